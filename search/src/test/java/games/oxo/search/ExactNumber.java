package games.oxo.search;

import games.oxo.game.Minimax;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;

/** Proven values as the numbers of {@link Minimax}, and as the letters of the data files. */
public final class ExactNumber {
  private ExactNumber() {}

  /** A margin, or 100 less the moves to a win, or as much below zero for a loss. */
  public static int of(Value value) {
    Proven proven = proven(value);
    if (proven instanceof Margin margin) {
      return margin.points();
    }
    return proven.result().sign() * (100 - proven.plies());
  }

  /** 1, 0 or -1. */
  public static int sign(Value value) {
    return proven(value).result().sign();
  }

  /** W, D or L. */
  public static String letter(Value value) {
    return proven(value).result().name().substring(0, 1);
  }

  /** The moves to the end, 0 when they are not known or do not count. */
  public static int plies(Value value) {
    return value instanceof Proven proven ? proven.plies() : 0;
  }

  private static Proven proven(Value value) {
    if (value instanceof Proven proven) {
      return proven;
    }
    throw new AssertionError("nothing is proven: " + value);
  }
}
