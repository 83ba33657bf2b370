package games.oxo.search.solve;

/** Can make a solver stop, and may hear what it has proven. */
@FunctionalInterface
public interface SolveListener {
  /** Hears nothing and never stops. */
  SolveListener NONE = () -> false;

  /** More is known than before; not called for what was found in no time. */
  default void proven(Solution soFar) {}

  /** Whether to stop soon; asked often, by all threads. */
  boolean stop();
}
