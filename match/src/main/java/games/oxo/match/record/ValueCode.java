package games.oxo.match.record;

import games.oxo.search.Value;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Values as the line protocol writes them: {@code win 3}, {@code loss}, {@code draw}, a number. */
public final class ValueCode {
  private ValueCode() {}

  /** The text of a value; empty for none. */
  public static String write(@Nullable Value value) {
    if (value == null) {
      return "";
    }
    String plies = value.plies() > 0 ? " " + value.plies() : "";
    return switch (value.kind()) {
      case WIN -> "win" + plies;
      case LOSS -> "loss" + plies;
      case DRAW -> "draw";
      case ESTIMATE -> String.format(Locale.ROOT, "%.3f", value.score());
    };
  }
}
