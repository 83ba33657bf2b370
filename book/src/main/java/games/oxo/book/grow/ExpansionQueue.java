package games.oxo.book.grow;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The positions that wait to be expanded, the cheapest first, and before all those that are wanted.
 * Costs are computed anew when so many expansions have been made that it takes little of the time;
 * in between, only those of new positions and of their parents are.
 */
final class ExpansionQueue {
  /** With this many positions in the graph costs are computed one expansion later. */
  private static final int POSITIONS_A_WAIT = 1000;

  /** What a position is cheaper by when it is wanted. */
  private static final double WANTED = 1_000_000;

  private record Entry(double cost, long number, GraphNode node) {}

  private final BookGraph graph;
  private final List<GraphNode> roots;
  private final PathCosts costs;
  private final PriorityQueue<Entry> entries =
      new PriorityQueue<>(Comparator.comparingDouble(Entry::cost).thenComparingLong(Entry::number));
  private long number;
  private long wait;

  /**
   * @param roots where paths begin
   */
  ExpansionQueue(BookGraph graph, List<GraphNode> roots, PathCosts costs) {
    this.graph = graph;
    this.roots = List.copyOf(roots);
    this.costs = costs;
  }

  /** The next position to expand, or null when there is none; it does not wait any longer. */
  @Nullable GraphNode next() {
    if (--wait < 0) {
      compute();
    }
    GraphNode first = poll();
    if (first == null) {
      // What became open through the changes of others waits in no entry.
      compute();
      first = poll();
    }
    return first;
  }

  private void compute() {
    costs.compute(graph, roots);
    entries.clear();
    for (int ply = 0; ply < graph.layers(); ply++) {
      graph.layer(ply).forEach(this::enter);
    }
    wait = graph.size() / POSITIONS_A_WAIT;
  }

  private @Nullable GraphNode poll() {
    while (true) {
      Entry entry = entries.poll();
      if (entry == null) {
        return null;
      }
      GraphNode node = entry.node;
      boolean same = Double.compare(node.queued, entry.cost) == 0;
      if (!node.busy && same && isOpen(node)) {
        node.queued = Double.NaN;
        return node;
      }
    }
  }

  /** Whether there is anything to expand at a position. */
  boolean isOpen(GraphNode node) {
    return costs.ofExpansion(node) < Double.POSITIVE_INFINITY;
  }

  /** Enters a position with its present cost, and the positions after it. */
  void enterWithChildren(GraphNode node) {
    costs.lead(node);
    enter(node);
    for (GraphEdge edge : node.edges) {
      if (edge.child != null) {
        enter(edge.child);
      }
    }
  }

  private void enter(GraphNode node) {
    double cost = costs.ofExpansion(node);
    node.queued = Double.NaN;
    if (!node.busy && cost < Double.POSITIVE_INFINITY) {
      node.queued = node.wanted ? cost - WANTED : cost;
      entries.add(new Entry(node.queued, number++, node));
    }
  }
}
