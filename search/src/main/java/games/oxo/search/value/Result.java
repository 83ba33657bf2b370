package games.oxo.search.value;

import java.util.Locale;

/** The result of a game for a player. */
public enum Result {
  WIN(1),
  DRAW(0),
  LOSS(-1);

  private final int sign;

  Result(int sign) {
    this.sign = sign;
  }

  /** The result that a number stands for: above zero a win, below zero a loss. */
  public static Result ofSign(int number) {
    return number > 0 ? WIN : number < 0 ? LOSS : DRAW;
  }

  /** 1 for a win, 0 for a draw, -1 for a loss. */
  public int sign() {
    return sign;
  }

  /** The same result for the opponent. */
  public Result negate() {
    return ofSign(-sign);
  }

  /** The word that text and JSON have for it: {@code win}, {@code draw}, {@code loss}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
