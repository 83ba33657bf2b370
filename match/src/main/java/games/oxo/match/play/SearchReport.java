package games.oxo.match.play;

import games.oxo.search.value.Value;
import games.oxo.search.value.ValueText;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The last score and node count of the {@code info} lines of one search. */
final class SearchReport {
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,18}");
  private static final int MOST_WORDS_OF_A_VALUE = 3;

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
      // These are followed by moves or plain text.
      if (words[i].equals("pv") || words[i].equals("string")) {
        return;
      }
      String next = i + 1 < words.length ? words[i + 1] : "";
      if (words[i].equals("nodes") && COUNT.matcher(next).matches()) {
        nodes = Long.parseLong(next);
      } else if (words[i].equals("score")) {
        value = value(words, i + 1).orElse(value);
      }
    }
  }

  /** The value that begins with a word: the longest text that is one. */
  private static Optional<Value> value(String[] words, int from) {
    Optional<Value> longest = Optional.empty();
    int end = Math.min(words.length, from + MOST_WORDS_OF_A_VALUE);
    for (int to = from + 1; to <= end; to++) {
      Optional<Value> read =
          ValueText.read(String.join(" ", Arrays.asList(words).subList(from, to)));
      longest = read.isPresent() ? read : longest;
    }
    return longest;
  }
}
