package games.oxo.session.judge;

import games.oxo.search.Limits;
import games.oxo.search.SearchControl;

/**
 * The time limit of work that consists of several searches. It runs from the beginning, except
 * while the work is held up. As a control of the searches it stops them when the time is up.
 */
public final class TimeBudget implements SearchControl {
  private static final long MILLI = 1_000_000;

  private final Limits limits;
  private final SearchControl control;
  private final long began;

  /**
   * @param limits of the whole work
   * @param control what may stop it or hold it up
   */
  public TimeBudget(Limits limits, SearchControl control) {
    this.limits = limits;
    this.control = control;
    began = now();
  }

  /** Limits with a part of the time that is left, but never none; without time as they are. */
  public Limits share(int part, int of) {
    long left = (limits.millis() - millis()) * part / of;
    return limits.millis() == 0 ? limits : limits.withMillis(Math.max(1, left));
  }

  /** Whether the time is up. */
  public boolean isUp() {
    return limits.millis() > 0 && millis() >= limits.millis();
  }

  @Override
  public boolean stop() {
    return control.stop() || isUp();
  }

  @Override
  public long heldNanos() {
    return control.heldNanos();
  }

  private long millis() {
    return (now() - began) / MILLI;
  }

  private long now() {
    return System.nanoTime() - control.heldNanos();
  }
}
