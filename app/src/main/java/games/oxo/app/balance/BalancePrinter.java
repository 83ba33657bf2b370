package games.oxo.app.balance;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceText;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.balance.Verdict;
import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.ResultCounts;
import games.oxo.session.balance.SelfPlayStatistics;
import java.io.PrintStream;
import java.util.List;

/** Prints the result of a balance study. */
final class BalancePrinter {
  /** At most this many kinds of first moves are listed. */
  private static final int LISTED = 20;

  private final Terminal terminal;
  private final PrintStream out;
  private final Paint paint;
  private final BalanceResult balance;
  private final SelfPlayStatistics study;
  private final BalanceText text;

  BalancePrinter(Terminal terminal, BalanceResult balance) {
    this.terminal = terminal;
    out = terminal.out();
    paint = new Paint(terminal.colours());
    this.balance = balance;
    study = balance.study();
    text = new BalanceText(balance);
  }

  void print() {
    out.println(
        paint.strong(
            Text.format(
                "%s: %d %s of %s against itself",
                study.game().id(),
                study.games(),
                study.games() == 1 ? "game" : "games",
                balance.engine())));
    if (study.games() > 0) {
      results();
      course();
    }
    if (!balance.firstMoves().kinds().isEmpty()) {
      firstMoves(balance.firstMoves());
    }
    if (!balance.ladder().steps().isEmpty()) {
      ladder(balance.ladder());
    }
    List<String> verdict = Verdict.sentences(balance);
    if (!verdict.isEmpty()) {
      out.println();
      for (String sentence : verdict) {
        terminal.printWrapped(sentence, 0);
      }
    }
  }

  private void line(String name, String words) {
    out.println(paint.faint(Text.format("  %-14s", name)) + words);
  }

  private void results() {
    ResultCounts results = study.results();
    line(
        "first player",
        Text.format(
            "scores %s: %d won, %d drawn, %d lost",
            BalanceText.share(study.first()), results.wins(), results.draws(), results.losses()));
    line("perfect play", text.perfectPlay());
    line("draws", BalanceText.share(study.draws()));
    if (study.game().swapPly() >= 0) {
      line("swaps", BalanceText.share(study.swaps()));
    }
    if (study.faults() > 0) {
      line("faults", Text.format("%d more games ended with one", study.faults()));
    }
  }

  private void course() {
    Distribution stones = study.stones();
    line(
        "length",
        Text.format(
            "%s stones, median %s, %d to %d; %.0f%% of the board",
            BalanceText.mean(stones),
            BalanceText.number(stones.median()),
            stones.least(),
            stones.most(),
            100 * study.filled()));
    Distribution sure = study.sureBefore();
    if (!sure.isEmpty()) {
      line(
          "win in sight",
          Text.format(
              "%s moves before the end, median %s, at most %d",
              BalanceText.mean(sure), BalanceText.number(sure.median()), sure.most()));
    }
    Distribution margins = study.margins();
    if (study.game().rules().hasPoints() && !margins.isEmpty()) {
      line(
          "margin",
          Text.format(
              "%s points, median %s, %d to %d",
              BalanceText.mean(margins),
              BalanceText.number(margins.median()),
              margins.least(),
              margins.most()));
    }
    line(
        "lead changes",
        Text.format(
            "%s a game; at least one in %s",
            BalanceText.mean(study.leadChanges()), BalanceText.share(study.changing())));
    line("nobody ahead", BalanceText.share(study.even()) + " of the games");
    if (study.comebacks().all() > 0) {
      line("comebacks", BalanceText.share(study.comebacks()) + " of the games with a winner");
    }
    line("branching", Text.format("%.1f legal moves on average", study.branching()));
    line("variety", Text.format("%d of %d games are different", study.different(), study.games()));
  }

  private void firstMoves(FirstMoves moves) {
    line("first moves", text.sound());
    row("move", "alike", "estimate", "exact", "");
    List<FirstMove> sorted = text.sorted();
    for (FirstMove kind : sorted.subList(0, Math.min(LISTED, sorted.size()))) {
      row(
          text.move(kind),
          Integer.toString(kind.alike()),
          text.estimate(kind),
          text.exact(kind),
          moves.isSound(kind) ? "sound" : "");
    }
    if (sorted.size() > LISTED) {
      out.println(Text.format("    … and %d more", sorted.size() - LISTED));
    }
  }

  private void row(String move, String alike, String estimate, String exact, String sound) {
    String line = Text.format("    %-6s %5s  %8s  %-12s %s", move, alike, estimate, exact, sound);
    out.println(line.stripTrailing());
  }

  private void ladder(LevelLadder ladder) {
    line(
        "levels",
        ladder.height().map(height -> Text.format("1 to 10: %s Elo", height.text())).orElse(""));
    for (LevelLadder.Step step : ladder.steps()) {
      out.println(
          Text.format(
              "    %-7s %-28s %s",
              Text.format("%d : %d", step.level(), step.level() - 1),
              BalanceText.share(step.score()),
              "Elo " + step.elo().text()));
    }
  }
}
