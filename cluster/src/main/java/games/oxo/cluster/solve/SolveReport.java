package games.oxo.cluster.solve;

import games.oxo.app.value.SolveText;
import games.oxo.game.Game;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.solve.ValueScale;
import java.util.ArrayList;
import java.util.List;

/** What came out of a job, in words and numbers; wins and losses are those of the side to move. */
public final class SolveReport {
  /** The folder with the Parquet files, in that of the job. */
  public static final String RESULTS = "results";

  private final Game game;
  private final SolveTally tally;

  SolveReport(Game game, SolveTally tally) {
    this.game = game;
    this.tally = tally;
  }

  /**
   * A position that was not settled.
   *
   * @param position its rows
   * @param reason what is known of it, or why the solver failed
   */
  public record Problem(String position, boolean failed, String reason) {}

  public long positions() {
    return tally.positions();
  }

  public long wins() {
    return tally.wins();
  }

  public long draws() {
    return tally.draws();
  }

  public long losses() {
    return tally.losses();
  }

  /** How many were not settled within the effort. */
  public long unsettled() {
    return tally.unsettled();
  }

  /** On how many the solver failed. */
  public long failed() {
    return tally.failed();
  }

  public long nodes() {
    return tally.nodes();
  }

  /** The time that solvers took, all together. */
  public long micros() {
    return tally.micros();
  }

  /** The first positions that were not settled; the Parquet files have all. */
  public List<Problem> problems() {
    ValueScale scale = new ValueScale(game);
    SolveText words = new SolveText(game, false);
    List<Problem> problems = new ArrayList<>();
    for (SolvedPosition each : tally.problems()) {
      problems.add(
          new Problem(
              PositionWriter.rows(each.position(game)),
              each.hasFailed(),
              each.hasFailed()
                  ? each.failure()
                  : words.sentence(each.position(game), each.solution(scale))));
    }
    return problems;
  }
}
