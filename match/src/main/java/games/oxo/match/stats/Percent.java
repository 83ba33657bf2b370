package games.oxo.match.stats;

import games.oxo.game.words.Text;

/** A proportion in words, to a tenth of a per cent: {@code 58.3%}. */
public final class Percent {
  private Percent() {}

  public static String of(double proportion) {
    return Text.format("%.1f%%", 100 * proportion);
  }
}
