package games.oxo.app.book;

import games.oxo.book.grow.GrowListener;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Progress;
import games.oxo.game.board.Player;
import games.oxo.game.words.Text;
import games.oxo.search.value.Chance;
import games.oxo.search.value.ValueWords;
import java.util.function.Supplier;

/** Shows how a book grows, in one line, and stops it on Ctrl-C. */
public final class GrowProgress implements GrowListener {
  private final Thread owner = Thread.currentThread();
  private final GrowPlan plan;
  private final GrowWay way;
  private final LongWork work;

  public GrowProgress(GrowPlan plan, GrowWay way, LongWork work) {
    this.plan = plan;
    this.way = way;
    this.work = work;
    work.start("growing");
  }

  @Override
  public boolean stop() {
    return work.isStopped();
  }

  /** One thread shows. */
  @Override
  public void grows(Supplier<Growth> growth) {
    if (Thread.currentThread() == owner) {
      work.show(() -> remark(growth.get()));
    }
  }

  private String remark(Growth now) {
    double seconds = now.nanos() / 1e9;
    String value = value(plan.from().toMove().orElseThrow(), now);
    return left(now, seconds)
        + Text.format(
            "%d %s, %d in the book, %s%d proven, %d stones, %.1f a second",
            now.done(),
            way.counted(),
            now.positions(),
            value.isEmpty() ? "" : value + ", ",
            now.proven(),
            now.deepest(),
            now.done() / seconds);
  }

  /** What the root is worth in words, or nothing while it is not known. */
  static String value(Player mover, Growth growth) {
    if (growth.rootProven() != null) {
      return ValueWords.of(mover, growth.rootProven());
    }
    return Double.isNaN(growth.value())
        ? ""
        : ValueWords.of(mover, new Chance(Math.max(0, Math.min(1, growth.value()))));
  }

  private String left(Growth now, double seconds) {
    double left = plan.millis() == 0 ? Double.POSITIVE_INFINITY : plan.millis() / 1e3 - seconds;
    if (plan.most() > 0 && now.done() > 0) {
      left = Math.min(left, seconds * (plan.most() - now.done()) / now.done());
    }
    return left == Double.POSITIVE_INFINITY
        ? ""
        : Text.format("about %s left, ", Progress.duration(Math.max(0, left)));
  }
}
