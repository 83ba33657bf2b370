package games.oxo.cluster.command;

import games.oxo.app.learn.LearnOptions;
import games.oxo.app.learn.LearnWork;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.learn.ExecutorPlayers;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "learn",
    description = {
      "Learn to evaluate the positions of a game on the cluster.",
      "As 'oxo learn' does, with all games played by executors, and weights fitted here. Either command"
          + " goes on where the other was stopped; see docs/cluster.md#learning-on-a-cluster."
    })
final class ClusterLearnCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private LearnOptions options = new LearnOptions();

  @Option(
      names = {"-N", "--threads"},
      paramLabel = "N",
      description =
          "Fit weights here with this many threads (default: as many as there are processors).")
  @InRange(OptionRange.THREADS)
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private SlotMemoryOption memory = new SlotMemoryOption();

  @Mixin private MasterOption master = new MasterOption();

  ClusterLearnCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    PortableGame portable = PortableGame.of(UserGames.sources(game.name));
    LearnWork learning = new LearnWork(UserGames.load(game.name), options);
    long bytes = memory.bytes();
    return common.work(terminal, UntilCtrlC.of(work -> learn(learning, portable, bytes, work)));
  }

  private int learn(LearnWork learning, PortableGame portable, long bytes, LongWork work) {
    try (SparkConnection connection = master.connect("learn", terminal)) {
      JobProgress jobs = new JobProgress(connection, work);
      int cores = connection.cores(jobs);
      // A few more blocks than cores are in work, so that no core waits for the driver.
      int slots = cores + (cores + 3) / 4;
      try (ExecutorPlayers players =
          new ExecutorPlayers(connection, jobs, portable, slots, bytes)) {
        return learning.run(work, bytes, threads, players);
      }
    }
  }
}
