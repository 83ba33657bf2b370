package games.oxo.match.balance;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.search.Value;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** In what an engine measures positions, and so when it takes them for even. */
public enum ValueUnit {
  /** From -1, certainly lost, to 1; even is a chance from 45 to 55 per cent. */
  CHANCES(0.1, 1),
  /** An engine's own points, 100 for a threat or a point of the game; even is within 10. */
  POINTS(10, 1000);

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,15}(\\.[0-9]{1,15})?");

  private final double even;
  private final double certain;

  ValueUnit(double even, double certain) {
    this.even = even;
    this.certain = certain;
  }

  /** Values up to this far from 0 count as even. */
  public double even() {
    return even;
  }

  /** What a proven win is worth beside estimates. */
  public double certain() {
    return certain;
  }

  /** The unit of an engine that played games: chances unless a value lies beyond them. */
  public static ValueUnit of(List<GameRecord> games) {
    for (GameRecord game : games) {
      for (Turn turn : game.turns()) {
        String code = turn.value();
        if (NUMBER.matcher(code).matches() && Math.abs(Double.parseDouble(code)) > 1) {
          return POINTS;
        }
      }
    }
    return CHANCES;
  }

  /** A value as a record of a game has it, for the player who moved; nothing where it is empty. */
  public OptionalDouble read(String code) {
    String word = code.split(" ", 2)[0];
    return switch (word) {
      case "win" -> OptionalDouble.of(certain);
      case "loss" -> OptionalDouble.of(-certain);
      case "draw" -> OptionalDouble.of(0);
      default ->
          NUMBER.matcher(word).matches()
              ? OptionalDouble.of(Double.parseDouble(word))
              : OptionalDouble.empty();
    };
  }

  /** A value beside others, be it proven or not. */
  public double read(Value value) {
    return switch (value.kind()) {
      case WIN -> certain;
      case LOSS -> -certain;
      case DRAW -> 0;
      case ESTIMATE -> value.score();
    };
  }

  /** Who is ahead: 1, -1, or 0 when it is even. */
  public int sign(double value) {
    return Math.abs(value) <= even ? 0 : value > 0 ? 1 : -1;
  }
}
