package games.oxo.app.cluster;

import games.oxo.cli.option.HelpOption;
import games.oxo.game.input.InputException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Unmatched;

/** The command {@code cluster} where its module is not on the class path. */
@Command(
    name = "cluster",
    description = {
      "Work for more than one machine, on Apache Spark (docs/cluster.md).",
      "The first cluster command builds a module of its own and fetches Spark. Then this help lists"
          + " the commands: start, status, stop, table, solve, prove and grow."
    })
final class AbsentCluster implements Runnable {
  @Mixin HelpOption help = new HelpOption();

  @Unmatched List<String> words = new ArrayList<>();

  @Override
  public void run() {
    throw new InputException(
        "the cluster commands are in a module of their own; ./oxo cluster in the folder with the"
            + " sources builds it");
  }
}
