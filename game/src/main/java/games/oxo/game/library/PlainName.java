package games.oxo.game.library;

import java.util.Locale;

/** Names in plain letters: {@code Misère Tic-Tac-Toe} becomes {@code misere-tic-tac-toe}. */
final class PlainName {
  /** Each letter with its forms that carry an accent; the library of a browser has none. */
  private static final String[] ACCENTED = {
    "aàáâãäåāăą",
    "cçćĉċč",
    "dď",
    "eèéêëēĕėęě",
    "gĝğġģ",
    "hĥ",
    "iìíîïĩīĭį",
    "jĵ",
    "kķ",
    "lĺļľ",
    "nñńņň",
    "oòóôõöōŏő",
    "rŕŗř",
    "sśŝşšș",
    "tţťț",
    "uùúûüũūŭůűų",
    "wŵ",
    "yýÿŷ",
    "zźżž"
  };

  private PlainName() {}

  /**
   * Small letters a to z and digits; an accent is dropped, and anything else between them becomes
   * one {@code -}.
   */
  static String of(String name) {
    StringBuilder plain = new StringBuilder();
    boolean gap = false;
    for (char sign : name.toLowerCase(Locale.ROOT).toCharArray()) {
      char letter = withoutAccent(sign);
      if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) {
        plain.append(gap && plain.length() > 0 ? "-" : "").append(letter);
        gap = false;
      } else if (!isAccent(letter)) {
        gap = true;
      }
    }
    return plain.toString();
  }

  private static char withoutAccent(char sign) {
    for (String letters : ACCENTED) {
      if (letters.indexOf(sign) >= 0) {
        return letters.charAt(0);
      }
    }
    return sign;
  }

  /** Whether a sign is an accent on the letter before it. */
  private static boolean isAccent(char sign) {
    return sign >= '\u0300' && sign <= '\u036f';
  }
}
