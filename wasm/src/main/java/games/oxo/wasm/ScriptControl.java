package games.oxo.wasm;

import games.oxo.search.SearchControl;

/**
 * Control by the script of a worker: every few milliseconds the search waits there until the
 * messages that have arrived are heard. Where the browser cannot let it wait, it never stops.
 */
final class ScriptControl implements SearchControl {
  /** With what else a browser does, a stop is heard within 50 milliseconds. */
  private static final long BETWEEN_LOOKS_NANOS = 10_000_000;

  private final int id;
  private long nextLook = System.nanoTime() + BETWEEN_LOOKS_NANOS;
  private long held;
  private boolean stopped;

  /**
   * @param id the number of the request
   */
  ScriptControl(int id) {
    this.id = id;
  }

  @Override
  public boolean stop() {
    long now = System.nanoTime();
    if (!stopped && now - nextLook >= 0) {
      stopped = Script.look(id);
      long after = System.nanoTime();
      held += after - now;
      nextLook = after + BETWEEN_LOOKS_NANOS;
    }
    return stopped;
  }

  @Override
  public long heldNanos() {
    return held;
  }
}
