package games.oxo.cluster.solve;

import games.oxo.search.value.Result;
import java.io.Serializable;
import java.util.ArrayList;

/**
 * What came out of a job or a part of it, for the side to move.
 *
 * @param problems the first positions that were not settled or failed
 */
record SolveTally(
    long wins,
    long draws,
    long losses,
    long unsettled,
    long failed,
    long nodes,
    long micros,
    ArrayList<SolvedPosition> problems)
    implements Serializable {
  /** More of them help nobody; the Parquet files have all. */
  private static final int MOST_PROBLEMS = 1000;

  static final SolveTally NONE = new SolveTally(0, 0, 0, 0, 0, 0, 0, new ArrayList<>());

  static SolveTally of(Iterable<SolvedPosition> positions) {
    SolveTally all = NONE;
    for (SolvedPosition each : positions) {
      all = all.plus(of(each));
    }
    return all;
  }

  private static SolveTally of(SolvedPosition each) {
    Result result = each.isSettled() ? Result.ofSign(each.atLeast()) : null;
    ArrayList<SolvedPosition> problems = new ArrayList<>();
    if (result == null) {
      problems.add(each);
    }
    return new SolveTally(
        result == Result.WIN ? 1 : 0,
        result == Result.DRAW ? 1 : 0,
        result == Result.LOSS ? 1 : 0,
        result == null && !each.hasFailed() ? 1 : 0,
        each.hasFailed() ? 1 : 0,
        each.nodes(),
        each.micros(),
        problems);
  }

  SolveTally plus(SolveTally other) {
    ArrayList<SolvedPosition> both = problems;
    if (!other.problems.isEmpty()) {
      both = new ArrayList<>(problems);
      both.addAll(
          other.problems.subList(
              0, Math.min(other.problems.size(), MOST_PROBLEMS - problems.size())));
    }
    return new SolveTally(
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        unsettled + other.unsettled,
        failed + other.failed,
        nodes + other.nodes,
        micros + other.micros,
        both);
  }

  long positions() {
    return wins + draws + losses + unsettled + failed;
  }
}
