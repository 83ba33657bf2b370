package games.oxo.search.solve.score;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.solve.Prober;
import games.oxo.search.solve.ValueScale;
import org.jspecify.annotations.Nullable;

/**
 * Prober for score games. Descendants of the same position share a {@link CompactRoot} and what was
 * learned below it; any other position becomes a new root.
 */
public final class ScoreProber implements Prober {
  /**
   * Boards up to this size have one root, the empty board, for all positions: the tables of Fourtic
   * take 3 ms.
   */
  private static final int ONE_ROOT = 16;

  private static final int LEAST_SLOT_BITS = 10;
  private static final int MOST_SLOT_BITS = 25;
  private static final int PAGE_BITS = 9;

  private final SearchRules rules;
  private final long bytes;
  private final WorkerPool pool;
  private final int mostPoints;
  private SlotTable table;

  /** How many cells are empty where the searches begin that the table was made for. */
  private int tableEmpty;

  private @Nullable RootSearch search;
  private long earlierNodes;

  private int guess;
  private int lastBeta;
  private int lastResult;
  private boolean answeredAtOnce;

  /**
   * @param bytes how much memory it may take
   * @param pool the pool that runs the work
   */
  public ScoreProber(SearchRules rules, long bytes, WorkerPool pool) {
    this.rules = rules;
    this.bytes = bytes;
    this.pool = pool;
    mostPoints = new ValueScale(rules.game()).most(0);
    table = newTable(bytes / 2, 0);
  }

  /**
   * @param empty how many cells are empty where a search begins; it visits far fewer positions than
   *     there are sets of them
   */
  private static SlotTable newTable(long bytes, int empty) {
    int most = Math.min(MOST_SLOT_BITS, Math.max(LEAST_SLOT_BITS, empty + 1));
    int bits = Math.min(most, SlotTable.bits(bytes / SlotTable.BYTES_PER_SLOT));
    return new SlotTable(SlotTable.Replacement.DEEP_AND_NEW, bits, PAGE_BITS);
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock clock) {
    boolean x = rules.moverIsX(ply);
    RootSearch in = searchFor(x ? own : other, x ? other : own, clock);
    in.prepare(clock);
    MarginBounds bounds = in.bounds();
    long ownAdded = in.root.fromBoard(own);
    long otherAdded = in.root.fromBoard(other);
    long ownMargins = bounds.of(x, ownAdded);
    long otherMargins = bounds.of(!x, otherAdded);
    guess =
        Math.round(
            (MarginBounds.mean(ownMargins) - MarginBounds.mean(otherMargins))
                / (2f * bounds.unit()));
    lastBeta = beta;
    answeredAtOnce = true;
    lastResult = MarginBounds.sure(ownMargins);
    if (lastResult < beta) {
      lastResult = -MarginBounds.sure(otherMargins);
      if (lastResult >= beta) {
        answeredAtOnce = false;
        lastResult = in.search(ownAdded, otherAdded, ply, beta, clock);
      }
    }
    return lastResult;
  }

  /**
   * The first question is the easiest one, which makes the root and finds a guess; then it goes
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
    return earlierNodes + (search == null ? 0 : search.nodes());
  }

  @Override
  public void forget() {
    table.forget();
    // The margins of the empty board are not knowledge about a position, but part of the rules.
    if (search != null && search.root.size() < rules.cells()) {
      drop();
    }
  }

  private void drop() {
    earlierNodes = nodes();
    search = null;
  }

  /** The search from a root that holds a position. */
  private RootSearch searchFor(long x, long o, Clock clock) {
    if (search != null && search.root.holds(x, o) && (search.hasTable() || !suits(x, o))) {
      return search;
    }
    long rootX = x;
    long rootO = o;
    if (rules.cells() <= ONE_ROOT && suits(0, 0)) {
      rootX = 0;
      rootO = 0;
    } else if (search != null
        && search.root.isBeside(x, o)
        && suits(x & search.root.x(), o & search.root.o())) {
      // Both descend from one earlier position, and more such positions may follow.
      rootX = x & search.root.x();
      rootO = o & search.root.o();
    }
    drop();
    CompactRoot root = new CompactRoot(rules, rootX, rootO);
    if (root.size() <= tableEmpty) {
      table.forget();
    } else {
      table = newTable(bytes / 2, root.size());
      tableEmpty = root.size();
    }
    MarginTable margins = suits(rootX, rootO) ? new MarginTable(root, mostPoints, pool) : null;
    RootSearch made = new RootSearch(root, margins, table, pool, clock);
    search = made;
    return made;
  }

  /** Whether there can be a table of margins for a position. */
  private boolean suits(long x, long o) {
    return MarginTable.suits(rules.cells() - Long.bitCount(x | o), bytes / 2, mostPoints);
  }
}
