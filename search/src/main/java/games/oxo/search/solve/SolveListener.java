package games.oxo.search.solve;

/** A listener of a solver, which can stop it. */
@FunctionalInterface
public interface SolveListener {
  /** Ignores everything and never stops. */
  SolveListener NONE = () -> false;

  /** More is known than before; not called for what was found in no time. */
  default void proven(Solution soFar) {}

  /** Whether to stop soon; asked often, by all threads. */
  boolean stop();
}
