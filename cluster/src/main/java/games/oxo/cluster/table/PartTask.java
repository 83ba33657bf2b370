package games.oxo.cluster.table;

import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.search.kernel.Kernel;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.MadePart;
import games.oxo.table.part.PartFinder;
import games.oxo.table.part.PartInfo;
import games.oxo.table.part.PartValuer;
import games.oxo.table.rank.Numberings;
import java.io.Serial;
import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
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

  /** What a task does. */
  enum Stage {
    FINDING,
    VALUING
  }

  /** Tables for ranking take a while to make; a process of a cluster serves one game. */
  private static final Map<Game, Prepared> PREPARED = new ConcurrentHashMap<>();

  private record Prepared(Kernel kernel, Numberings numberings) {
    static Prepared of(Game game) {
      return PREPARED.computeIfAbsent(
          game, key -> new Prepared(new Kernel(key), new Numberings(key)));
    }
  }

  private final PortableGame game;
  private final SharedFolder folder;
  private final Stage stage;
  private final int ply;
  private final long bytes;
  private final ArrayList<PartInfo> found;
  private final ArrayList<PartInfo> next;

  /**
   * @param found finding: the parts of the layer before; valuing: those of the layer
   * @param next valuing: the valued parts of the next layer
   * @param bytes how much memory a task may take
   */
  PartTask(
      PortableGame game,
      SharedFolder folder,
      Stage stage,
      int ply,
      List<PartInfo> found,
      List<PartInfo> next,
      long bytes) {
    this.game = game;
    this.folder = folder;
    this.stage = stage;
    this.ply = ply;
    this.bytes = bytes;
    this.found = new ArrayList<>(found);
    this.next = new ArrayList<>(next);
  }

  @Override
  public PartReport call(LayerPlan.Range range) {
    long started = cpuNanos();
    FolderParts store = new FolderParts(folder);
    MadePart made = make(range, store);
    PartInfo info = null;
    if (made.positions() > 0) {
      String name = LayerFile.partName(ply, stage, range);
      folder.write(name, made.bytes());
      info = made.named(name);
    }
    return new PartReport(info, cpuNanos() - started, store.readBytes());
  }

  private MadePart make(LayerPlan.Range range, FolderParts store) {
    Prepared prepared = Prepared.of(game.game());
    return switch (stage) {
      case FINDING ->
          new PartFinder(prepared.kernel(), prepared.numberings(), store, bytes)
              .find(ply, range.from(), range.end(), found);
      case VALUING ->
          new PartValuer(prepared.kernel(), prepared.numberings(), store, bytes)
              .value(ply, (int) range.from(), (int) range.end(), found, next);
    };
  }

  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
