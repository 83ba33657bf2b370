package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Engine;
import games.oxo.search.Limits;

/**
 * An engine with the limits that its specification sets.
 *
 * @param limits the limits that apply if the caller sets none
 * @param timed see {@link EngineEntry#timed}
 * @param openingTime which moves get more time than the limits say
 */
public record ConfiguredEngine(
    Engine engine, Limits limits, boolean timed, OpeningTime openingTime) {
  /** An engine that has no specification, and thinks under these limits. */
  public static ConfiguredEngine of(Engine engine, Limits limits) {
    return new ConfiguredEngine(engine, limits, false, OpeningTime.NONE);
  }

  /** The same limits for another engine. */
  public ConfiguredEngine withEngine(Engine other) {
    return new ConfiguredEngine(other, limits, timed, openingTime);
  }

  /** The limits of its specification for the next move of a game. */
  public Limits limits(Position position) {
    return openingTime.limits(limits, position);
  }

  /** These limits, or so much time for an engine that needs a limit and has none. */
  public Limits limitsOr(Position position, long millis) {
    return timed && limits.equals(Limits.NONE) ? Limits.time(millis) : limits(position);
  }

  /**
   * What to think with about one move.
   *
   * @param asked what the caller wants; {@link Limits#NONE} leaves it to the engine
   * @param clockMillis the most that a clock allows ({@link TimeManagement}), 0 without a clock
   * @param millis time for an engine that needs a limit and gets none
   */
  public Limits limitsFor(Position position, Limits asked, long clockMillis, long millis) {
    boolean free = asked.equals(Limits.NONE);
    if (clockMillis == 0) {
      return free ? limitsOr(position, millis) : asked;
    }
    Limits wanted = free ? limits(position) : asked;
    return wanted.withMillis(
        wanted.millis() == 0 ? clockMillis : Math.min(wanted.millis(), clockMillis));
  }
}
