package games.oxo.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a search, whole or in slices, and reports to a listener. The search is paused for each
 * report, so that no thread changes what is reported.
 */
public final class ReportedSearch {
  private final Search search;
  private final SearchListener listener;
  private final LongSupplier nanoTime;
  private final long interval;
  private long nextReport;
  private int stepsReported;
  private @Nullable Analysis reported;
  private BooleanSupplier pauseOfCaller = () -> false;
  private volatile boolean stopped;
  private volatile boolean paused;

  /**
   * @param search one that has not begun
   * @param reportMillis see {@link SearchRequest#reportMillis}
   */
  public ReportedSearch(Search search, long reportMillis, SearchListener listener) {
    this(search, reportMillis, listener, System::nanoTime);
  }

  /**
   * @param nanoTime returns the time
   */
  ReportedSearch(Search search, long reportMillis, SearchListener listener, LongSupplier nanoTime) {
    this.search = search;
    this.listener = listener;
    this.nanoTime = nanoTime;
    interval = reportMillis * 1_000_000;
    nextReport = nanoTime.getAsLong() + interval;
  }

  /** What is known so far; see {@link Search#analysis}. */
  public Analysis analysis() {
    return search.analysis();
  }

  /**
   * Begins, or continues after a pause, and reports on the way.
   *
   * @param pause whether to return soon; asked often, by all threads of the search
   * @return true when the search has ended or the listener has stopped it; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    pauseOfCaller = pause;
    paused = false;
    while (!search.run(this::isPauseDue) && !stopped) {
      if (isReportDue()) {
        report(search.analysis());
      }
      if (paused) {
        return false;
      }
    }
    Analysis last = search.analysis();
    if (!isSame(reported, last)) {
      reported = last;
      listener.found(last);
    }
    return true;
  }

  /** Searches until the end, or until the listener wants it to stop. */
  Analysis runToTheEnd() {
    if (listener == SearchListener.NONE) {
      search.run(() -> false);
    } else {
      run(() -> false);
    }
    return search.analysis();
  }

  private boolean isPauseDue() {
    if (listener.stop()) {
      stopped = true;
    }
    if (pauseOfCaller.getAsBoolean()) {
      paused = true;
    }
    return stopped || paused || isReportDue();
  }

  private boolean isReportDue() {
    return search.steps() != stepsReported || nanoTime.getAsLong() - nextReport >= 0;
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
