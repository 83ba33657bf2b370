package games.oxo.cluster.command;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.table.TableProgress;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.table.ClusterTable;
import games.oxo.cluster.table.TableWork;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import games.oxo.table.TableAssembler;
import games.oxo.table.TableBuilder;
import games.oxo.table.part.LayerPlan;
import games.oxo.table.part.PartBlocks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "table",
    description = {
      "Build the table of a game on a cluster: the same file, byte for byte, as 'table build' writes.",
      "Layers are kept in a folder that all machines share. Ctrl-C stops it; whatever stopped it, the"
          + " same command continues after the last whole layer."
    })
final class ClusterTableCommand implements Callable<Integer> {
  private static final long USUAL_BYTES = 128L << 20;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private FolderOption folder = new FolderOption();

  @Mixin
  private OutputOption output =
      OutputOption.otherwise("the game's own file in the folder of tables");

  @Option(
      names = "--task-positions",
      paramLabel = "N",
      description = "About how many positions a task has (default: 1000000).")
  @Between(least = 1000, most = 100_000_000)
  private long taskPositions = 1_000_000;

  @Option(names = "--keep", description = "Keep the layers when the table is written.")
  private boolean keep;

  @Option(
      names = "--force",
      description = "Start even if there seems to be too little space for the table.")
  private boolean force;

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private MasterOption master = new MasterOption();

  ClusterTableCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    PortableGame portable = PortableGame.of(UserGames.sources(game.name));
    Game loaded = portable.game();
    Path file = output.path().orElseGet(() -> OptionalTable.usualPlace().file(loaded));
    LayerPlan plan = new LayerPlan(taskPositions, memory.isGiven() ? memory.bytes() : USUAL_BYTES);
    if (Files.exists(file)) {
      // A table of the game is replaced by the same one; anything else is kept.
      Table.open(loaded, file).close();
    }
    if (!force) {
      new TableBuilder(loaded, file, plan.bytes(), WorkerPool.SINGLE).estimate().check();
    }
    SharedFolder shared = folder.open("cluster table");
    return common.work(
        terminal,
        UntilCtrlC.of(
            work -> {
              work.whenStopped("stopped; the same command continues");
              return build(portable, file, shared, plan, work);
            }));
  }

  private int build(
      PortableGame portable, Path file, SharedFolder all, LayerPlan plan, LongWork work) {
    Game loaded = portable.game();
    String own = "table-" + RulesFingerprint.of(loaded).toString().substring(0, 12);
    long started = System.nanoTime();
    try (SparkConnection spark = master.connect("table " + loaded.id(), terminal)) {
      JobProgress jobs = new JobProgress(spark, work);
      ClusterTable table = new ClusterTable(portable, all.folder(own), plan, spark, jobs);
      List<PartBlocks> layers = table.build();
      if (!new TableAssembler(loaded, file, layers).assemble(new TableProgress(work))) {
        throw new SearchStopped();
      }
      if (!keep) {
        all.delete(own);
      }
      long micros = (System.nanoTime() - started) / 1000;
      try (Table built = Table.open(loaded, file)) {
        work.results()
            .printLines(
                () -> json(built, table.work(), micros),
                () -> text(built, table.work(), micros) + "\n");
      }
      return ExitStatus.DONE;
    }
  }

  private static String text(Table table, TableWork work, long micros) {
    double seconds = work.cpuNanos() / 1e9;
    return Text.format(
        "%s: %d positions in %d layers, %d bytes, %.1f s\n%s\n"
            + "%d tasks, %.1f s of processor time: %.2f million positions a second of a core, both ways;"
            + " %.2f bytes a position written, %.2f read, none shuffled",
        table.game().name(),
        table.positions(),
        table.layers(),
        table.bytes(),
        micros / 1e6,
        table.file(),
        work.tasks(),
        seconds,
        work.made() / 2e6 / Math.max(1e-9, seconds),
        2.0 * work.writtenBytes() / Math.max(1, work.made()),
        2.0 * work.readBytes() / Math.max(1, work.made()));
  }

  private static String json(Table table, TableWork work, long micros) {
    return Json.write(
        Json.object(
            "game",
            table.game().id(),
            "file",
            table.file().toString(),
            "complete",
            true,
            "positions",
            table.positions(),
            "layers",
            table.layers(),
            "bytes",
            table.bytes(),
            "micros",
            micros,
            "tasks",
            work.tasks(),
            "taskMicros",
            work.cpuNanos() / 1000,
            "writtenBytes",
            work.writtenBytes(),
            "readBytes",
            work.readBytes(),
            "shuffledBytes",
            0));
  }
}
