package games.oxo.cluster.command;

import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.local.ClusterPlan;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "start",
    description = {
      "Start a Spark cluster on this machine: a master and workers, each a process of its own.",
      "It runs until 'cluster stop', and cluster commands use it unless --master names another."
    })
final class ClusterStartCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--workers", paramLabel = "N", description = "Workers (default: 2).")
  @Between(least = 1, most = 64)
  private int workers = 2;

  @Option(names = "--cores", paramLabel = "N", description = "Cores of each worker (default: 1).")
  @InRange(OptionRange.THREADS)
  private int cores = 1;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description = "Memory of each worker, such as 4g (default: 1500m).")
  private String memory = "1500m";

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the master (default: any that is free).")
  @InRange(OptionRange.PORT)
  private int port;

  ClusterStartCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (!memory.matches("[0-9]{1,6}[mgMG]")) {
      throw new InputException(
          Text.format("--memory '%s' is not a size such as 1500m or 4g", memory));
    }
    return common.work(
        terminal,
        work -> {
          ClusterStatus status =
              LocalCluster.ofUser()
                  .start(new ClusterPlan(workers, cores, memory, port), work::isStopped);
          ClusterPrinter.print(status, work.results());
          return ExitStatus.DONE;
        });
  }
}
