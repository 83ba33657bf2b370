package games.oxo.app.analyze;

import games.oxo.app.terminal.Terminal;
import games.oxo.app.value.ValueWords;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.engines.Engines;
import games.oxo.session.api.AnalysisJson;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Shows analyses: a table with the board while the engine thinks and at the end, or JSON lines. */
public final class AnalysisPrinter {
  private static final int MOST_ROWS = 12;
  private static final int MOST_OF_LINE = 8;

  private final Terminal terminal;
  private final Position position;
  private final String engine;
  private final MoveNotation notation;
  private int linesShown;

  AnalysisPrinter(Terminal terminal, Position position, String engine) {
    this.terminal = terminal;
    this.position = position;
    this.engine = engine;
    notation = new MoveNotation(position.game());
  }

  /** Redraws the table in place, on a terminal. */
  void live(Analysis analysis) {
    if (terminal.colours()) {
      redraw(table(analysis, MOST_ROWS));
    }
  }

  /** The table as it stands in the end. */
  void last(Analysis analysis) {
    redraw(table(analysis, Integer.MAX_VALUE));
  }

  private void redraw(List<String> lines) {
    if (linesShown > 0) {
      terminal.out().print("\u001b[" + linesShown + "A\u001b[J");
    }
    lines.forEach(terminal.out()::println);
    terminal.out().flush();
    linesShown = lines.size();
  }

  private List<String> table(Analysis analysis, int mostRows) {
    Game game = position.game();
    List<String> lines = new ArrayList<>();
    Map<Integer, String> notes = new HashMap<>();
    for (MoveValue each : analysis.moves()) {
      if (!each.move().isSwap()) {
        notes.put(each.move().cell(), ValueWords.brief(each.value()));
      }
    }
    for (String line : new Drawing(game, terminal.colours()).draw(position, notes)) {
      lines.add("  " + line);
    }
    lines.add("");
    lines.add(Text.format("%-6s %-14s %10s  %s", "move", "value", "visits", "expected play"));
    int rows = 0;
    for (MoveValue each : analysis.moves()) {
      if (rows++ == mostRows) {
        lines.add(Text.format("... and %d more", analysis.moves().size() - mostRows));
        break;
      }
      lines.add(
          Text.format(
              "%-6s %-14s %10s  %s",
              notation.writeInList(each.move()),
              ValueWords.of(each.value()),
              each.visits() == 0 ? "" : Long.toString(each.visits()),
              play(each.line())));
    }
    lines.add("");
    lines.add(
        Text.format(
            "%s plays %s (%s): %s%s, %.1f s",
            engine,
            notation.write(analysis.best()),
            ValueWords.of(analysis.value()),
            analysis.simulations() > 0
                ? analysis.simulations() + " simulations"
                : analysis.nodes() + (Engines.entry(engine).countsLeaves() ? " leaves" : " nodes"),
            analysis.depth() > 0 ? ", depth " + analysis.depth() : "",
            analysis.micros() / 1e6));
    return lines;
  }

  private String play(List<Move> line) {
    List<Move> some = line.subList(0, Math.min(MOST_OF_LINE, line.size()));
    return notation.writeList(some) + (some.size() < line.size() ? " …" : "");
  }

  void json(Analysis analysis, boolean last) {
    terminal.out().println(Json.write(AnalysisJson.write(position, engine, analysis, last)));
  }
}
