package games.oxo.cluster.command;

import games.oxo.app.cluster.ClusterCommands;
import games.oxo.cli.terminal.Terminal;

/** Gives the cluster commands to the {@code oxo} command. */
public final class SparkClusterCommands implements ClusterCommands {
  @Override
  public Object create(Terminal terminal) {
    return ClusterCommand.with(terminal);
  }
}
