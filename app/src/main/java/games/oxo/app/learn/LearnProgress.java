package games.oxo.app.learn;

import games.oxo.app.match.SummaryJson;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Progress;
import games.oxo.game.words.Text;
import games.oxo.learn.run.Attempt;
import games.oxo.learn.run.LearnListener;
import games.oxo.learn.run.LearnSummary;
import games.oxo.learn.run.TotalElo;
import games.oxo.match.record.GameLog;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Elo;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/** Shows on the terminal how learning goes on: a line for each attempt, and what it does now. */
final class LearnProgress implements LearnListener {
  private final LongWork work;
  private final DoubleSupplier secondsLeft;
  private volatile List<Attempt> attempts = List.of();
  private @Nullable LearnSummary summary;

  /**
   * @param secondsLeft until what there is will be finished
   */
  LearnProgress(LongWork work, DoubleSupplier secondsLeft) {
    this.work = work;
    this.secondsLeft = secondsLeft;
  }

  /** Takes over what earlier runs have done. */
  void begin(List<Attempt> before) {
    attempts = List.copyOf(before);
  }

  /** All attempts so far. */
  List<Attempt> attempts() {
    return attempts;
  }

  /** What it has come to in the end; empty if it was stopped or nothing was accepted. */
  Optional<LearnSummary> summary() {
    return Optional.ofNullable(summary);
  }

  @Override
  public void playing(int attempt, long positions, long wanted) {
    work.show(() -> remark(attempt, Text.format("%d of %d positions", positions, wanted)));
  }

  @Override
  public void fitting(int attempt, int done, int all) {
    work.show(() -> remark(attempt, Text.format("fit %d of %d", Math.min(all, done + 1), all)));
  }

  @Override
  public void matching(int attempt, GameLog log) {
    work.show(() -> remark(attempt, "match " + score(log)));
  }

  /**
   * How it goes, the most important first.
   *
   * @param now what it does within an attempt
   */
  String remark(int attempt, String now) {
    long generation = attempts.stream().filter(Attempt::accepted).count() + 1;
    StringBuilder text = new StringBuilder();
    text.append(
        Text.format(
            "about %s left, generation %d, attempt %d, %s",
            Progress.duration(Math.max(0, secondsLeft.getAsDouble())), generation, attempt, now));
    if (generation > 1) {
      text.append(Text.format(", %s Elo so far", TotalElo.of(attempts).text()));
    }
    if (!attempts.isEmpty()) {
      text.append(Text.format(", loss %.4f", attempts.get(attempts.size() - 1).loss()));
    }
    return text.toString();
  }

  private static String score(GameLog log) {
    Standings standings = Standings.of(log);
    return Text.format(
        "%s after %d games", Elo.logistic(standings.games(0, 1)).text(), standings.count());
  }

  @Override
  public void ended(Attempt attempt) {
    List<Attempt> all = new ArrayList<>(attempts);
    all.add(attempt);
    attempts = List.copyOf(all);
    work.results().printLines(() -> Json.write(json(attempt)), () -> line(attempt) + "\n");
    work.terminal().out().flush();
  }

  private static String line(Attempt attempt) {
    return Text.format(
        "attempt %d: %d positions, loss %.4f, %s Elo in %d games, %s",
        attempt.number(),
        attempt.positions(),
        attempt.loss(),
        Elo.logistic(attempt.score()).text(),
        attempt.score().wins() + attempt.score().draws() + attempt.score().losses(),
        attempt.accepted() ? "accepted" : "not accepted");
  }

  private static Object json(Attempt attempt) {
    return Json.object(
        "attempt", attempt.number(),
        "accepted", attempt.accepted(),
        "games", attempt.games(),
        "positions", attempt.positions(),
        "loss", SummaryJson.rounded(attempt.loss()),
        "alike", attempt.settings().alike(),
        "decay", SummaryJson.rounded(attempt.settings().decay()),
        "mix", attempt.settings().mix(),
        "match", LearnEnd.score(attempt.score()));
  }

  @Override
  public void calibrating(long nodes, long positions, long wanted) {
    work.show(
        () ->
            Text.format("calibrating with %d nodes, %d of %d positions", nodes, positions, wanted));
  }

  @Override
  public void comparing(GameLog log) {
    work.show(() -> Text.format("the last match, against tree search, %s", score(log)));
  }

  @Override
  public void finished(LearnSummary found) {
    summary = found;
  }
}
