package games.oxo.search.solve.line;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.Prober;
import games.oxo.search.solve.StoppedProbe;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Prober for all line games.
 *
 * <p>{@link WindowSearch} answers most probes. Whether a position is won or lost at all, however
 * late, is passed on to {@link DfpnSearch} if that search has not answered it soon.
 *
 * <p>Several workers run the same probe on the same tables, each breaking ties between moves in its
 * own way; the first to find the answer stops the others.
 */
public final class LineProber implements Prober {
  /** A question that has taken fewer nodes so far is not worth starting other workers. */
  private static final int NODES_BEFORE_HELP = 50_000;

  /** After this many nodes for quick wins and losses, the search asks who wins at all. */
  private static final int NODES_BEFORE_SIGN = 5_000_000;

  /** So many nodes may be spent on a question of win or loss before a proof is sought. */
  private static final int NODES_BEFORE_PROOF = 300_000;

  /** The same with many free cells, where a null window seldom gets to the end of anything. */
  private static final int NODES_BEFORE_WIDE_PROOF = 10_000;

  /** So many free cells are many. */
  private static final int WIDE = 45;

  /** With fewer free cells depth is the whole rest of the game, and a proof gains nothing. */
  private static final int LEAST_FREE_FOR_PROOF = 13;

  private final Kernel kernel;
  private final WorkerPool pool;
  private final LineBoundTable bounds;
  private final DfpnTable proofs;
  private final Worker[] workers;
  private final NodeBudget.Answer answer = new NodeBudget.Answer();
  private final StoppedProbe stopped = new StoppedProbe();
  private Phase phase = Phase.WINDOW;
  private @Nullable Clock clock;
  private long nodesBefore;
  private long nodesForgotten;

  /**
   * The phase of a probe: it begins with a null-window search, which has a node limit for some
   * questions.
   */
  private enum Phase {
    WINDOW,
    SHORT_WINDOW,
    PROOF
  }

  /** The state of one worker. */
  private static final class Worker {
    final NodeBudget budget;
    final WindowSearch window;
    final DfpnSearch proof;

    Worker(
        Kernel kernel,
        LineBoundTable bounds,
        DfpnTable proofs,
        NodeBudget.Answer answer,
        int number) {
      budget = new NodeBudget(answer);
      window = new WindowSearch(kernel, bounds, budget, number);
      proof = new DfpnSearch(kernel, proofs, budget, number);
    }
  }

  /**
   * @param bytes how much memory its tables may take
   * @param pool the pool that runs the work
   */
  public LineProber(Kernel kernel, long bytes, WorkerPool pool) {
    this.kernel = kernel;
    this.pool = pool;
    bounds = new LineBoundTable(bytes / 2);
    proofs = new DfpnTable(bytes / 2);
    workers = new Worker[pool.size()];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Worker(kernel, bounds, proofs, answer, i);
    }
  }

  @Override
  public int probe(long own, long other, int ply, int beta, Clock asked) {
    if (!stopped.take(own, other, ply, beta, asked)) {
      begin(ply, beta, asked);
    }
    try {
      if (phase == Phase.SHORT_WINDOW) {
        OptionalInt bound = shortWindow(own, other, ply, beta);
        if (bound.isPresent()) {
          return bound.getAsInt();
        }
        workers[0].window.abandon();
        phase = Phase.PROOF;
      }
      return phase == Phase.PROOF
          ? proven(own, other, ply, beta)
          : window(own, other, ply, beta, false);
    } catch (SearchStopped e) {
      stopped.keep(own, other, ply, beta, asked);
      throw e;
    }
  }

  private void begin(int ply, int beta, Clock asked) {
    if (clock != asked) {
      clock = asked;
      nodesBefore = nodes();
      for (int i = 0; i < workers.length; i++) {
        workers[i].budget.follow(asked.forWorker(i, () -> false));
      }
    }
    for (Worker worker : workers) {
      worker.window.abandon();
      worker.proof.abandon();
    }
    bounds.growFor(nodes() - nodesForgotten);
    boolean provable =
        (beta == 0 || beta == 1)
            && kernel.plainFrom(ply)
            && kernel.cells() - ply >= LEAST_FREE_FOR_PROOF;
    phase = provable ? Phase.SHORT_WINDOW : Phase.WINDOW;
    boolean wide = kernel.cells() - ply >= WIDE;
    workers[0].budget.endAllowance();
    if (provable) {
      workers[0].budget.allow(wide ? NODES_BEFORE_WIDE_PROOF : NODES_BEFORE_PROOF);
    }
  }

  /** The answer of the null window, unless it takes too many nodes. */
  private OptionalInt shortWindow(long own, long other, int ply, int beta) {
    NodeBudget budget = workers[0].budget;
    try {
      int bound = window(own, other, ply, beta, true);
      budget.endAllowance();
      return OptionalInt.of(bound);
    } catch (SearchStopped e) {
      if (!budget.isAllowanceSpent()) {
        throw e;
      }
      budget.endAllowance();
      return OptionalInt.empty();
    }
  }

  /** Whether the value is at least 1, or at least 0: the one or the other player can win. */
  private int proven(long own, long other, int ply, int beta) {
    boolean moverAttacks = beta == 1;
    return together(
        false,
        worker -> {
          DfpnSearch search = worker.proof;
          boolean proves =
              search.isStopped() ? search.resume() : search.proves(own, other, ply, moverAttacks);
          return !proves ? 0 : moverAttacks ? 1 : -1;
        });
  }

  private int window(long own, long other, int ply, int beta, boolean alone) {
    return together(
        alone,
        worker -> {
          WindowSearch search = worker.window;
          return search.isStopped() ? search.resume() : search.search(own, other, ply, beta);
        });
  }

  /** All workers do the same until one has done it, or one alone while there is little to do. */
  private int together(boolean alone, ToIntFunction<Worker> task) {
    answer.found = false;
    if (alone || workers.length == 1 || nodes() - nodesBefore < NODES_BEFORE_HELP) {
      return task.applyAsInt(workers[0]);
    }
    int[] result = new int[1];
    pool.work(
        workers.length,
        (worker, number) -> {
          try {
            if (!answer.found) {
              result[0] = task.applyAsInt(workers[worker]);
              answer.found = true;
            }
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
    stopped.forget();
    nodesForgotten = nodes();
    bounds.clear();
    proofs.clear();
    for (Worker worker : workers) {
      worker.proof.forget();
    }
  }
}
