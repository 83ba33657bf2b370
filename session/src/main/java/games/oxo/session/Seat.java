package games.oxo.session;

import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import org.jspecify.annotations.Nullable;

/**
 * A player of a game in progress: a person, or an engine with its limits.
 *
 * @param engine null for a person
 */
public record Seat(@Nullable Engine engine, Limits limits) {
  /** How long an engine that needs a limit thinks by default. */
  public static final long DEFAULT_MILLIS = 1000;

  /** A person. */
  public static final Seat PERSON = new Seat(null, Limits.NONE);

  /** An engine; one that needs a limit and has none thinks for a second. */
  public static Seat of(ConfiguredEngine engine, Limits wanted) {
    boolean given = !wanted.equals(Limits.NONE);
    return new Seat(engine.engine(), given ? wanted : engine.limitsOr(DEFAULT_MILLIS));
  }

  /** Whether a person moves here. */
  public boolean isPerson() {
    return engine == null;
  }
}
