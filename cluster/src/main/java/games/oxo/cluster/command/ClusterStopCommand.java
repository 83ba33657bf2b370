package games.oxo.cluster.command;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.local.LocalCluster;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "stop",
    description = "Stop the cluster on this machine, also if some of its processes have died.")
final class ClusterStopCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  ClusterStopCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int stopped = LocalCluster.ofUser().stop();
    terminal
        .out()
        .println(
            common.json
                ? Json.write(Json.object("stopped", stopped))
                : stopped == 0 ? "no cluster runs" : Text.format("stopped %d processes", stopped));
    return ExitStatus.DONE;
  }
}
