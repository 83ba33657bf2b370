package games.oxo.cluster.prove;

import games.oxo.game.Game;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.prove.Jobs;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.PartKeeper;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import games.oxo.search.prove.TreeQuestion;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.apache.spark.TaskContext;

/**
 * The memory of one task slot of an executor: its search table, and its strategy, which has the
 * parts of all rounds that are over and those that were found here. It outlives the tasks of Spark,
 * so that the next one finds what the last has learnt.
 */
final class ProofWorker implements PartKeeper {
  /** A crash loses at most what was found in this time. */
  private static final long FLUSH_NANOS = 10_000_000_000L;

  private static final Deque<ProofWorker> IDLE = new ArrayDeque<>();

  private final ProofJob job;
  private final Game game;
  private final Strategy strategy;
  private final Jobs jobs;
  private final StringBuilder found = new StringBuilder();
  private long foundSince;
  private int rounds;
  private BooleanSupplier stop = () -> false;

  private ProofWorker(ProofJob job) {
    this.job = job;
    game = job.game.game();
    strategy = new Strategy(game.symmetryGroup());
    KeptStrategy kept = new KeptStrategy(strategy, this);
    jobs = new Jobs(new SearchRules(game), job.bytes, kept, () -> stop.getAsBoolean());
  }

  private static ProofWorker take(ProofJob job) {
    synchronized (IDLE) {
      IDLE.removeIf(worker -> !worker.job.id.equals(job.id));
      ProofWorker idle = IDLE.poll();
      if (idle != null) {
        return idle;
      }
    }
    return new ProofWorker(job);
  }

  /** Lets go of all memory, where the executors are in the driver's process. */
  static void forget() {
    synchronized (IDLE) {
      IDLE.clear();
    }
  }

  /**
   * Does a piece of a round; what it proves is in the folder when this returns.
   *
   * @return what is known of it then
   */
  static ProofUnit run(ProofRound round, ProofUnit unit) {
    ProofWorker worker = take(round.job);
    ProofUnit done = worker.work(round, unit);
    // A worker that fails is not used again: it knows moves that are not in the folder.
    synchronized (IDLE) {
      IDLE.push(worker);
    }
    return done;
  }

  private ProofUnit work(ProofRound round, ProofUnit unit) {
    job.folder.loadRounds(rounds, round.number, strategy);
    rounds = Math.max(rounds, round.number);
    TaskContext context = TaskContext.get();
    stop = () -> context.isInterrupted() || System.currentTimeMillis() >= round.deadline;
    long[] known = unit.state();
    if (!stop.getAsBoolean()) {
      known = unit.question ? answer(known) : work(known, unit.most);
    }
    flush();
    return unit.with(known);
  }

  private long[] work(long[] known, long most) {
    ProofTask task = ProofTask.of(game, known);
    task.runAlone(jobs, most);
    return task.save();
  }

  private long[] answer(long[] known) {
    TreeQuestion question = TreeQuestion.of(known);
    question.run(jobs);
    return question.save();
  }

  @Override
  public void keep(StrategyPart part) {
    long now = System.nanoTime();
    if (found.isEmpty()) {
      foundSince = now;
    }
    found.append(job.folder.write(part));
    if (now - foundSince > FLUSH_NANOS) {
      flush();
    }
  }

  private void flush() {
    if (!found.isEmpty()) {
      job.folder.writePiece(found.toString());
      found.setLength(0);
    }
  }
}
