package games.oxo.search.solve.line;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.kernel.SlotTable.Replacement;
import games.oxo.search.solve.Prober;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Prober for all line games.
 *
 * <p>{@link WindowSearch} answers most probes. Whether a position is won or lost at all, however
 * late, is passed on to {@link DfpnSearch} if that search has not answered it soon; from then on
 * the two take turns, each time with a multiple of the nodes, until one has the answer.
 *
 * <p>Several workers run the same probe on the same tables, each breaking ties between moves in its
 * own way; the first to find the answer stops the others.
 */
public final class LineProber implements Prober {
  /**
   * A question that has taken fewer nodes so far is not worth starting other workers. Chosen by
   * hand.
   */
  private static final int NODES_BEFORE_HELP = 50_000;

  /**
   * After this many nodes for quick wins and losses, the search asks who wins at all. Chosen by
   * hand.
   */
  private static final int NODES_BEFORE_SIGN = 5_000_000;

  /**
   * So many nodes may first be spent on a question of win or loss before a proof is sought. This
   * and the next six were chosen by hand; {@code docs/solving.md#exact-values-of-line-games} has
   * what they gain in Yavalath.
   */
  private static final int NODES_BEFORE_PROOF = 300_000;

  /** The same with many free cells, where a null window seldom gets to the end of anything. */
  private static final int NODES_BEFORE_WIDE_PROOF = 10_000;

  /** So many nodes the first search for a proof may take; such a node takes far longer. */
  private static final int FIRST_NODES_OF_PROOF = 6_000;

  /** The same with many free cells. */
  private static final int FIRST_NODES_OF_WIDE_PROOF = 100_000;

  // How many times as many nodes each gets at its next turn. What resists both is more often
  // decided by a proof in the end.
  private static final int MORE_WINDOW = 2;
  private static final int MORE_PROOF = 8;

  /** So many free cells are many. */
  private static final int WIDE = 45;

  /**
   * With fewer free cells depth is the whole rest of the game, and a proof gains nothing. Chosen by
   * hand.
   */
  private static final int LEAST_FREE_FOR_PROOF = 13;

  // The tables, as powers of two. That of bounds starts small, so that easy questions are answered
  // at once.
  private static final int PAGE_BITS = 11;
  private static final int FIRST_BOUND_BITS = 15;
  private static final int GROWTH_BITS = 3;
  private static final int MOST_BOUND_BITS = 24;
  private static final int MOST_PROOF_BITS = 23;

  private final SearchRules rules;
  private final WorkerPool pool;
  private final SlotTable bounds;
  private final SlotTable proofs;
  private final int mostBoundBits;
  private final Worker[] workers;
  private final NodeBudget.Answer answer = new NodeBudget.Answer();
  private @Nullable Clock clock;
  private long nodesBefore;
  private long nodesForgotten;

  /** The state of one worker. */
  private static final class Worker {
    final NodeBudget budget;
    final WindowSearch window;
    final DfpnSearch proof;

    Worker(
        SearchRules rules,
        SlotTable bounds,
        SlotTable proofs,
        NodeBudget.Answer answer,
        int number) {
      budget = new NodeBudget(answer);
      window = new WindowSearch(rules, bounds, budget, number);
      proof = new DfpnSearch(rules, proofs, budget, number);
    }
  }

