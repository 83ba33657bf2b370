package games.oxo.app.cluster;

import games.oxo.cli.terminal.Terminal;

/**
 * The cluster commands of the module {@code cluster}, which is not part of this program's jar: it
 * needs Spark. {@link java.util.ServiceLoader} finds its implementation on the class path.
 */
public interface ClusterCommands {
  /** Makes the object that picocli runs, with the name {@code cluster}. */
  Object create(Terminal terminal);
}
