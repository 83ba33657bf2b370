package games.oxo.search.solve.line;

import games.oxo.search.kernel.Clock;

/** The count of nodes of one worker, with its limits: a clock, and an allowance of nodes. */
final class NodeBudget {
  /** A flag that tells all workers that one of them has the answer. */
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

  /** Allows about this many more nodes, whatever the clock says. */
  void allow(long more) {
    allowed = nodes + more;
  }

  /** Whether the limit of {@link #allow} is reached. */
  boolean isAllowanceSpent() {
    return nodes >= allowed;
  }

  /** Takes the limit of {@link #allow} away. */
  void endAllowance() {
    allowed = Long.MAX_VALUE;
  }

  /**
   * Counts one more node.
   *
   * @return whether to stop: the clock says so, no more nodes are allowed, or another worker has
   *     the answer
   */
  boolean countNode() {
    nodes++;
    return --nodesToLook <= 0 && look();
  }

  private boolean look() {
    nodesToLook = NODES_BETWEEN_LOOKS;
    return answer.found || nodes >= allowed || clock.isOver(nodes - nodesBefore);
  }
}
