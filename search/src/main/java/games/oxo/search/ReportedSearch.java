package games.oxo.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a search to its end and reports to a listener. The search is paused for each report, so that
 * no thread changes what is reported.
 */
final class ReportedSearch {
  private final Search search;
  private final SearchListener listener;
  private final LongSupplier nanoTime;
  private final long interval;
  private long nextReport;
  private int stepsReported;
  private @Nullable Analysis reported;
  private volatile boolean stopped;

  ReportedSearch(Search search, long reportMillis, SearchListener listener) {
    this(search, reportMillis, listener, System::nanoTime);
  }

  /**
   * @param nanoTime tells the time
   */
  ReportedSearch(Search search, long reportMillis, SearchListener listener, LongSupplier nanoTime) {
    this.search = search;
    this.listener = listener;
    this.nanoTime = nanoTime;
    interval = reportMillis * 1_000_000;
    nextReport = nanoTime.getAsLong() + interval;
  }

  /** Searches until the end, or until the listener wants it to stop. */
  Analysis run() {
    BooleanSupplier pause = listener == SearchListener.NONE ? () -> false : this::isPauseDue;
    while (!search.run(pause) && !stopped) {
      report(search.analysis());
    }
    Analysis last = search.analysis();
    if (!isSame(reported, last)) {
      listener.found(last);
    }
    return last;
  }

  private boolean isPauseDue() {
    if (listener.stop()) {
      stopped = true;
    }
    return stopped || search.steps() != stepsReported || nanoTime.getAsLong() - nextReport >= 0;
  }

  private void report(Analysis found) {
    stepsReported = search.steps();
    nextReport = nanoTime.getAsLong() + interval;
    if (!found.moves().isEmpty()) {
      reported = found;
      listener.found(found);
    }
  }

  /** Whether two analyses say the same, whatever it took. */
  private static boolean isSame(@Nullable Analysis one, Analysis two) {
    return one != null
        && one.best().equals(two.best())
        && one.value().equals(two.value())
        && one.moves().equals(two.moves())
        && one.line().equals(two.line());
  }
}
