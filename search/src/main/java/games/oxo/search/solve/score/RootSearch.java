package games.oxo.search.solve.score;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The search of all workers below one root: first by one of them, and by all together if that takes
 * long. They share what they learn and defer moves that another worker is searching; the first to
 * finish has the answer.
 */
final class RootSearch {
  /** Searches of fewer nodes end before a pool has started. Chosen by hand. */
  private static final long ALONE_NODES = 20_000;

  final CompactRoot root;
  private final @Nullable MarginTable margins;
  private final WorkerPool pool;
  private final MarginBounds firstBounds;
  private final ScoreWindowSearch[] searches;
  private final AbdadaMarks marks;
  private @Nullable Clock lastClock;

  /**
   * @param margins the bounds if there can be a table of them; otherwise each worker has its own
   */
  RootSearch(
      CompactRoot root,
      @Nullable MarginTable margins,
      SlotTable table,
      WorkerPool pool,
      Clock clock) {
    this.root = root;
    this.margins = margins;
    this.pool = pool;
    marks = new AbdadaMarks(table, pool.size() > 1);
    MarginBounds[] bounds = new MarginBounds[pool.size()];
    searches = new ScoreWindowSearch[pool.size()];
    for (int i = 0; i < searches.length; i++) {
      bounds[i] = margins == null ? new RelaxedMarginBounds(root) : margins;
      searches[i] = new ScoreWindowSearch(root, bounds[i], marks, clock);
    }
    firstBounds = bounds[0];
  }

  /** Whether its bounds come from a table. */
  boolean hasTable() {
    return margins != null;
  }

  /**
   * Builds the table of bounds if there is one, or continues where that was stopped.
   *
   * @throws SearchStopped when the clock says so
   */
  void prepare(Clock clock) {
    if (margins != null) {
      margins.build(clock);
    }
  }

  /** The bounds, for the caller's thread. */
  MarginBounds bounds() {
    return firstBounds;
  }

  /**
   * Compares the value of a position with beta.
   *
   * @throws SearchStopped when the clock says so
   */
  int search(long own, long other, int ply, int beta, Clock clock) {
    follow(clock);
    marks.begin();
    boolean alone = searches.length == 1;
    try {
      return searches[0].search(own, other, ply, beta, alone ? Long.MAX_VALUE : ALONE_NODES);
    } catch (SearchStopped e) {
      if (!searches[0].hasGivenUp()) {
        throw e;
      }
    }
    marks.begin();
    return together(search -> search.search(own, other, ply, beta, Long.MAX_VALUE));
  }

  private void follow(Clock clock) {
    if (clock != lastClock) {
      lastClock = clock;
      for (int i = 0; i < searches.length; i++) {
        searches[i].use(clock.forWorker(i));
      }
    }
  }

  private int together(ToIntFunction<ScoreWindowSearch> task) {
    boolean[] arrived = new boolean[searches.length];
    int[] answers = new int[searches.length];
    pool.together(
        worker -> {
          try {
            answers[worker] = task.applyAsInt(searches[worker]);
            arrived[worker] = true;
            marks.end();
          } catch (SearchStopped e) {
            // Another one has arrived, or time is up.
          }
        });
    for (int i = 0; i < arrived.length; i++) {
      if (arrived[i]) {
        return answers[i];
      }
    }
    throw new SearchStopped();
  }

  /** Positions visited. */
  long nodes() {
    long sum = 0;
    for (ScoreWindowSearch search : searches) {
      sum += search.nodes();
    }
    return sum;
  }
}
