package games.oxo.cluster.table;

import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.part.LayerJob;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.MadePart;
import games.oxo.table.part.PartBlocks;
import games.oxo.table.part.PartInfo;
import games.oxo.table.part.PartMaker;
import games.oxo.table.rank.Numberings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Builds the layers of a table on a cluster: enumerates the positions layer by layer from the empty
 * board on, then values them from the last layer back. Each layer is divided into ranges of
 * numbers, a task for each, whose result goes to the shared folder. A layer whose list of parts is
 * written is done for good, so the same work goes on after its last whole layer.
 */
public final class ClusterTable {
  private final PortableGame portable;
  private final Game game;
  private final Numberings numberings;
  private final SharedFolder folder;
  private final LayerPlan plan;
  private final SparkConnection spark;
  private final JobProgress progress;
  private final TableWork work = new TableWork();

  /** The files that earlier work has left. */
  private final Set<String> there = new HashSet<>();

  /**
   * @param folder for this game alone
   */
  public ClusterTable(
      PortableGame portable,
      SharedFolder folder,
      LayerPlan plan,
      SparkConnection spark,
      JobProgress progress) {
    this.portable = portable;
    this.folder = folder;
    this.plan = plan;
    this.spark = spark;
    this.progress = progress;
    game = portable.game();
    numberings = new Numberings(game);
  }

  /** What the tasks of this process took. */
  public TableWork work() {
    return work;
  }

  /**
   * Makes all layers that are not done.
   *
   * @return the valued layers, from the empty board on
   * @throws SearchStopped when Ctrl-C was pressed
   * @throws InputException when a task failed, with the reason
   */
  public List<PartBlocks> build() {
    folder.prepare();
    there.addAll(folder.list());
    List<List<PartInfo>> found = find();
    List<PartBlocks> layers = new ArrayList<>();
    List<PartInfo> next = List.of();
    for (int ply = found.size() - 1; ply >= 0; ply--) {
      next = value(ply, found.get(ply), next);
      layers.add(0, new PartBlocks(new FolderParts(folder), ply, next));
    }
    return layers;
  }

  private List<List<PartInfo>> find() {
    List<List<PartInfo>> found = new ArrayList<>();
    found.add(start());
    for (int ply = 1; ply < game.board().cells(); ply++) {
      List<PartInfo> layer = find(ply, found.get(ply - 1));
      if (layer.isEmpty()) {
        break;
      }
      found.add(layer);
    }
    return found;
  }

  private List<PartInfo> start() {
    return unlessDone(
        new LayerFile(folder, 0, LayerJob.Stage.FINDING),
        () -> {
          LayerPlan.Range range = new LayerPlan.Range(0, 1);
          String name = LayerFile.partName(0, LayerJob.Stage.FINDING, range);
          MadePart start = PartMaker.start();
          folder.write(name, start.bytes());
          return List.of(start.named(name));
        });
  }

  private List<PartInfo> find(int ply, List<PartInfo> before) {
    return make(
        Text.format("positions with %d stones", ply),
        LayerJob.finding(ply, before),
        () -> plan.ranges(numberings.countable(ply), positions(before)));
  }

  private List<PartInfo> value(int ply, List<PartInfo> found, List<PartInfo> next) {
    return make(
        Text.format("values with %d stones", ply),
        LayerJob.valuing(ply, found, next),
        () -> plan.chunks(positions(found)));
  }

  private List<PartInfo> make(String what, LayerJob job, Supplier<List<LayerPlan.Range>> ranges) {
    return unlessDone(
        new LayerFile(folder, job.ply(), job.stage()), () -> run(what, ranges.get(), job));
  }

  /** The parts of a layer, which are made unless its list is there. */
  private List<PartInfo> unlessDone(LayerFile file, Supplier<List<PartInfo>> maker) {
    return file.read(there)
        .orElseGet(
            () -> {
              List<PartInfo> parts = maker.get();
              file.write(parts);
              return parts;
            });
  }

  private List<PartInfo> run(String what, List<LayerPlan.Range> ranges, LayerJob job) {
    PartTask task = new PartTask(portable, folder, job, plan.bytes());
    List<PartReport> reports =
        progress.run(
            what,
            ranges.size(),
            () -> spark.context().parallelize(ranges, ranges.size()).map(task).collect());
    work.add(reports);
    return reports.stream().map(PartReport::part).filter(Objects::nonNull).toList();
  }

  private static long positions(List<PartInfo> parts) {
    return parts.stream().mapToLong(PartInfo::positions).sum();
  }
}
