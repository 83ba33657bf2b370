package games.oxo.cluster.local;

import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The processes of a cluster, as its state file has them.
 *
 * @param url of the master
 * @param page of the master, for browsers
 * @param memory of each worker
 * @param cores of each worker
 */
record ClusterState(
    String url, String page, String memory, int cores, SparkProcess master, List<Worker> workers) {
  private static final int MOST_CHARACTERS = 1_000_000;

  ClusterState {
    workers = List.copyOf(workers);
  }

  /** A worker and the port by which the master knows it. */
  record Worker(int port, SparkProcess process) {}

  /** The same with one worker more. */
  ClusterState with(Worker worker) {
    List<Worker> more = new ArrayList<>(workers);
    more.add(worker);
    return new ClusterState(url, page, memory, cores, master, more);
  }

  void write(Path file) {
    OutputFile.write(
        file,
        OutputFile.Existing.REPLACE,
        Json.write(
                Json.object(
                    "url",
                    url,
                    "page",
                    page,
                    "memory",
                    memory,
                    "cores",
                    cores,
                    "master",
                    json(master),
                    "workers",
                    workers.stream()
                        .map(
                            each ->
                                Json.object("port", each.port(), "process", json(each.process())))
                        .toList()))
            + "\n");
  }

  private static Map<String, @Nullable Object> json(SparkProcess process) {
    return Json.object("pid", process.pid(), "started", process.started());
  }

  /**
   * Reads a state file; empty when there is none.
   *
   * @throws InputException when it is damaged
   */
  static Optional<ClusterState> read(Path file) {
    try {
      Map<?, ?> all = JsonReader.readObject(Files.readString(file), MOST_CHARACTERS);
      List<Worker> workers = new ArrayList<>();
      for (Object each : (List<?>) value(all, "workers")) {
        Map<?, ?> worker = (Map<?, ?>) each;
        workers.add(
            new Worker(((Number) value(worker, "port")).intValue(), process(worker, "process")));
      }
      return Optional.of(
          new ClusterState(
              (String) value(all, "url"),
              (String) value(all, "page"),
              (String) value(all, "memory"),
              ((Number) value(all, "cores")).intValue(),
              process(all, "master"),
              workers));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    } catch (InputException | ClassCastException e) {
      throw new InputException(
          Text.format("%s is damaged; remove it, and the processes of the cluster too", file));
    }
  }

  private static Object value(Map<?, ?> object, String name) {
    Object value = object.get(name);
    if (value == null) {
      throw new InputException("there is no " + name);
    }
    return value;
  }

  private static SparkProcess process(Map<?, ?> object, String name) {
    Map<?, ?> process = (Map<?, ?>) value(object, name);
    return new SparkProcess(
        ((Number) value(process, "pid")).longValue(),
        ((Number) value(process, "started")).longValue());
  }
}