  /**
   * @param bytes how much memory its tables may take
   * @param pool the pool that runs the work
   */
  public LineProber(SearchRules rules, long bytes, WorkerPool pool) {
    this.rules = rules;
    this.pool = pool;
    int mostBits = SlotTable.bits(bytes / 2 / SlotTable.BYTES_PER_SLOT);
    mostBoundBits = Math.min(MOST_BOUND_BITS, mostBits);
    bounds =
        new SlotTable(Replacement.TWO_BIG, Math.min(FIRST_BOUND_BITS, mostBoundBits), PAGE_BITS);
    proofs = new SlotTable(Replacement.LEAST_WORK, Math.min(MOST_PROOF_BITS, mostBits), PAGE_BITS);
    workers = new Worker[pool.size()];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(rules, bounds, proofs, answer, i);
    }
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock asked) {
    follow(asked);
    growFor(nodes() - nodesForgotten);
    ToIntFunction<Worker> window = worker -> worker.window.search(own, other, ply, beta);
    boolean provable =
        (beta == 0 || beta == 1)
            && rules.plainFrom(ply)
            && rules.cells() - ply >= LEAST_FREE_FOR_PROOF;
    if (!provable) {
      return together(false, window);
    }
    boolean moverAttacks = beta == 1;
    ToIntFunction<Worker> proof =
        worker -> !worker.proof.proves(own, other, ply, moverAttacks) ? 0 : moverAttacks ? 1 : -1;
    return inTurns(window, proof, rules.cells() - ply >= WIDE);
  }

  /** Makes room for the bounds of this many positions, as far as memory allows. */
  private void growFor(long positions) {
    int bits = bounds.slotBits();
    if (positions > 1L << bits && bits < mostBoundBits) {
      bounds.resize(Math.min(bits + GROWTH_BITS, mostBoundBits));
    }
  }

  private void follow(Clock asked) {
    if (clock != asked) {
      clock = asked;
      nodesBefore = nodes();
      for (int i = 0; i < workers.length; i++) {
        workers[i].budget.follow(asked.forWorker(i));
      }
    }
  }

  /**
   * Lets the two searches take turns until one has the answer. Each begins again at its turn, with
   * what it left in its table.
   *
   * @param wide whether there are many free cells
   */
  private int inTurns(ToIntFunction<Worker> window, ToIntFunction<Worker> proof, boolean wide) {
    long windowNodes = wide ? NODES_BEFORE_WIDE_PROOF : NODES_BEFORE_PROOF;
    long proofNodes = wide ? FIRST_NODES_OF_WIDE_PROOF : FIRST_NODES_OF_PROOF;
    while (true) {
      // So little work is done by one worker.
      OptionalInt bound = within(windowNodes, windowNodes <= NODES_BEFORE_PROOF, window);
      if (bound.isEmpty()) {
        bound = within(proofNodes, false, proof);
      }
      if (bound.isPresent()) {
        return bound.getAsInt();
      }
      windowNodes *= MORE_WINDOW;
      proofNodes *= MORE_PROOF;
    }
  }

  /** The answer of a search, if it finds one within this many nodes of each worker. */
  private OptionalInt within(long nodes, boolean alone, ToIntFunction<Worker> search) {
    for (Worker worker : workers) {
      worker.budget.allow(nodes);
    }
    try {
      return OptionalInt.of(together(alone, search));
    } catch (SearchStopped e) {
      if (!workers[0].budget.isAllowanceSpent()) {
        throw e;
      }
      return OptionalInt.empty();
    } finally {
      for (Worker worker : workers) {
        worker.budget.endAllowance();
      }
    }
  }

  /** All workers do the same until one has done it, or one alone while there is little to do. */
  private int together(boolean alone, ToIntFunction<Worker> task) {
    answer.found = false;
    if (alone || workers.length == 1 || nodes() - nodesBefore < NODES_BEFORE_HELP) {
      return task.applyAsInt(workers[0]);
    }
    int[] result = new int[1];
    pool.together(
        worker -> {
          try {
            int found = task.applyAsInt(workers[worker]);
            result[0] = found;
            answer.found = true;
          } catch (SearchStopped e) {
            if (!answer.found) {
              throw e;
            }
          }
        });
    return result[0];
  }

  /**
   * From outside in, since each probe is cheaper than the next and leaves good first moves for it;
   * when that becomes dear, first whether it is won or lost, which settles one of the two sides.
   * Wins mostly end with a stone of the winner, hence steps of two.
   */
  @Override
  public int next(int ply, int low, int high, int probes, long nodes) {
    if (low < 0 && high > 0 && nodes > NODES_BEFORE_SIGN) {
      return 0;
    }
    boolean up = low >= 0 || (high > 0 && (probes & 1) == 0);
    return up ? Math.max(high - 1, low + 1) : Math.min(low + 2, high);
  }

  @Override
  public long nodes() {
    long sum = 0;
    for (Worker worker : workers) {
      sum += worker.budget.nodes();
    }
    return sum;
  }

  @Override
  public void forget() {
    nodesForgotten = nodes();
    bounds.release();
    proofs.release();
    for (Worker worker : workers) {
      worker.window.forget();
      worker.proof.forget();
    }
  }
}
