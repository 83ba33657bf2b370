package games.oxo.cluster.command;

import games.oxo.cli.terminal.LongWork;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;

/**
 * Work on a cluster that Ctrl-C may end. Spark ends by itself then, even while it starts, and all
 * fails that it is asked for, in whatever way.
 */
final class UntilCtrlC {
  private UntilCtrlC() {}

  /** Work whose failure after Ctrl-C means no more than that it was stopped. */
  static LongWork.Task of(LongWork.Task task) {
    return work -> {
      try {
        return task.run(work);
      } catch (InputException e) {
        throw work.isStopped() ? new SearchStopped() : e;
      }
    };
  }
}
