package games.oxo.search.solve;

/** Hears what a solver has proven, and can make it stop. */
public interface SolveWatcher {
  /** Hears nothing and never stops. */
  SolveWatcher NONE =
      new SolveWatcher() {
        @Override
        public void proven(Solution soFar) {}

        @Override
        public boolean stop() {
          return false;
        }
      };

  /** More is known than before; not called for what was found in no time. */
  void proven(Solution soFar);

  /** Whether to stop soon; asked often, by all threads. */
  boolean stop();
}
