package games.oxo.match.play;

import games.oxo.search.Value;
import games.oxo.search.Value.Kind;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the {@code info} lines of one search say in the end. */
final class SearchReport {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,15}(\\.[0-9]{1,15})?");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,18}");
  private static final int MOST_PLIES = 1000;

  private @Nullable Value value;
  private long nodes;

  /** What the position is worth to the mover, by the last line that says so. */
  @Nullable Value value() {
    return value;
  }

  /** Positions visited or games played out, by the last line that says so; otherwise 0. */
  long nodes() {
    return nodes;
  }

  /** Takes in a line; what it does not understand is left out. */
  void hear(String line) {
    String[] words = line.strip().split("\\s+");
    if (!words[0].equals("info")) {
      return;
    }
    for (int i = 1; i < words.length; i++) {
      // Behind these stand moves or plain text.
      if (words[i].equals("pv") || words[i].equals("string")) {
        return;
      }
      String next = i + 1 < words.length ? words[i + 1] : "";
      if (words[i].equals("nodes") && COUNT.matcher(next).matches()) {
        nodes = Long.parseLong(next);
      } else if (words[i].equals("score")) {
        Value read = value(next, i + 2 < words.length ? words[i + 2] : "");
        value = read == null ? value : read;
      }
    }
  }

  private static @Nullable Value value(String word, String plies) {
    return switch (word) {
      case "win" -> new Value(Kind.WIN, 1, plies(plies));
      case "loss" -> new Value(Kind.LOSS, -1, plies(plies));
      case "draw" -> new Value(Kind.DRAW, 0, 0);
      default -> NUMBER.matcher(word).matches() ? Value.estimate(Double.parseDouble(word)) : null;
    };
  }

  private static int plies(String word) {
    return COUNT.matcher(word).matches() ? (int) Math.min(MOST_PLIES, Long.parseLong(word)) : 0;
  }
}
