package games.oxo.session.balance;

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
  private final int winner;

  private LeadHistory(List<Integer> signs, int winner) {
    this.signs = List.copyOf(signs);
    this.winner = winner;
  }

  /**
   * The course of a game.
   *
   * @param from the first turn that counts: before a swap is decided, it is unknown whose lead it
   *     is
   */
  public static LeadHistory of(StudiedGame game, ValueUnit unit, int from) {
    List<Integer> signs = new ArrayList<>();
    OptionalDouble first = OptionalDouble.empty();
    OptionalDouble second = OptionalDouble.empty();
    List<StudiedGame.Thought> thoughts = game.thoughts();
    for (StudiedGame.Thought thought :
        thoughts.subList(Math.min(from, thoughts.size()), thoughts.size())) {
      OptionalDouble value = unit.read(thought.value());
      if (value.isPresent() && thought.first()) {
        first = value;
      } else if (value.isPresent()) {
        second = value;
      }
      boolean both = first.isPresent() && second.isPresent();
      signs.add(both ? unit.sign((first.getAsDouble() - second.getAsDouble()) / 2) : 0);
    }
    return new LeadHistory(signs, game.winner());
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
    return winner != 0 && signs.subList(signs.size() / 2, signs.size()).contains(-winner);
  }
}
