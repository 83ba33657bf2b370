package games.oxo.cluster.table;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.search.kernel.SearchRules;
import games.oxo.table.part.LayerJob;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.MadePart;
import games.oxo.table.part.PartInfo;
import games.oxo.table.part.PartMaker;
import games.oxo.table.rank.Numberings;
import java.io.Serial;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.Function;

/**
 * Makes one part of a layer on an executor and writes it to the shared folder. A part depends only
 * on the game, the layers before it and its range, so a task that is run twice writes the same
 * bytes, and no task needs what another of its layer made.
 */
final class PartTask implements Function<LayerPlan.Range, PartReport>, Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** Tables for ranking take a while to make; a process of a cluster serves one game. */
  private static final Map<Game, Prepared> PREPARED = new ConcurrentHashMap<>();

  private record Prepared(SearchRules rules, Numberings numberings) {
    static Prepared of(Game game) {
      return PREPARED.computeIfAbsent(
          game, key -> new Prepared(new SearchRules(key), new Numberings(key)));
    }
  }

  private final PortableGame game;
  private final SharedFolder folder;
  private final LayerJob job;
  private final long bytes;

  /**
   * @param bytes how much memory a task may take
   */
  PartTask(PortableGame game, SharedFolder folder, LayerJob job, long bytes) {
    this.game = game;
    this.folder = folder;
    this.job = job;
    this.bytes = bytes;
  }

  @Override
  public PartReport call(LayerPlan.Range range) {
    long started = cpuNanos();
    Prepared prepared = Prepared.of(game.game());
    FolderParts store = new FolderParts(folder);
    MadePart made =
        new PartMaker(prepared.rules(), prepared.numberings(), store, bytes).make(job, range);
    PartInfo info = null;
    if (made.positions() > 0) {
      String name = LayerFile.partName(job.ply(), job.stage(), range);
      folder.write(name, made.bytes());
      info = made.named(name);
    }
    return new PartReport(info, cpuNanos() - started, store.readBytes());
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
