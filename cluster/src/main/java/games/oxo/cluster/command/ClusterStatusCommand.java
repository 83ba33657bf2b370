package games.oxo.cluster.command;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.local.ClusterStatus;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.session.json.Json;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "status",
    description = {
      "Show the master and the workers of the cluster on this machine.",
      "The exit status is 1 if none runs."
    })
final class ClusterStatusCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  ClusterStatusCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Optional<ClusterStatus> status = LocalCluster.ofUser().status();
    if (status.isEmpty()) {
      common
          .results(terminal)
          .printLines(() -> Json.write(Json.object("running", false)), () -> "no cluster runs\n");
      return ExitStatus.FAULT;
    }
    ClusterPrinter.print(status.get(), common.results(terminal));
    return ExitStatus.DONE;
  }
}
