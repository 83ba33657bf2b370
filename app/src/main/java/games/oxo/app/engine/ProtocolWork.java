package games.oxo.app.engine;

/** What a line of the protocol has begun and what goes on in threads of its own. */
interface ProtocolWork {
  /** Whether an answer is still to come. */
  boolean isBusy();

  /** Whether it ends by {@link #end} only. */
  boolean isEndless();

  /** Makes it answer soon with what it has found. */
  void end();

  /** Waits for the last answer. */
  void join();
}
