package games.oxo.book.export;

import games.oxo.book.compact.Radix;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.text.MoveNotation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The templates of source code in one language, with the figures of one game filled in. The
 * templates are resources, one for each part of a program; a word between two {@code @} is a place
 * to fill, and a line that begins with {@code @BOOK@} is left out where there is no book.
 */
final class SourceTemplate {
  private static final int ROW = 2000;
  private static final String ONLY_WITH_BOOK = "@BOOK@";

  private final SourceLanguage language;
  private final SourceAlphabet alphabet;
  private final Game game;
  private final boolean hasBook;
  private final Map<String, String> figures = new TreeMap<>();

  /**
   * @param hasBook whether the program has an opening book
   */
  SourceTemplate(Game game, SourceLanguage language, SourceAlphabet alphabet, boolean hasBook) {
    this.game = game;
    this.language = language;
    this.alphabet = alphabet;
    this.hasBook = hasBook;
    Radix radix = new Radix(alphabet.size());
    figures.put("DIGIT", resource(language + "-" + alphabet + ".txt").stripTrailing());
    figures.put("NAME", game.name().replaceAll("[^A-Za-z0-9 .:-]", ""));
    figures.put("NAMES", '"' + names(game.board().all()) + '"');
    figures.put("MOVES", '"' + moves() + '"');
    figures.put("CELLS", Integer.toString(game.board().cells()));
    figures.put("GRAVITY", Integer.toString(game.board().gravity() ? game.board().columns() : 0));
    figures.put("BASE", Integer.toString(alphabet.size()));
    figures.put("UNIT", Long.toString(radix.unit()));
    figures.put("DIGITS", Integer.toString(radix.digits()));
    figures.put("RUNS", alphabet.runs());
    figures.put("CHAR", alphabet == SourceAlphabet.UNICODE ? "char16_t" : "char");
    figures.put("SWAPS", Integer.toString(game.swapPly()));
    figures.put(
        "NAMES_OF", hasBook ? language.namesOfBook() : language.names(figures.get("NAMES")));
  }

  private static String resource(String name) {
    try (InputStream in = SourceTemplate.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A part of a program.
   *
   * @param name of the template
   * @param own the figures that only this part has
   * @param digits its data
   */
  String part(String name, Map<String, String> own, int[] digits) {
    // The data comes last, since it may look like anything.
    return part(name, own).replace("@DATA@", rows(digits));
  }

  /** A part of a program without data. */
  String part(String name, Map<String, String> own) {
    String text = resource(language + "-" + name + ".txt");
    String digit = figures.getOrDefault("DIGIT", "");
    return fill(indented(text.replace("@DIGIT@", digit)), own);
  }

  /** A part of a program that has no figures of its own. */
  String part(String name) {
    return part(name, Map.of());
  }

  /** One blank for a level of indentation leaves more space for the data. */
  private String indented(String template) {
    StringBuilder out = new StringBuilder();
    for (String line : template.split("\n", -1)) {
      if (line.startsWith(ONLY_WITH_BOOK) && !hasBook) {
        continue;
      }
      String kept =
          line.startsWith(ONLY_WITH_BOOK) ? line.substring(ONLY_WITH_BOOK.length()) : line;
      int blanks = kept.length() - kept.stripLeading().length();
      int fewer = blanks / language.indent() + blanks % language.indent();
      out.append(" ".repeat(fewer)).append(kept.stripLeading()).append('\n');
    }
    return out.substring(0, Math.max(0, out.length() - 1));
  }

  private String fill(String template, Map<String, String> own) {
    String filled = template;
    for (Map<String, String> values : List.of(own, figures)) {
      for (Map.Entry<String, String> each : values.entrySet()) {
        filled = filled.replace("@" + each.getKey() + "@", each.getValue());
      }
    }
    return filled;
  }

  /** The names of cells, as exported programs know them. */
  String names(long cells) {
    return IntStream.range(0, game.board().cells())
        .filter(cell -> (cells >>> cell & 1) != 0)
        .mapToObj(cell -> game.cellNames().name(cell).replace(' ', ','))
        .collect(Collectors.joining(" "));
  }

  /** For each cell the move to it, as it is written in a list of moves. */
  private String moves() {
    MoveNotation notation = new MoveNotation(game);
    return IntStream.range(0, game.board().cells())
        .mapToObj(cell -> notation.writeInList(Move.at(cell)))
        .collect(Collectors.joining(" "));
  }

  /** Digits as literals, a few thousand in a row. */
  private String rows(int[] digits) {
    StringBuilder rows = new StringBuilder();
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < digits.length; i++) {
      row.append(alphabet.character(digits[i]));
      if (row.length() == ROW || i == digits.length - 1) {
        rows.append(i < ROW ? "" : "\n").append(language.row(alphabet, row.toString()));
        row.setLength(0);
      }
    }
    return rows.toString();
  }

  /** The base of the digits. */
  int base() {
    return alphabet.size();
  }
}
