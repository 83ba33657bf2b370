package games.oxo.search.engines;

import games.oxo.search.Engine;
import games.oxo.search.Limits;

/**
 * An engine with the limits that its specification sets.
 *
 * @param limits the limits that apply if the caller sets none
 * @param timed see {@link EngineEntry#timed}
 */
public record ConfiguredEngine(Engine engine, Limits limits, boolean timed) {
  /** The limits, or this much time for an engine that needs a limit and has none. */
  public Limits limitsOr(long millis) {
    return timed && limits.equals(Limits.NONE) ? Limits.time(millis) : limits;
  }

  /**
   * What to think with about one move.
   *
   * @param asked what the caller wants; {@link Limits#NONE} leaves it to the engine
   * @param clockMillis the most that a clock allows ({@link TimeManagement}), 0 without a clock
   * @param millis time for an engine that needs a limit and gets none
   */
  public Limits limitsFor(Limits asked, long clockMillis, long millis) {
    boolean free = asked.equals(Limits.NONE);
    if (clockMillis == 0) {
      return free ? limitsOr(millis) : asked;
    }
    Limits wanted = free ? limits : asked;
    return wanted.withMillis(
        wanted.millis() == 0 ? clockMillis : Math.min(wanted.millis(), clockMillis));
  }
}
