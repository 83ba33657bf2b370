package games.oxo.session.json;

import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON (RFC 8259) into maps, lists, strings, numbers ({@code Long} if whole and small enough,
 * otherwise {@code Double}), booleans and null. Whatever the input, it throws only {@link
 * InputException}; length and nesting are bounded.
 */
public final class JsonReader {
  private static final int MOST_NESTING = 32;
  private static final String LARGEST = Long.toString(Long.MAX_VALUE);

  private final String text;
  private int at;
  private int nesting;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Reads one value that is the whole text.
   *
   * @param mostCharacters a longer text is refused
   * @throws InputException when it is not JSON, with the place
   */
  public static @Nullable Object read(String text, int mostCharacters) {
    if (text.length() > mostCharacters) {
      throw new InputException(
          "the JSON has "
              + text.length()
              + " characters; at most "
              + mostCharacters
              + " are allowed");
    }
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.blanks();
    if (reader.at < text.length()) {
      throw reader.wrong("there is text after the value");
    }
    return value;
  }

  /**
   * Reads an object that is the whole text.
   *
   * @throws InputException when it is not a JSON object, with the place
   */
  public static Map<String, @Nullable Object> readObject(String text, int mostCharacters) {
    if (read(text, mostCharacters) instanceof Map<?, ?> map) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      map.forEach((key, value) -> object.put((String) key, value));
      return object;
    }
    throw new InputException("the JSON must be an object, as in {\"game\":\"squava\"}");
  }

  private InputException wrong(String what) {
    return new InputException("the JSON is wrong at character " + (at + 1) + ": " + what);
  }

  private void blanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char next() {
    if (at >= text.length()) {
      throw wrong("it ends too early");
    }
    return text.charAt(at);
  }

  private @Nullable Object value() {
    blanks();
    char c = next();
    return switch (c) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, at)) {
      throw wrong("a value is expected");
    }
    at += word.length();
    return value;
  }

  private void enter() {
    at++;
    if (++nesting > MOST_NESTING) {
      throw wrong("more than " + MOST_NESTING + " levels of objects and lists are nested");
    }
  }

  private Map<String, @Nullable Object> object() {
    enter();
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    blanks();
    if (next() == '}') {
      at++;
    } else {
      do {
        field(object);
      } while (isContinued('}'));
    }
    nesting--;
    return object;
  }

  private void field(Map<String, @Nullable Object> object) {
    blanks();
    if (next() != '"') {
      throw wrong("a name in quotes is expected");
    }
    String name = string();
    blanks();
    if (next() != ':') {
      throw wrong("a colon is expected");
    }
    at++;
    if (object.containsKey(name)) {
      throw wrong("the name '" + name + "' occurs twice");
    }
    object.put(name, value());
  }

  private List<@Nullable Object> array() {
    enter();
    List<@Nullable Object> list = new ArrayList<>();
    blanks();
    if (next() == ']') {
      at++;
    } else {
      do {
        list.add(value());
      } while (isContinued(']'));
    }
    nesting--;
    return list;
  }

  /** Whether a comma follows, or else the end. */
  private boolean isContinued(char end) {
    blanks();
    char c = next();
    if (c != ',' && c != end) {
      throw wrong("a comma or '" + end + "' is expected");
    }
    at++;
    return c == ',';
  }

  private String string() {
    at++;
    StringBuilder value = new StringBuilder();
    while (next() != '"') {
      char c = next();
      if (c < ' ') {
        throw wrong("a control character must be escaped");
      }
      at++;
      value.append(c == '\\' ? escaped() : c);
    }
    at++;
    return value.toString();
  }

  private char escaped() {
    char c = next();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw wrong("unknown escape");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(next(), 16);
      if (digit < 0 || next() > 'f') {
        throw wrong("four hexadecimal digits are expected");
      }
      code = 16 * code + digit;
      at++;
    }
    return (char) code;
  }

  private Number number() {
    int start = at;
    skip('-');
    int digits = at;
    boolean leadingZero = at < text.length() && text.charAt(at) == '0';
    digits();
    if (leadingZero && at > digits + 1) {
      at = digits;
      throw wrong("a number must not begin with 0");
    }
    boolean whole = true;
    if (skip('.')) {
      whole = false;
      digits();
    }
    if (skip('e') || skip('E')) {
      whole = false;
      if (!skip('+')) {
        skip('-');
      }
      digits();
    }
    String number = text.substring(start, at);
    if (whole && isLong(text.substring(digits, at))) {
      return Long.parseLong(number);
    }
    double value = Double.parseDouble(number);
    if (Double.isInfinite(value)) {
      throw wrong("the number is too large");
    }
    return value;
  }

  private static boolean isLong(String digits) {
    return digits.length() < LARGEST.length()
        || (digits.length() == LARGEST.length() && digits.compareTo(LARGEST) <= 0);
  }

  private boolean skip(char c) {
    boolean there = at < text.length() && text.charAt(at) == c;
    at += there ? 1 : 0;
    return there;
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw wrong("a value is expected");
    }
  }
}
