package games.oxo.book.grow;

import games.oxo.search.value.Proven;
import java.io.Serializable;
import java.util.Collection;

/**
 * What moves cost on the way from the root: what they give away against the best move of their
 * position, and a little for each.
 *
 * @param perPly the cost of every move
 * @param giveAway the cost of giving away a whole game, from won to lost
 * @param stopAtProven whether proven positions are left alone; otherwise a book also gets to know
 *     how they are won, and what the loser can try
 */
public record PathCosts(double perPly, double giveAway, boolean stopAtProven)
    implements Serializable {
  /** Costs that cover sensible moves before anything deep. */
  public static final PathCosts USUAL = new PathCosts(0.03, 1, false);

  /** Every engine sees a result that is so near. */
  static final int NEAR = 6;

  /** After so many replies of the loser the next one costs twice as much. */
  private static final double REPLIES = 4;

  /** Computes the costs of the cheapest paths to all nodes, from the fewest stones to the most. */
  void compute(BookGraph graph, Collection<GraphNode> roots) {
    for (int ply = 0; ply < graph.layers(); ply++) {
      graph.layer(ply).forEach(node -> node.pathCost = Double.POSITIVE_INFINITY);
    }
    roots.forEach(root -> root.pathCost = 0);
    for (int ply = 0; ply < graph.layers(); ply++) {
      graph.layer(ply).forEach(this::lead);
    }
  }

  /** Leads the paths to a node on to the positions after it. */
  void lead(GraphNode node) {
    if (isEnd(node) || node.pathCost == Double.POSITIVE_INFINITY) {
      return;
    }
    boolean won = node.proven != null && node.proven.isWin() && node.winningEdge() != null;
    for (GraphEdge edge : node.edges) {
      GraphNode child = edge.child;
      if (child != null && !isEnd(child) && (!won || edge.isWin())) {
        child.pathCost = Math.min(child.pathCost, node.pathCost + cost(node, edge));
      }
    }
  }

  /** Whether nothing that follows a position is expanded on its account. */
  private boolean isEnd(GraphNode node) {
    Proven proven = node.proven;
    return proven != null && (stopAtProven || proven.isDraw() || isNear(proven));
  }

  /** Whether a result is so near that every engine sees it. */
  static boolean isNear(Proven proven) {
    return proven.plies() > 0 && proven.plies() <= NEAR;
  }

  /** What is proven lost may look good until then, and it is what looks good that gets played. */
  private double cost(GraphNode node, GraphEdge edge) {
    double value = BookGraph.moveValue(node, edge);
    GraphNode child = edge.child;
    if (child != null && child.isThought() && edge.proven != null && edge.proven.isLoss()) {
      value = node.seenFromHere(child.value);
    }
    return cost(node, edge.refuted ? 0 : Double.isNaN(value) ? edge.rate : value);
  }

  private double cost(GraphNode node, double value) {
    double given = Double.isNaN(node.negamax) ? 0 : Math.max(0, node.negamax - value);
    return perPly + giveAway * given;
  }

  /** The cost of what would be expanded at a node; infinite when there is nothing. */
  double ofExpansion(GraphNode node) {
    if (isEnd(node)) {
      return Double.POSITIVE_INFINITY;
    }
    if (!node.isThought()) {
      return node.pathCost;
    }
    Proven proven = node.proven;
    if (proven != null && proven.isLoss()) {
      int covered = node.coveredReplies();
      return covered < node.replies()
          ? node.pathCost + perPly * (1 + covered / REPLIES)
          : Double.POSITIVE_INFINITY;
    }
    GraphEdge winning = node.winningEdge();
    if (proven != null && winning != null) {
      return winning.child == null ? node.pathCost + perPly : Double.POSITIVE_INFINITY;
    }
    return node.isClosed()
        ? Double.POSITIVE_INFINITY
        : node.pathCost + cost(node, node.unbookedValue);
  }
}
