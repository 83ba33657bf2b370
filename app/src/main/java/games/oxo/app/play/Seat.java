package games.oxo.app.play;

import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import org.jspecify.annotations.Nullable;

/**
 * Who plays a colour.
 *
 * @param engine null for a person
 */
record Seat(@Nullable Engine engine, Limits limits) {
  /** How long an engine that needs a limit thinks when nobody says. */
  static final long DEFAULT_MILLIS = 1000;

  static final Seat HUMAN = new Seat(null, Limits.NONE);

  /** An engine; one that needs a limit and has none thinks for a second. */
  static Seat of(ConfiguredEngine ready, long millis, long simulations) {
    boolean given = millis > 0 || simulations > 0;
    Limits limits = new Limits(millis, 0, 0, simulations);
    return new Seat(ready.engine(), given ? limits : ready.limitsOr(DEFAULT_MILLIS));
  }

  boolean isHuman() {
    return engine == null;
  }
}
