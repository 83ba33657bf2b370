package games.oxo.search.pvs;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SlotTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Principal-variation search of line games with iterative deepening, until its limits are reached
 * or the result is proven. One transposition table is kept from depth to depth and from move to
 * move. The workers of a pool search the same position, each in its own order, and help each other
 * through the table (Lazy SMP).
 */
public final class PvsEngine implements Engine {
  /** Stones to look ahead when there is no limit at all. Chosen by hand. */
  private static final int DEFAULT_DEPTH = 8;

  /** For the size of the table, as a power of two: twice as many positions for each depth. */
  private static final int POSITIONS_AT_NO_DEPTH = 12;

  /** For the size of the table: about as many positions as a worker visits. */
  private static final long NODES_PER_MILLI = 5_000;

  /** Larger tables gain nothing before minutes of search, and take long to make. */
  private static final long MOST_SLOTS = 1L << 24;

  private static final int PAGE_BITS = 11;

  /** After so many searches an entry is taken for a new one. */
  private static final int SEARCHES = 64;

  /**
   * The configuration of the engine.
   *
   * @param deterministic whether it always tries moves in the same order
   * @param bytes how much memory its table may take
   * @param seed for its random numbers
   */
  public record Setup(boolean deterministic, long bytes, long seed) {}

  private final SearchRules rules;
  private final Setup setup;
  private final WorkerPool pool;
  private final Dice dice;
  private final TupleEvaluation evaluation;
  private @Nullable SlotTable table;
  private boolean hasReduced;

  /**
   * @param evaluation of the positions of a line game
   */
  public PvsEngine(TupleEvaluation evaluation, Setup setup, WorkerPool pool) {
    rules = evaluation.rules();
    this.evaluation = evaluation;
    this.setup = setup;
    this.pool = pool;
    dice = new Dice(setup.seed());
  }

  @Override
  public String name() {
    return "deep";
  }

  @Override
  public void newGame() {
    if (table != null) {
      table.erase();
    }
  }

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    Limits limits = request.limits();
    long nodes = limits.nodesOrSimulations();
    int free = rules.cells() - position.ply();
    boolean limited = limits.millis() > 0 || nodes > 0;
    int depth = limits.depth() > 0 ? limits.depth() : limited ? free : DEFAULT_DEPTH;
    int last = Math.min(free, depth);
    List<Move> stones = request.stones(position);
    boolean everyMove = request.everyMove();
    SlotTable shared = table(limits.millis(), nodes, last);
    if (everyMove && hasReduced) {
      // What was searched less deeply says less about distances.
      shared.erase();
    }
    hasReduced = !everyMove;
    shared.nextEpoch(SEARCHES);
    Limits each = limits.withNodes(nodes).perWorker(pool.size()).withDepth(last);
    LazySmpSearch search =
        new LazySmpSearch(evaluation, position, request.withLimits(each), pool, listener);
    for (int worker = 0; worker < pool.size(); worker++) {
      search.add(shared, order(stones));
    }
    return search.run();
  }

  /** The table, with room for what these limits allow. */
  private SlotTable table(long millis, long nodes, int depth) {
    long most = 1L << Math.min(40, POSITIONS_AT_NO_DEPTH + depth);
    most = nodes > 0 ? Math.min(most, nodes) : most;
    most = millis > 0 ? Math.min(most, pool.size() * NODES_PER_MILLI * millis) : most;
    long slots = Math.min(Math.min(MOST_SLOTS, most / 2), setup.bytes() / SlotTable.BYTES_PER_SLOT);
    int bits = SlotTable.bits(slots);
    SlotTable made = table;
    if (made == null || made.slotBits() < bits) {
      made = new SlotTable(SlotTable.Replacement.TWO_DEEP, bits, PAGE_BITS);
      table = made;
    }
    return made;
  }

  /** The cells of some moves from the middle outwards, in random order among equals. */
  private List<Integer> order(List<Move> stones) {
    List<Integer> cells = new ArrayList<>();
    for (Move move : stones) {
      cells.add(setup.deterministic() ? cells.size() : dice.below(cells.size() + 1), move.cell());
    }
    cells.sort(Comparator.comparingInt(cell -> rules.game().board().ring(cell)));
    return cells;
  }
}
