package games.oxo.book.grow;

/**
 * What moves cost on the way from the root: what they give away against the best move of their
 * position, and a little for each.
 *
 * @param perPly the cost of every move
 * @param giveAway the cost of giving away a whole game, from won to lost
 */
public record PathCosts(double perPly, double giveAway) {
  /** Costs that cover sensible moves before anything deep. */
  public static final PathCosts USUAL = new PathCosts(0.03, 1);

  /** Computes the costs of the cheapest paths to all nodes, from the fewest stones to the most. */
  void compute(BookGraph graph, GraphNode root) {
    for (int ply = 0; ply < graph.layers(); ply++) {
      graph.layer(ply).forEach(node -> node.pathCost = Double.POSITIVE_INFINITY);
    }
    root.pathCost = 0;
    for (int ply = root.ply; ply < graph.layers(); ply++) {
      graph.layer(ply).forEach(this::lead);
    }
  }

  /** Leads the paths to a node on to the positions after it. */
  void lead(GraphNode node) {
    if (node.proven != null || node.pathCost == Double.POSITIVE_INFINITY) {
      return;
    }
    for (GraphEdge edge : node.edges) {
      GraphNode child = edge.child;
      if (child != null && child.proven == null && edge.proven == null) {
        child.pathCost = Math.min(child.pathCost, node.pathCost + cost(node, edge));
      }
    }
  }

  private double cost(GraphNode node, GraphEdge edge) {
    double value = BookGraph.moveValue(node, edge);
    return cost(node, edge.refuted ? 0 : Double.isNaN(value) ? edge.rate : value);
  }

  private double cost(GraphNode node, double value) {
    double given = Double.isNaN(node.negamax) ? 0 : Math.max(0, node.negamax - value);
    return perPly + giveAway * given;
  }

  /** The cost of what would be expanded at a node; infinite when there is nothing. */
  double ofExpansion(GraphNode node) {
    if (node.proven != null || node.isClosed()) {
      return Double.POSITIVE_INFINITY;
    }
    return node.isThought() ? node.pathCost + cost(node, node.unbookedValue) : node.pathCost;
  }
}
