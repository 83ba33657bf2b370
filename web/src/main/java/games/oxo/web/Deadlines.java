package games.oxo.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** What must end within a fixed time from its beginning, and what is done if it does not. */
final class Deadlines {
  private record Late(long due, Runnable then) {}

  private final LongSupplier clock;
  private final long nanos;
  private final Map<Object, Late> open = new ConcurrentHashMap<>();

  /**
   * @param clock tells nanoseconds
   * @param millis the time that each has
   */
  Deadlines(LongSupplier clock, long millis) {
    this.clock = clock;
    nanos = TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /** Begins to wait for something. */
  void add(Object what, Runnable tooLate) {
    open.put(what, new Late(clock.getAsLong() + nanos, tooLate));
  }

  /** It has ended, or nobody waits for it. */
  void remove(Object what) {
    open.remove(what);
  }

  /** Ends what has taken too long. */
  void sweep() {
    long now = clock.getAsLong();
    open.forEach(
        (what, late) -> {
          if (now - late.due() > 0) {
            late.then().run();
          }
        });
  }
}
