package games.oxo.cluster.command;

import games.oxo.app.book.GrowOptions;
import games.oxo.app.book.GrowProgress;
import games.oxo.app.book.GrowReport;
import games.oxo.book.BookGame;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.DurationText;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.grow.DatabaseGrowth;
import games.oxo.cluster.grow.RemoteThinkers;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.game.input.InputException;
import games.oxo.search.engines.Engines;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "grow",
    description = {
      "Grow the opening book of a game on the cluster.",
      "A book in a file is read and written here, and executors think; on a book in PostgreSQL every"
          + " executor works by itself. See docs/cluster.md#growing-books-on-a-cluster."
    })
final class ClusterGrowCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GrowOptions options = new GrowOptions();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Games or positions in work at a time (default: one for each core of the cluster, and for"
              + " a file a quarter more).")
  @InRange(OptionRange.THREADS)
  private int threads;

  @Option(
      names = "--round",
      paramLabel = "TIME",
      description =
          "PostgreSQL: how long executors work before they report, such as 10m (default: 60s).")
  private String round = "60s";

  @Mixin private SlotMemoryOption memory = new SlotMemoryOption();

  @Mixin private MasterOption master = new MasterOption();

  ClusterGrowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    BookGame game = BookGame.of(UserGames.load(options.game()));
    PortableGame portable = PortableGame.of(UserGames.sources(options.game()));
    BookAddress address = options.address();
    long roundMillis = DurationText.millis("--round", round);
    GrowPlan tried = options.plan(game, 1, memory.bytes(), terminal);
    if (tried.engine().options().containsKey(Engines.BOOK)) {
      throw new InputException(
          "executors open no files, so the engine cannot have a book; leave out book=");
    }
    return common.work(
        terminal, UntilCtrlC.of(work -> grow(game, portable, address, roundMillis, work)));
  }

  private int grow(
      BookGame game, PortableGame portable, BookAddress address, long roundMillis, LongWork work) {
    try (BookStore store = BookStore.open(game, address);
        SparkConnection connection = master.connect("grow", terminal)) {
      JobProgress jobs = new JobProgress(connection, work);
      int slots = slots(connection, jobs, address.file() != null);
      GrowPlan plan = options.plan(game, slots, memory.bytes(), terminal);
      GrowWay way = options.way();
      GrowProgress shown = new GrowProgress(plan, way, work);
      Growth growth;
      if (address.file() == null) {
        growth =
            new DatabaseGrowth(store, address, portable, plan, way, memory.bytes())
                .run(connection, jobs, shown, roundMillis);
      } else {
        try (RemoteThinkers thinkers =
            new RemoteThinkers(connection, portable, plan, memory.bytes())) {
          growth = way.grow(store, plan, thinkers, shown);
        }
      }
      way.finish(store);
      GrowReport report = new GrowReport(plan, way, address, growth, store.counts());
      work.results().printLines(() -> report.json(work.isStopped()), report::text);
      return work.status(ExitStatus.DONE);
    }
  }

  /** How many are in work at a time; the cores are known when executors are there. */
  private int slots(SparkConnection connection, JobProgress jobs, boolean remote) {
    int cores = threads > 0 ? threads : connection.cores(jobs);
    return threads > 0 || !remote ? cores : cores + (cores + 3) / 4;
  }
}
