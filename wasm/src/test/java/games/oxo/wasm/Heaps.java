package games.oxo.wasm;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Measures the memory of a page and its workers, through the debugger of the browser. */
final class Heaps {
  private final Page page;
  private final CDPSession session;
  private final List<String> workers = new ArrayList<>();
  private final Map<Integer, JsonObject> answers = new HashMap<>();
  private int last;

  Heaps(Page page) {
    this.page = page;
    session = page.context().newCDPSession(page);
    session.on(
        "Target.attachedToTarget", event -> workers.add(event.get("sessionId").getAsString()));
    session.on(
        "Target.receivedMessageFromTarget",
        event -> {
          JsonObject answer =
              JsonParser.parseString(event.get("message").getAsString()).getAsJsonObject();
          // What has no number is an event.
          if (answer.has("id")) {
            answers.put(answer.get("id").getAsInt(), answer.getAsJsonObject("result"));
          }
        });
    JsonObject all = new JsonObject();
    all.addProperty("autoAttach", true);
    all.addProperty("waitForDebuggerOnStart", false);
    all.addProperty("flatten", false);
    session.send("Target.setAutoAttach", all);
  }

  /** Bytes in use after garbage is collected: those of the page, then those of each worker. */
  List<Long> bytes() {
    List<Long> bytes = new ArrayList<>();
    session.send("HeapProfiler.collectGarbage");
    bytes.add(used(session.send("Runtime.getHeapUsage")));
    for (String worker : workers) {
      ask(worker, "HeapProfiler.collectGarbage");
      bytes.add(used(ask(worker, "Runtime.getHeapUsage")));
    }
    return bytes;
  }

  private static long used(JsonObject usage) {
    return usage.get("usedSize").getAsLong();
  }

  private JsonObject ask(String worker, String method) {
    int id = ++last;
    JsonObject question = new JsonObject();
    question.addProperty("id", id);
    question.addProperty("method", method);
    JsonObject envelope = new JsonObject();
    envelope.addProperty("sessionId", worker);
    envelope.addProperty("message", question.toString());
    session.send("Target.sendMessageToTarget", envelope);
    page.waitForCondition(() -> answers.containsKey(id));
    @Nullable JsonObject answer = answers.remove(id);
    return answer == null ? new JsonObject() : answer;
  }
}
