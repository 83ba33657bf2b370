package games.oxo.cluster.command;

import games.oxo.cli.option.HelpOption;
import games.oxo.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "cluster",
    description = {
      "Work for more than one machine, on Apache Spark (docs/cluster.md).",
      "Without --master it is done by the cluster of 'cluster start' if one runs, otherwise by this"
          + " process alone."
    })
public final class ClusterCommand implements Runnable {
  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec
  private CommandSpec command;

  @Mixin HelpOption help = new HelpOption();

  /** The command with its own commands. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new ClusterCommand())
        .addSubcommand(new ClusterStartCommand(terminal))
        .addSubcommand(new ClusterStatusCommand(terminal))
        .addSubcommand(new ClusterStopCommand(terminal))
        .addSubcommand(new ClusterSolveCommand(terminal))
        .addSubcommand(new ClusterTableCommand(terminal))
        .addSubcommand(new ClusterProveCommand(terminal))
        .addSubcommand(new ClusterGrowCommand(terminal))
        .addSubcommand(new ClusterLearnCommand(terminal));
  }

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }
}
