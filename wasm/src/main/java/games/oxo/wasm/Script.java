package games.oxo.wasm;

import org.teavm.interop.Import;

/** The functions of the worker's script that Java calls. */
final class Script {
  private Script() {}

  /**
   * Lets the script hear messages, where the browser can make Java wait for that.
   *
   * @return whether to stop the request
   */
  @Import(module = "oxo", name = "look")
  static native boolean look(int id);

  /** There is an answer to a request: {@link WorkerEntry#newest}. */
  @Import(module = "oxo", name = "answered")
  static native void answered(int id);
}
