package games.oxo.match.balance;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The history of the lead in a game, by the evaluations of the players themselves.
 *
 * <p>The player to move tends to overestimate its position, as tree searches do; so the lead after
 * a move is the mean of both players' latest values, and there is none before both have given one.
 */
public final class LeadHistory {
  private final List<Integer> signs;
  private final Result result;

  private LeadHistory(List<Integer> signs, Result result) {
    this.signs = List.copyOf(signs);
    this.result = result;
  }

  /**
   * The course of a game.
   *
   * @param from the first turn that counts: before a swap is decided, it is unknown whose lead it
   *     is
   */
  public static LeadHistory of(GameRecord game, ValueUnit unit, int from) {
    List<Integer> signs = new ArrayList<>();
    OptionalDouble first = OptionalDouble.empty();
    OptionalDouble second = OptionalDouble.empty();
    for (Turn turn :
        game.turns().subList(Math.min(from, game.turns().size()), game.turns().size())) {
      OptionalDouble value = unit.read(turn.value());
      if (value.isPresent() && turn.first()) {
        first = value;
      } else if (value.isPresent()) {
        second = value;
      }
      boolean both = first.isPresent() && second.isPresent();
      signs.add(both ? unit.sign((first.getAsDouble() - second.getAsDouble()) / 2) : 0);
    }
    return new LeadHistory(signs, game.result());
  }

  /** After each turn that counts: 1 when the first player was ahead, -1 the second, 0 neither. */
  public List<Integer> signs() {
    return signs;
  }

  /** How often the lead went from one player to the other; even positions between do not count. */
  public int changes() {
    int changes = 0;
    int leader = 0;
    for (int sign : signs) {
      changes += sign * leader < 0 ? 1 : 0;
      leader = sign == 0 ? leader : sign;
    }
    return changes;
  }

  /** Whether nobody was ever ahead. */
  public boolean isEven() {
    return signs.stream().allMatch(sign -> sign == 0);
  }

  /** Whether the winner was behind in the second half of the game. */
  public boolean isComeback() {
    int winner = result == Result.FIRST ? 1 : result == Result.SECOND ? -1 : 0;
    return winner != 0 && signs.subList(signs.size() / 2, signs.size()).contains(-winner);
  }
}
