package games.oxo.wasm;

import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.offline.worker.RequestRunner;
import org.teavm.jso.JSExport;

/** What the script of a worker can call: {@link RequestRunner}, with texts and numbers only. */
public final class WorkerEntry {
  private static final BundledKnowledge KNOWLEDGE = new BundledKnowledge();
  private static final RequestRunner RUNNER = new RequestRunner(KNOWLEDGE);

  private WorkerEntry() {}

  /** TeaVM begins here; there is nothing to do before the first call. */
  public static void main(String[] arguments) {}

  @JSExport
  public static void supply(String name, String content) {
    KNOWLEDGE.supply(name, content);
  }

  @JSExport
  public static void begin(int id, String request) {
    RUNNER.begin(id, request);
  }

  @JSExport
  public static String run(int id, double millis) {
    return RUNNER.run(id, millis);
  }

  @JSExport
  public static void end(int id) {
    RUNNER.end(id);
  }
}
