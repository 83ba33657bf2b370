package games.oxo.cluster.solve;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The shared folder of a job: a file that says which job it is, the finished parts, and in the end
 * the results.
 */
final class SolveFolder {
  private static final String JOB = "job.json";
  private static final String NODES = "nodes";
  private static final int MOST_CHARACTERS = 100_000;

  /**
   * A part has so few positions that one that is lost costs little, and so many that parts are few.
   */
  private static final int FEWEST = 16;

  private static final int MANY_PARTS = 4000;
  private static final int MOST = 1024;

  private final SharedFolder folder;
  private final int positions;
  private final int batch;

  private SolveFolder(SharedFolder folder, int positions, int batch) {
    this.folder = folder;
    this.positions = positions;
    this.batch = batch;
  }

  /**
   * Makes the folder ready for a job, or continues the same job. When more nodes are allowed than
   * before, the parts with a position that was not settled are to be made again.
   *
   * @throws InputException when it belongs to another job, or had more nodes
   */
  static SolveFolder prepare(
      SharedFolder folder, Game game, PositionBlock positions, SolveEffort effort) {
    int even = (positions.size() + MANY_PARTS - 1) / MANY_PARTS;
    int batch = Math.max(FEWEST, Math.min(MOST, even));
    Map<String, @Nullable Object> job =
        Json.object(
            "format",
            "oxo-solve 1",
            "game",
            game.id(),
            "rules",
            RulesFingerprint.of(game).toString(),
            "swap",
            game.definition().swap(),
            "positions",
            (long) positions.size(),
            "checkSum",
            positions.checkSum(),
            "batch",
            (long) batch,
            "best",
            effort.best(),
            NODES,
            effort.nodes());
    folder.prepare();
    boolean isNew = !folder.exists(JOB);
    if (isNew && !folder.list().isEmpty()) {
      throw new InputException(
          Text.format("the folder %s has other files; name a new one with --dir", folder));
    }
    if (isNew) {
      write(folder, job);
    }
    Map<String, @Nullable Object> before = isNew ? job : read(folder);
    check(folder, before, job);
    SolveFolder ready = new SolveFolder(folder, positions.size(), batch);
    ready.parts().prepare();
    if (!Objects.equals(before.get(NODES), job.get(NODES))) {
      ready.removeUnsettled(game);
      write(folder, job);
    }
    return ready;
  }

  private static void write(SharedFolder folder, Map<String, @Nullable Object> job) {
    folder.write(JOB, (Json.write(job) + "\n").getBytes(UTF_8));
  }

  private static Map<String, @Nullable Object> read(SharedFolder folder) {
    try {
      return JsonReader.readObject(new String(folder.read(JOB), UTF_8), MOST_CHARACTERS);
    } catch (InputException e) {
      throw new InputException(Text.format("%s/%s is damaged", folder, JOB));
    }
  }

  private static void check(
      SharedFolder folder,
      Map<String, @Nullable Object> before,
      Map<String, @Nullable Object> now) {
    for (Map.Entry<String, @Nullable Object> field : now.entrySet()) {
      String name = field.getKey();
      Object there = before.get(name);
      boolean same = name.equals("game") || Objects.equals(there, field.getValue());
      if (!same && !(name.equals(NODES) && isMore(field.getValue(), there))) {
        throw new InputException(
            Text.format(
                "the folder %s belongs to another job: its %s is %s, not %s; name a new one with"
                    + " --dir",
                folder, name, there, field.getValue()));
      }
    }
  }

  /** Whether a number of nodes is more than another, where 0 is no limit. */
  private static boolean isMore(@Nullable Object nodes, @Nullable Object than) {
    return nodes instanceof Long many
        && than instanceof Long fewer
        && fewer != 0
        && (many == 0 || many > fewer);
  }

  private void removeUnsettled(Game game) {
    Set<Integer> missing = new HashSet<>(missing());
    for (int part = 0; part < partCount(); part++) {
      if (!missing.contains(part)
          && !PartFile.read(parts(), game, part).stream().allMatch(SolvedPosition::isSettled)) {
        parts().delete(PartFile.name(part));
      }
    }
  }

  SharedFolder parts() {
    return folder.folder("parts");
  }

  SharedFolder results() {
    return folder.folder(SolveReport.RESULTS);
  }

  /** Removes the results of an earlier run. */
  void clearResults() {
    folder.delete(SolveReport.RESULTS);
    results().prepare();
  }

  int partCount() {
    return (positions + batch - 1) / batch;
  }

  /** Where a part begins in the list of positions. */
  int begin(int part) {
    return Math.min(positions, part * batch);
  }

  int batch() {
    return batch;
  }

  /** The numbers of the parts that are not there. */
  List<Integer> missing() {
    Set<String> there = new HashSet<>(parts().list());
    List<Integer> missing = new ArrayList<>();
    for (int part = 0; part < partCount(); part++) {
      if (!there.contains(PartFile.name(part))) {
        missing.add(part);
      }
    }
    return missing;
  }
}
