package games.oxo.search.kernel;

import games.oxo.search.Analysis;
import games.oxo.search.SearchControl;
import games.oxo.search.SearchListener;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The reports of a running search to its listener: after each step, such as a depth, and while a
 * step takes long from time to time, in a look at the clock. Used as the control of the search's
 * {@link Clock}, it is called at every look.
 */
public final class Reports implements SearchControl {
  private final SearchListener listener;
  private final Supplier<@Nullable Analysis> soFar;
  private final LongSupplier nanoTime;
  private final long interval;
  private long nextReport;
  private @Nullable Analysis reported;

  /**
   * @param millis the time between reports, see {@link games.oxo.search.SearchRequest#reportMillis}
   * @param soFar what is known so far, null for nothing worth a report; asked on the caller's
   *     thread, in the midst of the search
   */
  public Reports(SearchListener listener, long millis, Supplier<@Nullable Analysis> soFar) {
    this(listener, millis, soFar, System::nanoTime);
  }

  Reports(
      SearchListener listener,
      long millis,
      Supplier<@Nullable Analysis> soFar,
      LongSupplier nanoTime) {
    this.listener = listener;
    this.soFar = soFar;
    this.nanoTime = nanoTime;
    interval = millis * 1_000_000;
    nextReport = nanoTime.getAsLong() + interval;
  }

  @Override
  public boolean stop() {
    if (listener == SearchListener.NONE) {
      return false;
    }
    if (listener.stop()) {
      return true;
    }
    if (nanoTime.getAsLong() - nextReport >= 0) {
      report();
    }
    return false;
  }

  @Override
  public long heldNanos() {
    return listener.heldNanos();
  }

  @Override
  public SearchControl forHelper() {
    return listener;
  }

  /** Reports that a step is finished. */
  public void step() {
    if (listener != SearchListener.NONE) {
      report();
    }
  }

  private void report() {
    Analysis found = soFar.get();
    nextReport = nanoTime.getAsLong() + interval;
    if (found != null) {
      reported = found;
      listener.found(found);
    }
  }

  /** Reports the answer, unless the last report said the same; returns the answer. */
  public Analysis end(Analysis answer) {
    Analysis last = reported;
    if (last == null || !isSame(last, answer)) {
      listener.found(answer);
    }
    return answer;
  }

  /** Whether two analyses say the same, whatever it took. */
  private static boolean isSame(Analysis one, Analysis two) {
    return one.best().equals(two.best())
        && one.value().equals(two.value())
        && one.moves().equals(two.moves())
        && one.line().equals(two.line());
  }
}
