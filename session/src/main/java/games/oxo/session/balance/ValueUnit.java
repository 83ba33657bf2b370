package games.oxo.session.balance;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Points;
import games.oxo.search.value.Proven;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** The unit of an engine's evaluation, which determines when a position counts as even. */
public enum ValueUnit {
  /** From -1, certainly lost, to 1; even is a chance from 45 to 55 per cent. */
  CHANCES(0.1, 1),
  /** An engine's own points, 100 for a threat or a point of the game; even is within 10. */
  POINTS(10, 1000);

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

  /**
   * The unit of an engine that played games, as its values state it. Numbers without a unit, from
   * other programs and old logs, are chances unless one is out of their range.
   */
  public static ValueUnit of(List<? extends StudiedGame> games) {
    for (StudiedGame game : games) {
      for (StudiedGame.Thought thought : game.thoughts()) {
        Optional<Value> value = ValueText.read(thought.value());
        if (value.orElse(null) instanceof Chance) {
          return CHANCES;
        }
        if (value.orElse(null) instanceof Points points && isBeyondChances(points)) {
          return POINTS;
        }
      }
    }
    return CHANCES;
  }

  private static boolean isBeyondChances(Points points) {
    return points.unit() != Points.Unit.UNSTATED || Math.abs(points.amount()) > 1;
  }

  /** A value as a record of a game has it, for the player who moved; nothing where it is empty. */
  public OptionalDouble read(String code) {
    return ValueText.read(code)
        .map(value -> OptionalDouble.of(read(value)))
        .orElse(OptionalDouble.empty());
  }

  /** A value beside others, be it proven or not. */
  public double read(Value value) {
    return value instanceof Proven proven ? certain * proven.result().sign() : RawValue.of(value);
  }

  /** Who is ahead: 1, -1, or 0 when it is even. */
  public int sign(double value) {
    return Math.abs(value) <= even ? 0 : value > 0 ? 1 : -1;
  }
}
