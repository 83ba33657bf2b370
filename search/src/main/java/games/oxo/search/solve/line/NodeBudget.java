package games.oxo.search.solve.line;

import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;

/** Counts the nodes of one worker and looks at the clock now and then. */
final class NodeBudget {
  /** Tells all workers that one of them has the answer. */
  static final class Answer {
    volatile boolean found;
  }

  private static final int NODES_BETWEEN_LOOKS = 512;

  private final Answer answer;
  private Clock clock = Clock.unlimited();
  private long nodes;
  private long nodesBefore;
  private long allowed = Long.MAX_VALUE;
  private int nodesToLook = NODES_BETWEEN_LOOKS;

  NodeBudget(Answer answer) {
    this.answer = answer;
  }

  /** Positions visited since it was made. */
  long nodes() {
    return nodes;
  }

  /** From now on this clock counts; its limit of nodes is one of the nodes from here on. */
  void follow(Clock newClock) {
    clock = newClock;
    nodesBefore = nodes;
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
   * @throws SearchStopped when the clock says so, no more nodes are allowed, or another worker has
   *     the answer
   */
  void beat() {
    nodes++;
    if (--nodesToLook <= 0) {
      nodesToLook = NODES_BETWEEN_LOOKS;
      if (answer.found || nodes >= allowed || clock.isOver(nodes - nodesBefore)) {
        throw new SearchStopped();
      }
    }
  }
}
