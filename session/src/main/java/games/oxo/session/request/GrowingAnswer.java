package games.oxo.session.request;

import games.oxo.search.SearchControl;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Throttle for the reports of an answer that grows: it takes everything, and passes the newest on
 * when the work looks at its clock, but not too often.
 *
 * @param <T> what is known
 */
final class GrowingAnswer<T> implements SearchControl, Consumer<T> {
  private static final long REPORT_NANOS = 200_000_000;

  private final SearchControl control;
  private final Consumer<T> listener;
  private long nextReport = System.nanoTime() + REPORT_NANOS;
  private @Nullable T untold;

  /**
   * @param control of the work, which needs one thread
   * @param listener called with each answer
   */
  GrowingAnswer(SearchControl control, Consumer<T> listener) {
    this.control = control;
    this.listener = listener;
  }

  /** More is known. */
  @Override
  public void accept(T known) {
    untold = known;
  }

  @Override
  public boolean stop() {
    T news = untold;
    if (news != null && System.nanoTime() - nextReport >= 0) {
      untold = null;
      nextReport = System.nanoTime() + REPORT_NANOS;
      listener.accept(news);
    }
    return control.stop();
  }

  @Override
  public long heldNanos() {
    return control.heldNanos();
  }
}
