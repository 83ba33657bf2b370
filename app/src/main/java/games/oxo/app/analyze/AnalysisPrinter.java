package games.oxo.app.analyze;

import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.engines.Engines;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.session.shape.Analyzed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows analyses: a table and below it the board, while the engine thinks and at the end, or JSON
 * lines. On a screen all of it fits, so that the board is what is seen last.
 */
public final class AnalysisPrinter {
  private static final int MOST_OF_LINE = 8;

  /** A line that is too long for the screen is cut off, so that the number of lines is known. */
  private static final String NO_WRAP = "\u001b[?7l";

  private static final String WRAP = "\u001b[?7h";

  private final Terminal terminal;
  private final Position position;
  private final Player mover;
  private final String engine;
  private final int top;
  private final boolean verbose;
  private final Optional<MoveValue> book;
  private final MoveNotation notation;
  private int linesShown;

  /**
   * @param top the most moves of the table; 0 for as many as there is room for
   * @param verbose whether values are also shown as the engine's own numbers
   * @param book what the engine's opening book would play
   */
  AnalysisPrinter(
      Terminal terminal,
      Position position,
      String engine,
      int top,
      boolean verbose,
      Optional<MoveValue> book) {
    this.terminal = terminal;
    this.position = position;
    this.engine = engine;
    this.top = top;
    this.verbose = verbose;
    this.book = book;
    mover = position.toMove().orElseThrow();
    notation = new MoveNotation(position.game());
  }

  /** Redraws the table in place, on a terminal. */
  void live(Analysis analysis) {
    if (terminal.colours()) {
      takeAway();
      List<String> lines = fitting(analysis);
      // The last line of the screen is where the cursor stands.
      int shown = Math.min(lines.size(), terminal.height() - 1);
      terminal.out().print(NO_WRAP);
      lines.subList(lines.size() - shown, lines.size()).forEach(this::printUnbroken);
      terminal.out().print(WRAP);
      terminal.out().flush();
      linesShown = shown;
    }
  }

  private void printUnbroken(String line) {
    terminal.out().print(line + "\u001b[K\r\n");
  }

  private void takeAway() {
    if (linesShown > 0) {
      terminal.out().print("\u001b[" + linesShown + "A\r\u001b[J");
      terminal.out().flush();
    }
  }

  /** The table as it stands in the end. */
  void last(Analysis analysis) {
    takeAway();
    fitting(analysis).forEach(terminal.out()::println);
    terminal.out().flush();
  }

  /** As many rows of the table as fit above the board. */
  private List<String> fitting(Analysis analysis) {
    List<String> board = board(analysis);
    List<String> summary = new ArrayList<>(terminal.wrapped(summary(analysis), 0));
    book.ifPresent(reply -> summary.addAll(terminal.wrapped(bookLine(reply), 0)));
    // The names of the columns, the line about what is left out, and the prompt of the shell.
    int others = board.size() + summary.size() + 4;
    int room = top > 0 ? top : Math.max(1, terminal.height() - others);
    List<String> lines = new ArrayList<>(table(analysis, room));
    lines.add("");
    lines.addAll(summary);
    lines.addAll(board);
    return lines;
  }

  private List<String> board(Analysis analysis) {
    CellNotes notes = new CellNotes(analysis, verbose);
    List<String> lines = new ArrayList<>();
    if (!notes.legend().isEmpty()) {
      lines.addAll(terminal.wrapped(Text.format("For %s: %s", mover, notes.legend()), 0));
    }
    lines.add("");
    Drawing drawing = new Drawing(position.game(), terminal.colours());
    drawing.draw(position, notes.byCell()).forEach(line -> lines.add("  " + line));
    return lines;
  }

  private List<String> table(Analysis analysis, int mostRows) {
    List<MoveValue> moves = analysis.moves();
    int longest =
        moves.stream().mapToInt(each -> value(each.move(), each.value()).length()).max().orElse(0);
    boolean visits = moves.stream().anyMatch(each -> each.visits() > 0);
    Columns columns = new Columns(Math.max(longest, "value".length()), visits);
    List<String> lines = new ArrayList<>();
    lines.add(columns.row("move", "value", "visits", "expected play"));
    for (MoveValue each : moves.subList(0, Math.min(mostRows, moves.size()))) {
      lines.add(
          columns.row(
              notation.writeInList(each.move()),
              value(each.move(), each.value()),
              each.visits() == 0 ? "" : Long.toString(each.visits()),
              play(each.line(), terminal.width() - columns.beforePlay())));
    }
    if (moves.size() > mostRows) {
      lines.add(Text.format("... and %d more", moves.size() - mostRows));
    }
    return lines;
  }

  /**
   * The columns of the table.
   *
   * @param value how wide the values are
   * @param visits whether the engine counts visits
   */
  private record Columns(int value, boolean visits) {
    private static final int MOVE = 6;
    private static final int VISITS = 10;

    int beforePlay() {
      return MOVE + 2 + value + (visits ? VISITS + 2 : 0) + 2;
    }

    String row(String move, String valued, String visited, String play) {
      String counted = visits ? "  " + " ".repeat(VISITS - visited.length()) + visited : "";
      return (padded(move, MOVE) + "  " + padded(valued, value) + counted + "  " + play)
          .stripTrailing();
    }

    private static String padded(String text, int width) {
      return text + " ".repeat(Math.max(0, width - text.length()));
    }
  }

  private String value(Move move, Value value) {
    String words = ValueWords.ofMove(mover, move, value);
    return verbose ? Text.format("%s (%s)", words, RawValue.text(value)) : words;
  }

  private String summary(Analysis analysis) {
    return Text.format(
        "%s plays %s (%s): %s%s, %.1f s",
        engine,
        notation.write(analysis.best()),
        value(analysis.best(), analysis.value()),
        analysis.simulations() > 0
            ? analysis.simulations() + " simulations"
            : analysis.nodes() + (Engines.entry(engine).countsLeaves() ? " leaves" : " nodes"),
        analysis.depth() > 0 ? ", depth " + analysis.depth() : "",
        analysis.micros() / 1e6);
  }

  private String bookLine(MoveValue reply) {
    return Text.format(
        "The opening book plays %s (%s%s).",
        notation.write(reply.move()),
        value(reply.move(), reply.value()),
        reply.visits() == 0 ? "" : Text.format(", %d games", reply.visits()));
  }

  /** The first moves of the play that is expected, as many as there is room for. */
  private String play(List<Move> line, int room) {
    for (int moves = Math.min(MOST_OF_LINE, line.size()); ; moves--) {
      String text = notation.writeList(line.subList(0, moves)) + (moves < line.size() ? " …" : "");
      if (text.length() <= room || moves <= 1) {
        return text;
      }
    }
  }

  String json(Analysis analysis, boolean last) {
    Analyzed found = new Analyzed(position, engine, analysis, book, last);
    return Json.write(Analyzed.ANALYSIS.write(found));
  }
}
