package games.oxo.report;

import java.awt.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The CSS class of a part of a chart. A chart is drawn with a placeholder colour for each purpose;
 * the style sheet of the page gives the real colour, for light and dark screens, and the alignment
 * of text.
 */
enum StyleClass {
  TEXT_START("t", 1),
  TEXT_MIDDLE("t m", 2),
  TEXT_END("t e", 3),
  AXIS("axis", 4),
  GRID("grid", 5),
  MARK("mark", 6),
  ERROR("err", 7),
  S1("s1", 8),
  S2("s2", 9),
  S3("s3", 10),
  S4("s4", 11),
  S5("s5", 12),
  S6("s6", 13),
  S7("s7", 14),
  S8("s8", 15);

  /** How many lines have a colour of their own. */
  static final int SERIES = 8;

  private static final List<StyleClass> LINES = List.of(S1, S2, S3, S4, S5, S6, S7, S8);

  final String css;
  final Color color;

  StyleClass(String css, int number) {
    this.css = css;
    this.color = new Color(1, 2, number);
  }

  /** The colour of a line, from 0. */
  static StyleClass series(int number) {
    return LINES.get(number % SERIES);
  }

  /** Whose colour this is, as {@code rgb(1,2,3)}; null when it belongs to none. */
  static @Nullable StyleClass of(String rgb) {
    for (StyleClass ink : values()) {
      if (rgb.equals("rgb(1,2," + ink.color.getBlue() + ")")) {
        return ink;
      }
    }
    return null;
  }
}
