package games.oxo.cluster.command;

import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.solve.SolveReport;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Prints what came out of 'cluster solve'. */
final class SolvePrint {
  /** Lines about positions that were not settled; the files have all. */
  private static final int MOST_LINES = 20;

  private final Terminal terminal;
  private final Game game;
  private final SolveReport report;
  private final int before;
  private final String results;
  private final List<String> files = new ArrayList<>();
  private @Nullable Long proven;
  private @Nullable Integer extractBytes;

  /**
   * @param before how many positions earlier runs had solved
   * @param results the folder with the Parquet files
   */
  SolvePrint(Terminal terminal, Game game, SolveReport report, int before, String results) {
    this.terminal = terminal;
    this.game = game;
    this.report = report;
    this.before = before;
    this.results = results;
  }

  void book(String book, long positions) {
    proven = positions;
    files.add(Text.format("%s: %d positions proven", book, positions));
  }

  void extract(String file, int bytes) {
    extractBytes = bytes;
    files.add(Text.format("%s: %d bytes", file, bytes));
  }

  void print(long micros, Results results) {
    results.print(() -> json(micros), () -> print(micros));
  }

  private void print(long micros) {
    line(
        "%s: %d positions, the side to move wins %d, draws %d, loses %d, %.1f s",
        game.name(),
        report.positions(),
        report.wins(),
        report.draws(),
        report.losses(),
        micros / 1e6);
    if (before > 0) {
      line("%d of them were solved before", before);
    }
    List<SolveReport.Problem> problems = report.problems();
    for (SolveReport.Problem each : problems.subList(0, Math.min(MOST_LINES, problems.size()))) {
      line(
          "%s  %s: %s",
          each.position(), each.failed() ? "the solver failed" : "not settled", each.reason());
    }
    long more = report.unsettled() + report.failed() - Math.min(MOST_LINES, problems.size());
    if (more > 0) {
      line("%d more are not settled; the results have all", more);
    }
    terminal.out().println(results);
    files.forEach(terminal.out()::println);
  }

  private void line(String pattern, Object... values) {
    terminal.out().println(String.format(Locale.ROOT, pattern, values));
  }

  private String json(long micros) {
    return Json.write(
        Json.object(
            "game",
            game.id(),
            "positions",
            report.positions(),
            "solvedBefore",
            before,
            "wins",
            report.wins(),
            "draws",
            report.draws(),
            "losses",
            report.losses(),
            "unsettled",
            report.unsettled(),
            "failed",
            report.failed(),
            "problems",
            report.problems().stream()
                .map(
                    each ->
                        Json.object(
                            "position",
                            each.position(),
                            "failed",
                            each.failed(),
                            "reason",
                            each.reason()))
                .toList(),
            "results",
            results,
            "proven",
            proven,
            "extractBytes",
            extractBytes,
            "nodes",
            report.nodes(),
            "solverMicros",
            report.micros(),
            "micros",
            micros));
  }
}
