package games.oxo.book.export;

import java.util.Locale;

/** The characters that stand for the digits of an exported book. */
public enum SourceAlphabet {
  /**
   * The 91 printable characters of ASCII that need no escape in a string of any language: all but
   * the blank, the quotation mark, the backslash, and the question mark, which begins trigraphs in
   * C++. They have 6.5 bits each.
   */
  ASCII("!!#>@[]~"),

  /**
   * 32,768 characters of the basic plane, which have 15 bits each. They are letters and symbols
   * written from left to right that no form of normalisation changes and that every version of
   * Unicode since 13 knows: no surrogates, no controls, nothing that combines, no emoji.
   */
  UNICODE(
      runs(
          "4dc0-9fea 3400-4db5 a016-a48c 1401-166d 27f0-2982 a500-a60b 2500-25ff 0234-02af"
              + " 2c7e-2cee 2a0d-2a73 2a77-2adb 13a0-13f5 2ea0-2ef2 ab70-abbf a722-a76f 16a0-16ea"
              + " 1200-1248 18b0-18f5 a6a0-a6e5 31a0-31e3 1318-135a a78b-a7bf 2999-29d7 12d8-1310"
              + " 2d30-2d67 048a-04c0 a490-a4c6 04fa-052f 22b0-22df 2c00-2c2e 2c30-2c5e a640-a66e"
              + " 1d00-1d2b 3105-312f ab30-ab5a 1260-1288 a4d0-a4f7 0560-0586 2400-2426 0531-0556"
              + " 2d00-2d25 2add-2aff 1d79-1d9a 228a-22ab 1290-12b0 0180-019f 29dc-29fb 041a-0438"
              + " 27c7-27e5 2c60-2c7b a680-a69b a7c2-a7c5"));

  private final String runs;
  private final String characters;

  /**
   * @param runs the first and the last character of each run, one after the other
   */
  SourceAlphabet(String runs) {
    this.runs = runs;
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < runs.length(); i += 2) {
      for (int c = runs.charAt(i); c <= runs.charAt(i + 1); c++) {
        all.append((char) c);
      }
    }
    characters = all.toString();
  }

  private static String runs(String numbers) {
    StringBuilder runs = new StringBuilder();
    for (String number : numbers.split("[ -]")) {
      runs.append((char) Integer.parseInt(number, 16));
    }
    return runs.toString();
  }

  /** The word of the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How many characters there are. */
  public int size() {
    return characters.length();
  }

  /** The character of a digit. */
  public char character(int digit) {
    return characters.charAt(digit);
  }

  /** The first and the last character of each run of neighbours. */
  String runs() {
    return runs;
  }
}
