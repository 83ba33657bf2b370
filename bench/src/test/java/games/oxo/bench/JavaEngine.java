package games.oxo.bench;

import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.offline.worker.RequestRunner;
import games.oxo.search.SearchControl;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/** What a worker of the page does, in Java: the same requests, books and exact values. */
final class JavaEngine {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final RequestRunner runner;

  JavaEngine() {
    BundledKnowledge knowledge = new BundledKnowledge();
    KnowledgeFiles.all().forEach(knowledge::supply);
    runner = new RequestRunner(knowledge);
  }

  SpeedAnswer ask(SpeedCase each) {
    String request = Json.write(each.request());
    List<String> answers = new ArrayList<>();
    long start = THREADS.getCurrentThreadCpuTime();
    runner.answer(request, "", SearchControl.NONE, answers::add);
    double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    return SpeedAnswer.of(
        millis, JsonReader.readObject(answers.get(answers.size() - 1), Integer.MAX_VALUE));
  }
}
