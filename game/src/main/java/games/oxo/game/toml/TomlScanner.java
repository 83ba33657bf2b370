package games.oxo.game.toml;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Walks through TOML text: keys, single values, blanks, comments, and the line it has reached. */
final class TomlScanner {
  private static final Pattern WHOLE =
      Pattern.compile(
          "[+-]?(0|[1-9](_?[0-9])*)"
              + "|0x[0-9A-Fa-f](_?[0-9A-Fa-f])*|0o[0-7](_?[0-7])*|0b[01](_?[01])*");
  private static final Pattern REAL =
      Pattern.compile(
          "[+-]?((0|[1-9](_?[0-9])*)(\\.[0-9](_?[0-9])*)?([eE][+-]?[0-9](_?[0-9])*)?|inf|nan)");
  private static final Pattern DATE_OR_TIME = Pattern.compile("[0-9]{4}-[0-9]{2}.*|[0-9]{2}:.*");

  private final String text;
  private int at;
  private int line = 1;

  TomlScanner(String text) {
    String unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
    this.text = unmarked.replace("\r\n", "\n");
  }

  int line() {
    return line;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** Steps over {@code token} if it is next. */
  boolean take(String token) {
    if (text.startsWith(token, at)) {
      at += token.length();
      return true;
    }
    return false;
  }

  void expect(String token, String why) {
    skipSpaces();
    if (!take(token)) {
      throw new InputException(Text.format("expected '%s' %s, found %s", token, why, found()));
    }
  }

  void skipSpaces() {
    while (!atEnd() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
  }

  void skipBlankLines() {
    skipSpaces();
    skipComment();
    while (!atEnd() && text.charAt(at) == '\n') {
      at++;
      line++;
      skipSpaces();
      skipComment();
    }
  }

  void endOfLine() {
    skipSpaces();
    skipComment();
    if (!atEnd() && text.charAt(at) != '\n') {
      throw new InputException("expected the end of the line, found " + found());
    }
  }

  private void skipComment() {
    if (!atEnd() && text.charAt(at) == '#') {
      while (!atEnd() && text.charAt(at) != '\n') {
        requireText(text.charAt(at++));
      }
    }
  }

  String key() {
    if (take("\"")) {
      return basic();
    }
    if (take("'")) {
      return literal();
    }
    int start = at;
    while (!atEnd() && isBare(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      throw new InputException("expected a key, found " + found());
    }
    return text.substring(start, at);
  }

  TomlValue scalar() {
    int startLine = line;
    if (take("\"\"\"")) {
      return new TomlValue.Text(longText('"'), startLine);
    }
    if (take("'''")) {
      return new TomlValue.Text(longText('\''), startLine);
    }
    if (take("\"")) {
      return new TomlValue.Text(basic(), startLine);
    }
    if (take("'")) {
      return new TomlValue.Text(literal(), startLine);
    }
    int start = at;
    while (!atEnd() && (isBare(text.charAt(at)) || "+.:".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    String word = text.substring(start, at);
    switch (word) {
      case "" -> throw new InputException("expected a value, found " + found());
      case "true" -> {
        return new TomlValue.Flag(true, line);
      }
      case "false" -> {
        return new TomlValue.Flag(false, line);
      }
      default -> {
        return number(word);
      }
    }
  }

  private TomlValue number(String word) {
    if (WHOLE.matcher(word).matches()) {
      return new TomlValue.Whole(whole(word.replace("_", "")), line);
    }
    if (REAL.matcher(word).matches()) {
      String plain = word.replace("_", "");
      if (plain.endsWith("inf")) {
        boolean negative = plain.startsWith("-");
        double infinity = negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        return new TomlValue.Real(infinity, line);
      }
      double value = plain.endsWith("nan") ? Double.NaN : Double.parseDouble(plain);
      return new TomlValue.Real(value, line);
    }
    if (DATE_OR_TIME.matcher(word).matches()) {
      throw new InputException("dates and times such as " + word + " are not allowed here");
    }
    throw new InputException(
        Text.format("'%s' is not a value; text must be in quotes: \"%s\"", word, word));
  }

  private static long whole(String word) {
    int radix =
        word.startsWith("0x") ? 16 : word.startsWith("0o") ? 8 : word.startsWith("0b") ? 2 : 10;
    try {
      return Long.parseLong(radix == 10 ? word : word.substring(2), radix);
    } catch (NumberFormatException e) {
      throw new InputException("the number " + word + " is too large");
    }
  }

  private String literal() {
    int end = text.indexOf('\'', at);
    int lineEnd = text.indexOf('\n', at);
    if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
      throw new InputException("the text in '…' has no closing quote on its line");
    }
    String value = text.substring(at, end);
    value.chars().forEach(c -> requireText((char) c));
    at = end + 1;
    return value;
  }

  private String basic() {
    StringBuilder value = new StringBuilder();
    while (true) {
      if (atEnd() || text.charAt(at) == '\n') {
        throw new InputException("the text in \"…\" has no closing quote on its line");
      }
      char c = text.charAt(at++);
      if (c == '"') {
        return value.toString();
      }
      if (c == '\\') {
        escape(value);
      } else {
        requireText(c);
        value.append(c);
      }
    }
  }

  private String longText(char quote) {
    String closing = String.valueOf(quote).repeat(3);
    if (!atEnd() && text.charAt(at) == '\n') {
      at++;
      line++;
    }
    StringBuilder value = new StringBuilder();
    while (true) {
      if (atEnd()) {
        throw new InputException("the text in " + closing + " is never closed");
      }
      if (take(closing)) {
        // Up to two quotes may stand directly before the closing three.
        for (int extra = 0; extra < 2 && take(String.valueOf(quote)); extra++) {
          value.append(quote);
        }
        return value.toString();
      }
      char c = text.charAt(at++);
      if (c == '\\' && quote == '"') {
        if (!skipLineEndingBackslash()) {
          escape(value);
        }
      } else {
        if (c == '\n') {
          line++;
        } else {
          requireText(c);
        }
        value.append(c);
      }
    }
  }

  private static final Pattern REST_OF_LINE_BLANK = Pattern.compile("[ \\t]*\\n\\s*");

  /** After a backslash: if only blanks follow on the line, skips to the next visible character. */
  private boolean skipLineEndingBackslash() {
    Matcher blanks = REST_OF_LINE_BLANK.matcher(text).region(at, text.length());
    if (!blanks.lookingAt()) {
      return false;
    }
    line += (int) text.substring(at, blanks.end()).chars().filter(c -> c == '\n').count();
    at = blanks.end();
    return true;
  }

  private void escape(StringBuilder value) {
    if (atEnd()) {
      throw new InputException("the file ends inside quoted text");
    }
    char c = text.charAt(at++);
    switch (c) {
      case 'b' -> value.append('\b');
      case 't' -> value.append('\t');
      case 'n' -> value.append('\n');
      case 'f' -> value.append('\f');
      case 'r' -> value.append('\r');
      case '"', '\\' -> value.append(c);
      case 'u' -> unicode(4, value);
      case 'U' -> unicode(8, value);
      default ->
          throw new InputException("'\\" + c + "' is not an escape; write a backslash as \\\\");
    }
  }

  private void unicode(int digits, StringBuilder value) {
    int end = Math.min(at + digits, text.length());
    String hex = text.substring(at, end);
    boolean valid =
        hex.length() == digits && hex.chars().allMatch(c -> Character.digit(c, 16) >= 0);
    long point = valid ? Long.parseLong(hex, 16) : -1;
    boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    if (point < 0 || point > Character.MAX_CODE_POINT || surrogate) {
      throw new InputException(
          Text.format("'\\%s' is not a character", (digits == 4 ? "u" : "U") + hex));
    }
    at = end;
    value.appendCodePoint((int) point);
  }

  private static void requireText(char c) {
    if ((c < ' ' && c != '\t') || c == '\u007f') {
      throw new InputException(
          Text.format("a control character (code %d) is not allowed", (int) c));
    }
  }

  private static boolean isBare(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '_'
        || c == '-';
  }

  private String found() {
    if (atEnd()) {
      return "the end of the file";
    }
    return text.charAt(at) == '\n'
        ? "the end of the line"
        : "'" + text.substring(at, text.offsetByCodePoints(at, 1)) + "'";
  }
}
