package games.oxo.search.prove;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.solve.RootMoveSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Proves that one side, the attacker, wins a position of a line game: a task for each distinct
 * reply of the other side, which several workers take in turns. Each round gives the open tasks
 * more time than the one before, so that easy replies do not wait for hard ones.
 *
 * <p>What it finds goes to a {@link Strategy} part by part. It begins with what the strategy
 * already has, so that a proof can be continued.
 */
public final class Prover {
  private static final long FIRST_EXPANSIONS = 20_000;
  private static final int MORE_EACH_ROUND = 3;
  private static final int MOST_BYTES_OF_TABLE = 1 << 30;

  private final Kernel kernel;
  private final Strategy strategy;
  private final PartKeeper keeper;
  private final WorkerPool pool;
  private final long bytes;
  private final List<ProofTask> tasks = new ArrayList<>();
  private volatile long leftInRound;

  /**
   * @param bytes how much memory its tables may take
   * @param strategy what is known already; what is found is added
   * @throws InputException when the rules or the position do not allow it
   */
  public Prover(
      Position position,
      Player attacker,
      Strategy strategy,
      PartKeeper keeper,
      WorkerPool pool,
      long bytes) {
    this.strategy = strategy;
    this.keeper = keeper;
    this.pool = pool;
    this.bytes = bytes;
    kernel = kernel(position);
    if (position.toMove().orElseThrow() == attacker) {
      tasks.add(new ProofTask(null, 1, position, attacker));
      return;
    }
    for (Map.Entry<Move, Integer> kind : RootMoveSolver.kinds(position).entrySet()) {
      Move move = kind.getKey();
      tasks.add(new ProofTask(move, kind.getValue(), position.play(move), attacker));
    }
  }

  /**
   * Makes sure that a position can be proven at all.
   *
   * @throws InputException when the rules or the position do not allow it
   */
  public static void check(Position position) {
    kernel(position);
  }

  private static Kernel kernel(Position position) {
    Game game = position.game();
    if (!game.isLineGame()) {
      throw new InputException("only wins in games that lines decide can be proven");
    }
    if (position.outcome().isOver()) {
      throw new InputException("the game is over");
    }
    if (position.ply() < game.swapPly() || position.swapOffered()) {
      throw new InputException(
          "a proof covers only stones, but in this position a swap may still come");
    }
    Kernel kernel = new Kernel(game);
    if (!kernel.plainFrom(position.ply())) {
      throw new InputException(
          "the sides must take turns stone by stone and every free cell must be legal;"
              + " for other games there is 'solve --certificate'");
    }
    return kernel;
  }

  /** The tasks, in the order of the replies. */
  public List<ProofTask> tasks() {
    return List.copyOf(tasks);
  }

  /** How many expansions this round may still take. */
  public long leftInRound() {
    return leftInRound;
  }

  /** How many tasks are in a state. */
  public int count(ProofTask.State state) {
    return (int) tasks.stream().filter(task -> task.state() == state).count();
  }

  /** Whether the attacker wins, does not win, or nothing is known yet. */
  public ProofTask.State state() {
    return count(ProofTask.State.HOLDS) > 0
        ? ProofTask.State.HOLDS
        : count(ProofTask.State.OPEN) > 0 ? ProofTask.State.OPEN : ProofTask.State.BEATEN;
  }

  /**
   * Works until the question is answered or it is told to stop.
   *
   * @param stop asked by all workers every few milliseconds
   */
  public void run(BooleanSupplier stop) {
    run(Long.MAX_VALUE, stop);
  }

  /**
   * The same with a limit that does not depend on the machine: with one worker and the same memory
   * it stops at the same place every time.
   *
   * @param most about how many positions of the defender all workers together may look at
   */
  public void run(long most, BooleanSupplier stop) {
    Jobs[] workers = new Jobs[pool.size()];
    BooleanSupplier over =
        () ->
            stop.getAsBoolean() || count(ProofTask.State.HOLDS) > 0 || expansions(workers) >= most;
    long share = Math.min(MOST_BYTES_OF_TABLE, bytes / workers.length);
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Jobs(kernel, share, strategy, keeper, over);
    }
    long roundExpansions = FIRST_EXPANSIONS;
    while (state() == ProofTask.State.OPEN && !over.getAsBoolean()) {
      List<ProofTask> open =
          tasks.stream().filter(task -> task.state() == ProofTask.State.OPEN).toList();
      long each = roundExpansions;
      pool.work(
          open.size(),
          (worker, number) -> {
            leftInRound = each * (open.size() - number);
            if (!over.getAsBoolean()) {
              open.get(number).run(workers[worker], each);
            }
          });
      roundExpansions *= MORE_EACH_ROUND;
    }
  }

  private static long expansions(Jobs[] workers) {
    long sum = 0;
    for (Jobs worker : workers) {
      sum += worker.expansions();
    }
    return sum;
  }
}
