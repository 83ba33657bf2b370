package games.oxo.search.solve.score;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.Prober;
import games.oxo.search.solve.ValueScale;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of score games. Positions that come of the same one share a {@link Frame} and what
 * was learned in it; a position from elsewhere begins a new frame.
 */
public final class ScoreProber implements Prober {
  /** Boards up to this size have one frame, the empty board, for all positions. */
  private static final int ONE_FRAME = 16;

  /** Searches of fewer nodes are over before a pool has come together. */
  private static final long ALONE_NODES = 20_000;

  private final Kernel kernel;
  private final long bytes;
  private final WorkerPool pool;
  private final int mostPoints;
  private ScoreBoundTable table;
  private @Nullable Work work;
  private long earlierNodes;

  private int guess;
  private int lastBeta;
  private int lastResult;
  private boolean answeredAtOnce;

  /**
   * @param bytes how much memory it may take
   * @param pool who does the work
   */
  public ScoreProber(Kernel kernel, long bytes, WorkerPool pool) {
    this.kernel = kernel;
    this.bytes = bytes;
    this.pool = pool;
    mostPoints = new ValueScale(kernel.game()).most(0);
    table = new ScoreBoundTable(bytes / 2, 0);
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock clock) {
    boolean x = kernel.moverIsX(ply);
    Work in = workFor(x ? own : other, x ? other : own, clock);
    long ownAdded = in.frame.fromBoard(own);
    long otherAdded = in.frame.fromBoard(other);
    long ownProspects = in.prospects[0].of(x, ownAdded);
    long otherProspects = in.prospects[0].of(!x, otherAdded);
    guess =
        Math.round(
            (Prospects.mean(ownProspects) - Prospects.mean(otherProspects))
                / (2f * in.prospects[0].unit()));
    lastBeta = beta;
    answeredAtOnce = true;
    lastResult = Prospects.sure(ownProspects);
    if (lastResult < beta) {
      lastResult = -Prospects.sure(otherProspects);
      if (lastResult >= beta) {
        answeredAtOnce = false;
        lastResult = in.search(ownAdded, otherAdded, ply, beta, clock);
      }
    }
    return lastResult;
  }

  /**
   * The first question is the easiest one, which makes the frame and finds a guess; then it goes
   * step by step from the guess in the direction of the last answer.
   */
  @Override
  public int next(int ply, int low, int high, int probes, long nodes) {
    if (probes == 0) {
      return low + 1;
    }
    if (answeredAtOnce) {
      return Math.max(low + 1, Math.min(guess, high));
    }
    return lastResult >= lastBeta ? low + 1 : high;
  }

  @Override
  public long nodes() {
    return earlierNodes + (work == null ? 0 : work.nodes());
  }

  @Override
  public void forget() {
    table.clear();
    // The ends of the empty board are no memory of a position, but part of the rules.
    if (work != null && work.frame.size() < kernel.cells()) {
      drop();
    }
  }

  private void drop() {
    earlierNodes = nodes();
    work = null;
  }

  /** The work on a frame that holds a position. */
  private Work workFor(long x, long o, Clock clock) {
    if (work != null && work.frame.holds(x, o) && (work.hasTable || !suits(x, o))) {
      return work;
    }
    long frameX = x;
    long frameO = o;
    if (kernel.cells() <= ONE_FRAME && suits(0, 0)) {
      frameX = 0;
      frameO = 0;
    } else if (work != null
        && work.frame.isBeside(x, o)
        && suits(x & work.frame.x(), o & work.frame.o())) {
      // Both come of one earlier position, and perhaps more of its kind will be asked for.
      frameX = x & work.frame.x();
      frameO = o & work.frame.o();
    }
    drop();
    Frame frame = new Frame(kernel, frameX, frameO);
    if (table.suits(frame.size())) {
      table.clear();
    } else {
      table = new ScoreBoundTable(bytes / 2, frame.size());
    }
    Work made = new Work(frame, clock);
    work = made;
    return made;
  }

  /** Whether there can be a table of ends for a position. */
  private boolean suits(long x, long o) {
    return EndTable.suits(kernel.cells() - Long.bitCount(x | o), bytes / 2, mostPoints);
  }

  /** A frame, and what belongs to it for each worker. */
  private final class Work {
    final Frame frame;
    final boolean hasTable;
    final Prospects[] prospects = new Prospects[pool.size()];
    private final ScoreWindowSearch[] searches = new ScoreWindowSearch[pool.size()];
    private final Shared shared;
    private @Nullable Clock lastClock;

    Work(Frame frame, Clock clock) {
      this.frame = frame;
      hasTable = suits(frame.x(), frame.o());
      EndTable ends = hasTable ? new EndTable(kernel, frame, mostPoints, pool, clock) : null;
      shared = new Shared(table, pool.size() > 1);
      for (int i = 0; i < searches.length; i++) {
        prospects[i] = ends == null ? new RoughProspects(kernel, frame) : ends;
        searches[i] = new ScoreWindowSearch(kernel, frame, prospects[i], shared, clock);
      }
    }

    int search(long own, long other, int ply, int beta, Clock clock) {
      if (clock != lastClock) {
        lastClock = clock;
        for (int i = 0; i < searches.length; i++) {
          searches[i].use(clock.forWorker(i, () -> false));
        }
      }
      if (searches.length > 1) {
        shared.begin();
        try {
          return searches[0].search(own, other, ply, beta, ALONE_NODES);
        } catch (SearchStopped e) {
          return together(own, other, ply, beta);
        }
      }
      return searches[0].search(own, other, ply, beta, Long.MAX_VALUE);
    }

    /**
     * All workers search the same position. They share what they learn and avoid what another one
     * is at; the first to arrive has the answer.
     */
    private int together(long own, long other, int ply, int beta) {
      boolean[] arrived = new boolean[searches.length];
      int[] answers = new int[searches.length];
      shared.begin();
      pool.work(
          searches.length,
          (worker, number) -> {
            try {
              answers[number] = searches[number].search(own, other, ply, beta, Long.MAX_VALUE);
              arrived[number] = true;
              shared.end();
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

    long nodes() {
      long sum = 0;
      for (ScoreWindowSearch search : searches) {
        sum += search.nodes();
      }
      return sum;
    }
  }
}
