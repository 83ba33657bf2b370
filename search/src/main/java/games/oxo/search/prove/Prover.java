package games.oxo.search.prove;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Proves that one side, the attacker, wins a position of a line game: several workers take its
 * {@link ProofTasks} in turns. One that finds none left helps another with its task.
 *
 * <p>What it finds goes to a {@link KeptStrategy} part by part. It begins with what the strategy
 * already has, so that a proof can be continued.
 */
public final class Prover {
  private static final int MOST_BYTES_OF_TABLE = 1 << 30;

  private final ProofTasks tasks;
  private final KeptStrategy strategy;
  private final WorkerPool pool;
  private final long bytes;
  private volatile long leftInRound;

  /** What the other side is to prove, where it attacks hard replies too. */
  private @Nullable KeptStrategy rival;

  /**
   * @param bytes how much memory its tables and trees may take
   * @throws InputException when the rules or the position do not allow it
   */
  public Prover(
      Position position, Player attacker, KeptStrategy strategy, WorkerPool pool, long bytes) {
    this.strategy = strategy;
    this.pool = pool;
    this.bytes = bytes;
    tasks = new ProofTasks(position, attacker);
  }

  /**
   * Makes sure that a position can be proven at all.
   *
   * @throws InputException when the rules or the position do not allow it
   */
  public static void check(Position position) {
    ProofTasks.rules(position);
  }

  /**
   * Has the other side attack the replies that are hard: perhaps it wins there. What it finds goes
   * to a strategy of its own.
   */
  public void attackFromBothSides(KeptStrategy other) {
    rival = other;
  }

  /** What is to be proven, and how far it is. */
  public ProofTasks work() {
    return tasks;
  }

  /** The tasks, in the order of the replies. */
  public List<ProofTask> tasks() {
    return tasks.all();
  }

  /** How many expansions this round may still take. */
  public long leftInRound() {
    return leftInRound;
  }

  /** How many tasks are in a state. */
  public int count(ProofTask.State state) {
    return tasks.count(state);
  }

  /** Whether the attacker wins, does not win, or nothing is known yet. */
  public ProofTask.State state() {
    return tasks.state();
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
    @Nullable Jobs[] rivals = new Jobs[pool.size()];
    BooleanSupplier over =
        () ->
            stop.getAsBoolean() || count(ProofTask.State.HOLDS) > 0 || expansions(workers) >= most;
    long forTrees = Jobs.bytesForTrees(bytes);
    TreeRoom room = new TreeRoom(forTrees);
    room.set(tasks.all().stream().mapToLong(ProofTask::size).sum());
    long share = Math.min(MOST_BYTES_OF_TABLE, (bytes - forTrees) / workers.length);
    for (int i = 0; i < workers.length; i++) {
      workers[i] = new Jobs(tasks.rules(), share, room, strategy, over);
      rivals[i] = rival == null ? null : workers[i].forRival(rival);
    }
    for (int round = 0; state() == ProofTask.State.OPEN && !over.getAsBoolean(); round++) {
      round(ProofTasks.expansionsInRound(round), workers, rivals, over);
      tasks.all().forEach(ProofTask::doubt);
    }
  }

  /** A round: each task is run by one worker, then the others help, with the last ones first. */
  private void round(long each, Jobs[] workers, @Nullable Jobs[] rivals, BooleanSupplier over) {
    List<ProofTask> open = tasks.open();
    long[] until = open.stream().mapToLong(task -> task.untilAfter(each)).toArray();
    int count = open.size();
    pool.work(
        count * workers.length,
        (worker, number) -> {
          if (over.getAsBoolean()) {
            return;
          }
          if (number < count) {
            leftInRound = each * (count - number);
            open.get(number).run(workers[worker], until[number], each);
            Jobs other = rivals[worker];
            if (other != null) {
              open.get(number).runRival(other, each);
            }
          } else {
            int last = count - 1 - number % count;
            open.get(last).help(workers[worker], until[last]);
          }
        });
  }

  private static long expansions(Jobs[] workers) {
    long sum = 0;
    for (Jobs worker : workers) {
      sum += worker.expansions();
    }
    return sum;
  }
}
