package games.oxo.book.export;

import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.compact.Radix;
import games.oxo.book.compact.TreeRules;
import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Turn;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The source code around the data: the decoder in one language, with the figures of one game filled
 * in. The templates are resources; a word between two {@code @} is a place to fill.
 */
final class SourceTemplate {
  private static final int ROW = 2000;

  private final SourceLanguage language;
  private final SourceAlphabet alphabet;
  private final TreeRules rules;
  private final Game game;
  private final String text;

  SourceTemplate(DistilledBook book, SourceLanguage language, SourceAlphabet alphabet) {
    this.language = language;
    this.alphabet = alphabet;
    game = book.game().plain();
    rules = new TreeRules(game);
    String digit = resource(language + "-" + alphabet + ".txt").stripTrailing();
    String template = resource(language + ".txt").replace("@DIGIT@", digit);
    text = fill(indented(template), figures(book));
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

  /** One blank for a level of indentation leaves more space for the data. */
  private String indented(String template) {
    StringBuilder out = new StringBuilder();
    for (String line : template.split("\n")) {
      int blanks = line.length() - line.stripLeading().length();
      int kept = blanks / language.indent() + blanks % language.indent();
      out.append(" ".repeat(kept)).append(line.stripLeading()).append('\n');
    }
    return out.toString();
  }

  private static String fill(String template, Map<String, String> values) {
    String filled = template;
    for (Map.Entry<String, String> each : values.entrySet()) {
      filled = filled.replace("@" + each.getKey() + "@", each.getValue());
    }
    return filled;
  }

  private Map<String, String> figures(DistilledBook book) {
    Board board = game.board();
    Radix radix = new Radix(alphabet.size());
    Map<String, String> figures = new TreeMap<>();
    figures.put("NAME", game.name().replaceAll("[^A-Za-z0-9 .:-]", ""));
    figures.put("NAMES", '"' + names(board.all()) + '"');
    figures.put("CELLS", Integer.toString(board.cells()));
    figures.put("SYMMETRIES", Integer.toString(game.symmetries().size()));
    figures.put("GRAVITY", Integer.toString(board.gravity() ? board.columns() : 0));
    figures.put("WINDOW", Integer.toString(rules.window()));
    figures.put("LOSING", Integer.toString(rules.losing()));
    figures.put("LINE_GAME", game.rules().endsEarly() ? "1" : "0");
    figures.put("SWAP_PLY", Integer.toString(rules.swapPly()));
    figures.put("ROOTS", book.beforeSwap().isEmpty() ? "2" : "4");
    figures.put("BASE", Integer.toString(alphabet.size()));
    figures.put("UNIT", Long.toString(radix.unit()));
    figures.put("DIGITS", Integer.toString(radix.digits()));
    figures.put("RUNS", alphabet.runs());
    Entry example =
        book.entries().stream().filter(each -> each.key().ply() > 1).findFirst().orElse(null);
    figures.put("EXAMPLE_X", example == null ? "" : names(example.key().x()));
    figures.put("EXAMPLE_O", example == null ? "" : names(example.key().o()));
    return figures;
  }

  private String names(long cells) {
    return IntStream.range(0, game.board().cells())
        .filter(cell -> (cells >>> cell & 1) != 0)
        .mapToObj(cell -> game.cellNames().name(cell).replace(' ', ','))
        .collect(Collectors.joining(" "));
  }

  /**
   * The numbers, from 0 to 64, that stand before the tree: for each symmetry where each cell goes;
   * for each turn twice its ring, plus 1 for O; for each cell its ring; for each line its length
   * and its cells; 0.
   */
  int[] tables() {
    List<Integer> numbers = new ArrayList<>();
    int cells = game.board().cells();
    for (Symmetry each : game.symmetries()) {
      IntStream.of(each.permutation()).forEach(numbers::add);
    }
    for (int ply = 0; ply < cells; ply++) {
      Turn turn = game.definition().turns().at(ply);
      numbers.add(
          (turn.ring() == Turn.ANYWHERE ? 0 : 2 * turn.ring())
              + (turn.player() == Player.O ? 1 : 0));
    }
    for (int cell = 0; cell < cells; cell++) {
      numbers.add(game.board().ring(cell));
    }
    for (int[] line : rules.lines()) {
      numbers.add(line.length);
      IntStream.of(line).forEach(numbers::add);
    }
    numbers.add(0);
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The source code with these digits as its data. */
  String with(int[] digits, int positions) {
    StringBuilder rows = new StringBuilder();
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < digits.length; i++) {
      row.append(alphabet.character(digits[i]));
      if (row.length() == ROW || i == digits.length - 1) {
        rows.append(i < ROW ? "" : "\n").append(language.row(alphabet, row.toString()));
        row.setLength(0);
      }
    }
    return text.replace("@ENTRIES@", Integer.toString(positions))
        .replace("@DATA@", rows.toString());
  }
}
