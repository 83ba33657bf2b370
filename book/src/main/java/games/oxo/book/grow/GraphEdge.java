package games.oxo.book.grow;

import games.oxo.search.value.Proven;
import org.jspecify.annotations.Nullable;

/** A move of the graph in memory. */
final class GraphEdge {
  /** Where the stone goes, as the position lies in its key. */
  final int cell;

  /** The position after it, or null when the graph does not have that. */
  @Nullable GraphNode child;

  /** Its proven value to the player who makes it, or null. */
  @Nullable Proven proven;

  /** Whether a probe found it bad. */
  boolean refuted;

  /** What its games make likely; one half without any. */
  double rate = 0.5;

  GraphEdge(int cell) {
    this.cell = cell;
  }

  /** Whether it is proven to win. */
  boolean isWin() {
    return proven != null && proven.isWin();
  }

  /** Whether a reply of the loser needs no more: the position after it is there, or it is near. */
  boolean isCovered() {
    return child != null || (proven != null && PathCosts.isNear(proven));
  }

  /** The moves within which it is proven to end the game; the most there are if that is unknown. */
  int plies() {
    return proven == null || proven.plies() == 0 ? Integer.MAX_VALUE : proven.plies();
  }
}
