package games.oxo.app.learn;

import games.oxo.app.match.SummaryJson;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.learn.run.Attempt;
import games.oxo.learn.run.LearnRun;
import games.oxo.learn.run.LearnSummary;
import games.oxo.learn.run.TotalElo;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.session.json.Json;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The last words of the command, as text and as JSON, and its exit status. */
record LearnEnd(Game game, LearnFiles files, LearnRun.End end, List<Attempt> attempts) {
  private long generations() {
    return attempts.stream().filter(Attempt::accepted).count();
  }

  /** Reports it; returns the exit status. */
  int report(LongWork work, Optional<LearnSummary> summary) {
    PrintStream out = work.terminal().out();
    work.results()
        .print(() -> Json.write(json(summary)), () -> summary.ifPresent(each -> print(out, each)));
    if (end == LearnRun.End.STOPPED) {
      return work.stop(
          Text.format(
              "stopped after %s; the same command goes on from here",
              counted(attempts.size(), "attempt")));
    }
    work.results().printText(() -> out.println(outlook()));
    return generations() == 0 ? ExitStatus.UNSETTLED : ExitStatus.DONE;
  }

  private static String counted(long number, String what) {
    return Text.format("%d %s%s", number, what, number == 1 ? "" : "s");
  }

  private void print(PrintStream out, LearnSummary summary) {
    out.println(
        Text.format(
            "%s: %s from %d games, %s Elo against the weights made by hand.",
            files.evaluation(),
            counted(generations(), "generation"),
            summary.learned().provenance().games(),
            summary.elo().text()));
    if (summary.learned().stronger() != Stronger.UNKNOWN) {
      out.println(
          Text.format(
              "'%s' with it against '%s' at %d ms a move: %s Elo, so 'best' plays with '%s'.",
              summary.evaluatedEngine(),
              summary.plainEngine(),
              summary.plan().finalMillis(),
              Elo.logistic(summary.againstTree()).text(),
              summary.strongerEngine()));
    }
    out.println(Text.format("%s shows what was learned.", files.page()));
    out.println(
        files.found()
            ? "Engines find the evaluation by themselves; eval=none plays without it."
            : Text.format("Engines use it as in 'best:eval=%s'.", files.evaluation()));
  }

  /** What more work would give. */
  private String outlook() {
    if (end == LearnRun.End.SATURATED) {
      return generations() == 0
          ? "Three attempts in a row were no better than the weights made by hand, so nothing was"
              + " written; more games of this kind would hardly help."
          : "Three attempts in a row were no better, so more games of this kind would hardly help;"
              + " --nodes 4000 makes better ones, with another file.";
    }
    return generations() == 0
        ? Text.format(
            "No weights were better than those made by hand after %s, so nothing was written; the"
                + " same command goes on with more time.",
            counted(attempts.size(), "attempt"))
        : Text.format(
            "The same command with more time goes on after %s.",
            counted(attempts.size(), "attempt"));
  }

  private Map<String, @Nullable Object> json(Optional<LearnSummary> summary) {
    Map<String, @Nullable Object> json =
        Json.object(
            "game", game.id(),
            "end", word(),
            "attempts", attempts.size(),
            "generations", generations(),
            "elo", SummaryJson.elo(TotalElo.of(attempts)),
            "file", generations() == 0 ? null : files.evaluation().toString(),
            "page", summary.isEmpty() ? null : files.page().toString());
    summary.ifPresent(
        each -> {
          json.put("games", each.learned().provenance().games());
          json.put("positions", each.learned().provenance().positions());
          json.put(
              "calibrations", each.calibrations().stream().map(LearnEnd::calibration).toList());
          String stronger = each.strongerEngine();
          json.put("stronger", stronger);
          json.put("againstTree", stronger == null ? null : score(each.againstTree()));
        });
    return json;
  }

  private String word() {
    return switch (end) {
      case STOPPED -> "stopped";
      case TIME -> "limit";
      case SATURATED -> "saturated";
    };
  }

  private static Map<String, @Nullable Object> calibration(LearnSummary.Calibration each) {
    return Json.object(
        "nodes", each.nodes(),
        "games", each.games(),
        "factor", SummaryJson.rounded(each.factor()),
        "worst", SummaryJson.rounded(each.reliability().worst()));
  }

  /** The games of a match and the lead that they show. */
  static Map<String, @Nullable Object> score(WinDrawLoss score) {
    return Json.object(
        "wins", score.wins(),
        "draws", score.draws(),
        "losses", score.losses(),
        "elo", SummaryJson.elo(Elo.logistic(score)));
  }
}
