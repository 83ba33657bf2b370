package games.oxo.match.stats;

import java.util.Locale;

/** A proportion in words, to a tenth of a per cent: {@code 58.3%}. */
public final class Percent {
  private Percent() {}

  public static String of(double proportion) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * proportion);
  }
}
