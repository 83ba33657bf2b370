package games.oxo.session;

import games.oxo.game.Position;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import org.jspecify.annotations.Nullable;

/** A player of a game in progress: a person, or an engine with its limits. */
public final class Seat {
  /** How long an engine that needs a limit thinks by default. */
  public static final long DEFAULT_MILLIS = 1000;

  /** A person. */
  public static final Seat PERSON = new Seat(null, Limits.NONE);

  private final @Nullable ConfiguredEngine configured;
  private final Limits wanted;

  private Seat(@Nullable ConfiguredEngine configured, Limits wanted) {
    this.configured = configured;
    this.wanted = wanted;
  }

  /** An engine; one that needs a limit and has none thinks for a second. */
  public static Seat of(ConfiguredEngine engine, Limits wanted) {
    return new Seat(engine, wanted);
  }

  /** The engine, or null for a person. */
  public @Nullable Engine engine() {
    return configured == null ? null : configured.engine();
  }

  /** What the engine thinks under about its next move. */
  public Limits limits(Position position) {
    boolean given = !wanted.equals(Limits.NONE);
    return given || configured == null ? wanted : configured.limitsOr(position, DEFAULT_MILLIS);
  }

  /** Whether a person moves here. */
  public boolean isPerson() {
    return configured == null;
  }
}
