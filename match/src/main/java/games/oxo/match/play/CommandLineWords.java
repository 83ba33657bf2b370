package games.oxo.match.play;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command line into words, as a shell would but without one: blanks separate words, single
 * quotes protect everything between them, double quotes protect blanks, and a backslash protects
 * the next character (between double quotes only {@code "} and {@code \}). No other character is
 * special.
 */
final class CommandLineWords {
  private CommandLineWords() {}

  /**
   * The words; the first is the program.
   *
   * @throws InputException when there is no program, or a quote or backslash is unmatched
   */
  static List<String> of(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char sign = line.charAt(i);
      boolean last = i + 1 == line.length();
      if (quote == 0 && Character.isWhitespace(sign)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
        }
        inWord = false;
        continue;
      }
      inWord = true;
      if (sign == quote) {
        quote = 0;
      } else if (quote == 0 && (sign == '"' || sign == '\'')) {
        quote = sign;
      } else if (sign == '\\' && quote == 0) {
        if (last) {
          throw new InputException(
              Text.format(
                  "the command line '%s' ends with a backslash; write \\\\ for a backslash", line));
        }
        word.append(line.charAt(++i));
      } else if (sign == '\\' && quote == '"' && !last && isKept(line.charAt(i + 1))) {
        word.append(line.charAt(++i));
      } else {
        word.append(sign);
      }
    }
    if (quote != 0) {
      throw new InputException(Text.format("the command line '%s' has no closing %s", line, quote));
    }
    if (inWord) {
      words.add(word.toString());
    }
    if (words.isEmpty() || words.get(0).isBlank()) {
      throw new InputException(
          Text.format(
              "the command line '%s' names no program; write one such as './mybot --fast'", line));
    }
    return List.copyOf(words);
  }

  private static boolean isKept(char sign) {
    return sign == '"' || sign == '\\';
  }
}
