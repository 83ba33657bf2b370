package games.oxo.bench;

import games.oxo.offline.file.KnowledgeFiles;
import games.oxo.offline.worker.BundledKnowledge;
import games.oxo.offline.worker.RequestRunner;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What a worker of the page does, in Java: the same slices, the same books and exact values. */
final class JavaEngine {
  private static final double SLICE_MILLIS = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final RequestRunner runner;
  private int last;

  JavaEngine() {
    BundledKnowledge knowledge = new BundledKnowledge();
    KnowledgeFiles.all().forEach(knowledge::supply);
    runner = new RequestRunner(knowledge);
  }

  SpeedAnswer ask(SpeedCase each) {
    String request = Json.write(each.request());
    int id = ++last;
    long start = THREADS.getCurrentThreadCpuTime();
    runner.begin(id, request);
    StringBuilder answers = new StringBuilder();
    String part;
    do {
      part = runner.run(id, SLICE_MILLIS);
      answers.append(part, 1, part.length());
    } while (part.charAt(0) == RequestRunner.MORE);
    double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    String[] lines = answers.toString().split("\n");
    return SpeedAnswer.of(
        millis, JsonReader.readObject(lines[lines.length - 1], Integer.MAX_VALUE));
  }
}
