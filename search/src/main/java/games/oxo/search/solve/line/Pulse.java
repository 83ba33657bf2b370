package games.oxo.search.solve.line;

import games.oxo.search.Limits;
import games.oxo.search.Watcher;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Stopped;

/** Counts the nodes of one worker and looks at the clock now and then. */
final class Pulse {
  /** Tells all workers that one of them has the answer. */
  static final class Answer {
    volatile boolean found;
  }

  private static final int NODES_BETWEEN_LOOKS = 512;

  private final Answer answer;
  private Clock clock = new Clock(Limits.NONE, Watcher.NONE);
  private long nodes;
  private long nodesOfOthers;
  private long allowed = Long.MAX_VALUE;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  Pulse(Answer answer) {
    this.answer = answer;
  }

  /** Positions visited since it was made. */
  long nodes() {
    return nodes;
  }

  /**
   * From now on this clock counts. Its limit of nodes is one of all workers' up to now and this
   * worker's from here on.
   *
   * @param nodesOfAll what all workers have visited up to now
   */
  void follow(Clock newClock, long nodesOfAll) {
    clock = newClock;
    nodesOfOthers = nodesOfAll - nodes;
  }

  /** Allows about so many nodes from now on, whatever the clock says. */
  void allow(long more) {
    allowed = nodes + more;
  }

  /** Takes the limit of {@link #allow} away and tells whether it was reached. */
  boolean endAllowance() {
    boolean reached = nodes >= allowed;
    allowed = Long.MAX_VALUE;
    return reached;
  }

  /**
   * One more node.
   *
   * @throws Stopped when the clock says so, no more nodes are allowed, or another worker has the
   *     answer
   */
  void beat() {
    nodes++;
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (answer.found || nodes >= allowed || clock.isOver(nodes + nodesOfOthers)) {
        throw new Stopped();
      }
    }
  }
}
