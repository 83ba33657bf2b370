package games.oxo.cluster.spark;

import games.oxo.cli.terminal.LongWork;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * Runs Spark jobs while the terminal shows how many of their tasks are done and how long the rest
 * will take. Ctrl-C cancels them.
 */
public final class JobProgress {
  private static final long LOOK_MILLIS = 100;

  /** After this time without an executor the user should know. */
  private static final long NO_EXECUTOR_NANOS = 20_000_000_000L;

  private final SparkConnection connection;
  private final LongWork work;
  private final AtomicInteger finished = new AtomicInteger();
  private final AtomicBoolean hadExecutor = new AtomicBoolean();
  private boolean told;

  public JobProgress(SparkConnection connection, LongWork work) {
    this.connection = connection;
    this.work = work;
    connection.context().sc().addSparkListener(new Counter());
    // One may have come before the listener.
    if (connection.hasExecutor()) {
      hadExecutor.set(true);
    }
  }

  /** Counts the tasks that have ended well; those that fail are tried again. */
  private final class Counter extends SparkListener {
    @Override
    public void onExecutorAdded(SparkListenerExecutorAdded added) {
      hadExecutor.set(true);
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      if (end.taskInfo().successful()) {
        finished.incrementAndGet();
      }
    }
  }

  /**
   * Runs an action of Spark.
   *
   * @param what the work, for the line of progress
   * @param tasks how many tasks its jobs have together
   * @return its result
   * @throws SearchStopped when Ctrl-C was pressed
   * @throws InputException when the job failed, with the reason
   */
  public <T> T run(String what, int tasks, Supplier<T> action) {
    int before = finished.get();
    return run(
        what,
        action,
        () -> work.show((double) Math.min(finished.get() - before, tasks) / Math.max(1, tasks)));
  }

  /**
   * The same with a line of its own.
   *
   * @param show shows it if it is time to; called ten times a second by the thread that called
   */
  public <T> T run(String what, Supplier<T> action, Runnable show) {
    work.start(what);
    FutureTask<T> job = new FutureTask<>(action::get);
    Thread thread = new Thread(job, "oxo-job");
    thread.setDaemon(true);
    thread.start();
    try {
      return await(job, show);
    } catch (ExecutionException e) {
      // On Ctrl-C Spark ends by itself, and then its jobs fail.
      if (work.isStopped()) {
        throw new SearchStopped();
      }
      if (connection.context().sc().isStopped()) {
        throw lost(what, e);
      }
      throw JobFailure.of(what + " failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SearchStopped();
    } finally {
      work.clear();
    }
  }

  /** Spark ends by itself when the master no longer answers, or never did. */
  private InputException lost(String what, ExecutionException failure) {
    String why =
        hadExecutor.get()
            ? "the cluster was lost; the same command continues when it is there again"
            : "the master does not let this program in; does it need a secret, or another one?"
                + " (docs/cluster.md)";
    return JobFailure.said(what + " failed: " + why, failure);
  }

  private <T> T await(FutureTask<T> job, Runnable show)
      throws ExecutionException, InterruptedException {
    long started = System.nanoTime();
    while (true) {
      try {
        return job.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (work.isStopped()) {
          connection.context().cancelAllJobs();
          throw new SearchStopped();
        }
        tellIfNobodyWorks(System.nanoTime() - started);
        show.run();
      }
    }
  }

  private void tellIfNobodyWorks(long nanos) {
    if (!told && nanos > NO_EXECUTOR_NANOS && !hadExecutor.get()) {
      told = true;
      work.say(
          "no executor has come so far; perhaps the cluster is busy, or its workers have less memory"
              + " than --executor-memory asks for");
    }
  }
}
