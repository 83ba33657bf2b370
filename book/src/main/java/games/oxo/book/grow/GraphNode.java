package games.oxo.book.grow;

import games.oxo.book.BookPosition;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A position of the graph in memory; the fields mean what {@link BookPosition} says. */
final class GraphNode {
  private static final GraphEdge[] NO_EDGES = {};
  private static final GraphNode[] NO_NODES = {};

  final CanonicalPosition key;
  final int ply;

  /** Whether the player to move also moves after this. */
  final boolean movesTwice;

  double value = BookPosition.UNKNOWN;
  double negamax = BookPosition.UNKNOWN;
  int unbooked = BookPosition.NO_CELL;
  double unbookedValue = BookPosition.UNKNOWN;
  @Nullable Proven proven;
  boolean wanted;
  GraphEdge[] edges = NO_EDGES;
  GraphNode[] parents = NO_NODES;

  /** The cost of the cheapest path from the root; infinite without any. */
  double pathCost = Double.POSITIVE_INFINITY;

  /** The cost at which it waits to be expanded; not a number when it does not wait. */
  double queued = Double.NaN;

  /** How many distinct moves it has; 0 while they are not counted. */
  private byte replies;

  /** Whether a thread is at work on it. */
  boolean busy;

  GraphNode(CanonicalPosition key, boolean movesTwice) {
    this.key = key;
    ply = key.ply();
    this.movesTwice = movesTwice;
  }

  /** Whether an engine has valued it. */
  boolean isThought() {
    return !Double.isNaN(value);
  }

  /** Whether it is valued, and no move that is not in the book can be better than those there. */
  boolean isClosed() {
    return isThought() && unbooked == BookPosition.NO_CELL;
  }

  /** Whether there is a best move that is not in the book. */
  boolean hasUnbooked() {
    return unbooked != BookPosition.NO_CELL
        && Arrays.stream(edges).noneMatch(edge -> edge.cell == unbooked);
  }

  /** A move that is proven to win, the one that wins soonest, or null. */
  @Nullable GraphEdge winningEdge() {
    GraphEdge best = null;
    for (GraphEdge edge : edges) {
      if (edge.isWin() && (best == null || edge.plies() < best.plies())) {
        best = edge;
      }
    }
    return best;
  }

  /** How many replies of the loser need no more. */
  int coveredReplies() {
    int count = 0;
    for (GraphEdge edge : edges) {
      count += edge.isCovered() ? 1 : 0;
    }
    return count;
  }

  /** How many distinct moves it has, as they were counted. */
  int replies() {
    return replies == 0 ? Integer.MAX_VALUE : replies;
  }

  void setReplies(int count) {
    replies = (byte) count;
  }

  /** The edge for a cell, which is added if it is not there. */
  GraphEdge edge(int cell) {
    for (GraphEdge each : edges) {
      if (each.cell == cell) {
        return each;
      }
    }
    edges = Arrays.copyOf(edges, edges.length + 1);
    GraphEdge added = new GraphEdge(cell);
    edges[edges.length - 1] = added;
    return added;
  }

  /** Sets where an edge leads. */
  void link(GraphEdge edge, GraphNode child) {
    edge.child = child;
    if (!Arrays.asList(child.parents).contains(this)) {
      child.parents = Arrays.copyOf(child.parents, child.parents.length + 1);
      child.parents[child.parents.length - 1] = this;
    }
  }

  /** What a number that belongs to the position after a move of this one is to the mover here. */
  double seenFromHere(double chanceAfter) {
    return movesTwice ? chanceAfter : 1 - chanceAfter;
  }
}
