package games.oxo.wasm;

import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.offline.worker.RequestRunner;
import org.teavm.jso.JSExport;

/** What the script of a worker can call: {@link RequestRunner}, with texts and numbers only. */
public final class WorkerEntry {
  private static final BundledKnowledge KNOWLEDGE = new BundledKnowledge();
  private static final RequestRunner RUNNER = new RequestRunner(KNOWLEDGE);

  private static String newest = "";

  private WorkerEntry() {}

  /** TeaVM begins here; there is nothing to do before the first call. */
  public static void main(String[] arguments) {}

  /** Takes a file with exact values, proofs or an opening book. */
  @JSExport
  public static void supply(String name, String content) {
    KNOWLEDGE.supply(name, content);
  }

  /** What the opening book says of the position in a request, for {@link #answer} elsewhere. */
  @JSExport
  public static String excerpt(int id, String request) {
    return RUNNER.excerpt(request, new ScriptControl(id));
  }

  /**
   * Answers a request. Whenever there is an answer, the script hears of it and calls {@link
   * #newest}.
   *
   * @param id the number under which the script may stop it
   * @param excerpt what the opening book says
   */
  @JSExport
  public static void answer(int id, String request, String excerpt) {
    RUNNER.answer(request, excerpt, new ScriptControl(id), each -> tell(id, each));
  }

  private static void tell(int id, String answer) {
    newest = answer;
    Script.answered(id);
  }

  /** The newest answer as JSON. */
  @JSExport
  public static String newest() {
    return newest;
  }
}
