package games.oxo.search.solve.line;

import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.Prober;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Compares exact values of every line game.
 *
 * <p>{@link WindowSearch} answers most questions. Whether a position is won or lost at all, however
 * late, is one for {@link DfpnSearch} when the other has not answered it soon.
 *
 * <p>Several workers do the same probe on the same tables, each in an order of its own where moves
 * look alike; the first to know the answer stops the others.
 */
public final class LineProber implements Prober {
  /** A question that has taken fewer nodes so far is not worth starting other workers. */
  private static final int NODES_BEFORE_HELP = 50_000;

  /** When quick wins and losses have taken so many nodes, it is time to know which it is. */
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
  private @Nullable Clock clock;
  private long nodesBefore;
  private long nodesForgotten;

  /** What each worker needs for itself. */
  private static final class Worker {
    final NodeBudget pulse;
    final WindowSearch window;
    final DfpnSearch proof;

    Worker(
        Kernel kernel,
        LineBoundTable bounds,
        DfpnTable proofs,
        NodeBudget.Answer answer,
        int number) {
      pulse = new NodeBudget(answer);
      window = new WindowSearch(kernel, bounds, pulse, number);
      proof = new DfpnSearch(kernel, proofs, pulse, number);
    }
  }

  /**
   * @param bytes how much memory its tables may take
   * @param pool who does the work
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
    if (clock != asked) {
      clock = asked;
      nodesBefore = nodes();
      for (int i = 0; i < workers.length; i++) {
        workers[i].pulse.follow(asked.forWorker(i, () -> false));
      }
    }
    bounds.growFor(nodes() - nodesForgotten);
    boolean provable =
        (beta == 0 || beta == 1)
            && kernel.plainFrom(ply)
            && kernel.cells() - ply >= LEAST_FREE_FOR_PROOF;
    if (!provable) {
      return search(own, other, ply, beta, false);
    }
    NodeBudget pulse = workers[0].pulse;
    try {
      boolean wide = kernel.cells() - ply >= WIDE;
      pulse.allow(wide ? NODES_BEFORE_WIDE_PROOF : NODES_BEFORE_PROOF);
      int bound = search(own, other, ply, beta, true);
      pulse.endAllowance();
      return bound;
    } catch (SearchStopped e) {
      if (!pulse.endAllowance()) {
        throw e;
      }
    }
    return proven(own, other, ply, beta);
  }

  /** Whether the value is at least 1, or at least 0: the one or the other player can win. */
  private int proven(long own, long other, int ply, int beta) {
    boolean moverAttacks = beta == 1;
    int[] result = new int[1];
    together(
        false,
        worker -> {
          boolean proves = worker.proof.proves(own, other, ply, moverAttacks);
          result[0] = !proves ? 0 : moverAttacks ? 1 : -1;
        });
    return result[0];
  }

  private int search(long own, long other, int ply, int beta, boolean alone) {
    LineTables lines = kernel.lines();
    long ownWins = lines.allWins(own);
    long ownLoses = lines.allLoses(own);
    long otherWins = lines.allWins(other);
    long otherLoses = lines.allLoses(other);
    int[] result = new int[1];
    together(
        alone,
        worker ->
            result[0] =
                worker.window.search(
                    own, other, ownWins, ownLoses, otherWins, otherLoses, ply, beta));
    return result[0];
  }

  /** All workers do the same until one has done it, or one alone while there is little to do. */
  private void together(boolean alone, Consumer<Worker> task) {
    answer.found = false;
    if (alone || workers.length == 1 || nodes() - nodesBefore < NODES_BEFORE_HELP) {
      task.accept(workers[0]);
      return;
    }
    pool.work(
        workers.length,
        (worker, number) -> {
          try {
            if (!answer.found) {
              task.accept(workers[worker]);
              answer.found = true;
            }
          } catch (SearchStopped e) {
            if (!answer.found) {
              throw e;
            }
          }
        });
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
      sum += worker.pulse.nodes();
    }
    return sum;
  }

  @Override
  public void forget() {
    nodesForgotten = nodes();
    bounds.clear();
    proofs.clear();
  }
}
