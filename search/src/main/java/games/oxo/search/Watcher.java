package games.oxo.search;

/** Hears what an engine finds while it thinks, and can make it stop. */
public interface Watcher {
  /** Hears nothing and never stops. */
  Watcher NONE =
      new Watcher() {
        @Override
        public void found(Analysis analysis) {}

        @Override
        public boolean stop() {
          return false;
        }
      };

  /** The engine has come to a new result; called from its thread, some times a second at most. */
  void found(Analysis analysis);

  /**
   * Whether to stop as soon as possible; asked often, so the answer must be quick, and by all
   * threads of a search.
   */
  boolean stop();
}
