package games.oxo.cluster.grow;

import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
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

  /** Does slices, on executors. */
  static final class Work implements Function<GrowSlice, Growth> {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public Growth call(GrowSlice slice) {
      return slice.run();
    }
  }

  private final PortablePlan plan;
  private final String url;
  private final @Nullable String password;
  private final long most;
  private final long millis;
  private final long seed;
  private final GrowWay way;

  /**
   * @param most how many games or positions; 0 for no limit
   * @param millis how long
   * @param seed added to that of the plan
   */
  GrowSlice(
      PortablePlan plan, BookAddress address, GrowWay way, long most, long millis, long seed) {
    this.plan = plan;
    url = String.valueOf(address.url());
    password = address.password();
    this.most = most;
    this.millis = millis;
    this.seed = seed;
    this.way = way;
  }

  private Growth run() {
    OwnJars.loadDriver();
    TaskContext context = TaskContext.get();
    GrowPlan own = plan.plan(most, millis, seed);
    GrowListener listener = context::isInterrupted;
    try (BookStore store =
        BookStore.openAgain(plan.game(), BookAddress.ofDatabase(url, password))) {
      return way.grow(store, own, listener);
    }
  }
}
