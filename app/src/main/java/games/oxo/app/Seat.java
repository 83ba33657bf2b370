package games.oxo.app;

import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.Engines;
import org.jspecify.annotations.Nullable;

/**
 * Who plays a colour.
 *
 * @param engine null for a person
 */
record Seat(@Nullable Engine engine, Limits limits) {
  /** How long a tree search thinks when nobody says. */
  static final long DEFAULT_MILLIS = 1000;

  static final Seat HUMAN = new Seat(null, Limits.NONE);

  /** An engine; without any limit a tree search thinks for a second. */
  static Seat of(Engines.Ready ready, long millis, long simulations) {
    Limits limits = ready.limits();
    if (millis > 0 || simulations > 0) {
      limits = new Limits(millis, 0, 0, simulations);
    } else if (limits.equals(Limits.NONE) && ready.engine().name().startsWith("mcts")) {
      limits = Limits.time(DEFAULT_MILLIS);
    }
    return new Seat(ready.engine(), limits);
  }

  boolean isHuman() {
    return engine == null;
  }
}
