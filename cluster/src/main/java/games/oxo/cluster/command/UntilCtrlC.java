package games.oxo.cluster.command;

import games.oxo.cli.terminal.Interrupt;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import java.util.function.IntSupplier;

/**
 * Work on a cluster that Ctrl-C may end. Spark ends by itself then, even while it starts, and all
 * fails that it is asked for, in whatever way.
 */
final class UntilCtrlC {
  private UntilCtrlC() {}

  /**
   * Does the work.
   *
   * @param stopped gives the exit status, and says what there is to say, after Ctrl-C
   * @return an exit status
   */
  static int run(Interrupt interrupt, IntSupplier work, IntSupplier stopped) {
    try {
      return work.getAsInt();
    } catch (SearchStopped | InputException e) {
      if (!interrupt.requested()) {
        throw e;
      }
      return stopped.getAsInt();
    }
  }
}
