package games.oxo.app.cluster;

import games.oxo.cli.terminal.Terminal;
import java.util.ServiceLoader;

/** Finds the cluster commands, or takes a command that explains why there are none. */
public final class ClusterLoader {
  private ClusterLoader() {}

  /** Makes the object that picocli runs. */
  public static Object create(Terminal terminal) {
    return ServiceLoader.load(ClusterCommands.class)
        .findFirst()
        .map(found -> found.create(terminal))
        .orElseGet(AbsentCluster::new);
  }
}
