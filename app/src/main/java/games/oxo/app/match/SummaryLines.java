package games.oxo.app.match;

import games.oxo.cli.terminal.Paint;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.match.record.GameRecord;
import games.oxo.match.standing.Effort;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Percent;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.session.balance.Interval;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The labelled lines that summaries of matches and tournaments share. */
final class SummaryLines {
  /** So many faults are told one by one. */
  private static final int FAULTS_TOLD = 5;

  private final PrintStream out;
  private final Paint paint;

  SummaryLines(Terminal terminal) {
    out = terminal.out();
    paint = new Paint(terminal.colours());
  }

  void line(String name, String text) {
    out.println(paint.faint(Text.format("  %-13s", name)) + text);
  }

  /** What the first move is worth. */
  void firstMove(Standings standings) {
    WinDrawLoss first = standings.ofFirst();
    Interval range = Interval.wilson(first.points(), first.games());
    line(
        "first move",
        Text.format(
            "scores %s (%s to %s)",
            Percent.of(first.score()), Percent.of(range.low()), Percent.of(range.high())));
  }

  /** How many games there really are. */
  void games(Standings standings) {
    line(
        "variety",
        Text.format(
            "%d of %d games are different, %.1f moves on average",
            standings.different(), standings.count(), standings.averageMoves()));
  }

  /** How long and how much each has thought. */
  void effort(Standings standings) {
    for (int i = 0; i < standings.engines().size(); i++) {
      line(
          i == 0 ? "per move" : "",
          Text.format(
              "%s: %.1f ms, %,.0f positions",
              standings.engines().get(i),
              standings.effort(i).averageMicros() / 1000,
              standings.effort(i).averageNodes()));
    }
  }

  /** Who took more time than it had, which the margin forgave. */
  void late(Standings standings) {
    for (int one : standings.late()) {
      Effort effort = standings.effort(one);
      line(
          "late",
          Text.format(
              "%s: %d of %d moves came after their time, the slowest after %d ms; a smaller --margin"
                  + " makes that lose",
              standings.engines().get(one),
              effort.late(),
              effort.moves(),
              effort.latestMicros() / 1000));
    }
  }

  /** What went wrong. */
  void faults(Standings standings) {
    List<GameRecord> forfeits = standings.forfeits();
    for (GameRecord game : forfeits.subList(0, Math.min(FAULTS_TOLD, forfeits.size()))) {
      line(
          "fault",
          Text.format(
              "game %d, %s: %s, %s", game.number(), game.loser(), game.reason(), game.detail()));
    }
    if (forfeits.size() > FAULTS_TOLD) {
      line("faults", Text.format("%d in all", forfeits.size()));
    }
  }

  /** Where the games are. */
  void stored(Path file) {
    line("stored in", Text.format("%s; './oxo report %s' writes a page from it", file, file));
  }
}
