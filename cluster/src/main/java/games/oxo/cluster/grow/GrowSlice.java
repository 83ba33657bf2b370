package games.oxo.cluster.grow;

import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.Growth;
import games.oxo.book.grow.PathCosts;
import games.oxo.book.grow.SelfPlayRules;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cluster.spark.OwnJars;
import java.io.Serial;
import java.io.Serializable;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What one task slot does in a round: it grows a book in a database by itself, as a program of its
 * own would; the claims in the database keep slices that run at the same time apart.
 */
final class GrowSlice implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** What came of a slice. */
  static final class Result implements Serializable {
    @Serial private static final long serialVersionUID = 1;

    final long done;
    final long added;
    final long storeNanos;
    final boolean complete;

    Result(Growth growth) {
      done = growth.done();
      added = growth.added();
      storeNanos = growth.storeNanos();
      complete = growth.complete();
    }
  }

  /** Does slices, on executors. */
  static final class Work implements Function<GrowSlice, Result> {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Result call(GrowSlice slice) {
      return slice.run();
    }
  }

  private final PortablePlan plan;
  private final String url;
  private final @Nullable String password;
  private final long most;
  private final long millis;
  private final long seed;
  private final double @Nullable [] rules;
  private final double @Nullable [] costs;
  private final boolean stopAtProven;

  /**
   * @param method its costs or its rules
   * @param most how many games or positions; 0 for no limit
   * @param millis how long
   * @param seed added to that of the plan
   */
  GrowSlice(
      PortablePlan plan, BookAddress address, GrowWay method, long most, long millis, long seed) {
    this.plan = plan;
    url = String.valueOf(address.url());
    password = address.password();
    this.most = most;
    this.millis = millis;
    this.seed = seed;
    PathCosts given = method.costs();
    SelfPlayRules played = method.rules();
    costs = given == null ? null : new double[] {given.perPly(), given.giveAway()};
    stopAtProven = given != null && given.stopAtProven();
    rules = played == null ? null : new double[] {played.threshold(), played.explore()};
  }

  private GrowWay method() {
    return new GrowWay(
        costs == null ? null : new PathCosts(costs[0], costs[1], stopAtProven),
        rules == null ? null : new SelfPlayRules(rules[0], rules[1]));
  }

  private Result run() {
    OwnJars.loadDriver();
    TaskContext context = TaskContext.get();
    GrowPlan own = plan.plan(most, millis, seed);
    GrowListener listener = context::isInterrupted;
    try (BookStore store =
        BookStore.openAgain(plan.game(), BookAddress.ofDatabase(url, password))) {
      return new Result(method().grow(store, own, null, listener));
    }
  }
}
