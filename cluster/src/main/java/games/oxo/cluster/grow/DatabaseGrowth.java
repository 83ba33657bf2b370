package games.oxo.cluster.grow;

import games.oxo.app.book.GrowProgress;
import games.oxo.book.BookCounts;
import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cluster.spark.EachResult;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Grows a book in a database by all executors at the same time, in rounds: in each, every task slot
 * gets a share of what is left and works on the book by itself. Between rounds the driver counts,
 * and shares out what is left anew. A slot that is lost is replaced by Spark; what it had written
 * stays in the book.
 */
public final class DatabaseGrowth {
  private static final long COUNT_NANOS = 5_000_000_000L;

  private final BookStore store;
  private final BookAddress address;
  private final GrowPlan plan;
  private final PortablePlan portable;
  private final GrowWay method;
  private final long started = System.nanoTime();
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong added = new AtomicLong();
  private final AtomicLong storeNanos = new AtomicLong();
  private final AtomicInteger complete = new AtomicInteger();
  private final BookCounts before;
  private BookCounts counts;
  private long counted = System.nanoTime();
  private int round;

  /**
   * @param plan for all of them together; its threads are how many slots are used
   * @param bytes how much memory the engine and the solver of a task slot may take together
   */
  public DatabaseGrowth(
      BookStore store,
      BookAddress address,
      PortableGame game,
      GrowPlan plan,
      GrowWay method,
      long bytes) {
    this.store = store;
    this.address = address;
    this.plan = plan;
    this.method = method;
    portable = new PortablePlan(game, plan, bytes);
    before = store.counts();
    counts = before;
  }

  /**
   * Grows it until its end, or until Ctrl-C.
   *
   * @param roundMillis how long a round takes at most
   */
  public Growth run(
      SparkConnection connection, JobProgress jobs, GrowProgress shown, long roundMillis) {
    boolean finished = false;
    try {
      while (!finished && left() != 0 && millisLeft() > 0 && !shown.stop()) {
        List<GrowSlice> slices = slices(Math.min(roundMillis, millisLeft()));
        complete.set(0);
        jobs.run("growing", () -> work(connection, slices), () -> shown.grows(this::growth));
        finished = complete.get() == slices.size();
        round++;
      }
    } catch (SearchStopped e) {
      // What was written stays.
    }
    return end(finished);
  }

  /** How many games or positions are left; below 0 when there is no limit. */
  private long left() {
    return plan.most() == 0 ? -1 : Math.max(0, plan.most() - done.get());
  }

  private long millisLeft() {
    return plan.millis() == 0
        ? Long.MAX_VALUE
        : plan.millis() - (System.nanoTime() - started) / 1_000_000;
  }

  private List<GrowSlice> slices(long millis) {
    long left = left();
    int count = left < 0 ? plan.threads() : (int) Math.min(plan.threads(), left);
    List<GrowSlice> slices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long share = left < 0 ? 0 : left / count + (i < left % count ? 1 : 0);
      slices.add(
          new GrowSlice(
              portable, address, method, share, millis, (long) round * plan.threads() + i));
    }
    return slices;
  }

  private boolean work(SparkConnection connection, List<GrowSlice> slices) {
    EachResult.of(
        connection.context().parallelize(slices, slices.size()),
        new GrowSlice.Work(),
        result -> {
          done.addAndGet(result.done());
          added.addAndGet(result.added());
          storeNanos.addAndGet(result.storeNanos());
          complete.addAndGet(result.complete() ? 1 : 0);
        });
    return true;
  }

  /** What the database says now and then; games are counted there too. */
  private Growth growth() {
    long now = System.nanoTime();
    if (now - counted > COUNT_NANOS) {
      counts = store.counts();
      counted = now;
    }
    long known =
        method instanceof GrowWay.OwnPlay
            ? Math.max(done.get(), counts.games() - before.games())
            : done.get();
    return new Growth(
        known,
        added.get(),
        counts.positions(),
        counts.proven(),
        counts.deepest(),
        Double.NaN,
        null,
        now - started,
        storeNanos.get(),
        false);
  }

  /** Reads the book once more: values follow from all that was written, also by who was lost. */
  private Growth end(boolean finished) {
    long nanos = System.nanoTime() - started;
    GrowListener stopped = () -> true;
    Growth last = method.grow(store, portable.plan(0, 0, 0), stopped);
    return new Growth(
        done.get(),
        added.get() + last.added(),
        last.positions(),
        last.proven(),
        last.deepest(),
        last.value(),
        last.rootProven(),
        nanos,
        storeNanos.get(),
        finished);
  }
}
