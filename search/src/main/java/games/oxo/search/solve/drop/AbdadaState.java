package games.oxo.search.solve.drop;

import games.oxo.search.kernel.Clock;
import java.util.Arrays;

/**
 * State that the workers on one position share for a simplified ABDADA (Weill 1996): which
 * positions they are currently searching, so that the others defer the moves that lead there, and
 * whether one of them has the answer. It is only advisory: a stale or lost entry costs time but
 * never changes the result.
 */
final class AbdadaState {
  /** Positions with fewer empty cells are searched sooner than others could be asked. */
  private static final int SHARED = 24;

  /** No position has this key, since every column has a mark in it. */
  private static final long NOTHING = 0;

  private final int size;
  private final int plies;
  private final long[] searching;
  private volatile boolean solved;
  private volatile int answer;
  private boolean together;
  private Clock clock;
  private long mostNodes;

  AbdadaState(int size, int cells, Clock clock) {
    this.size = size;
    this.clock = clock;
    plies = cells + 1;
    searching = new long[size * plies];
  }

  /** The first worker begins alone, up to this many nodes of this question. */
  void beginAlone(Clock another, long nodes) {
    clock = another;
    mostNodes = nodes;
    together = false;
    solved = false;
  }

  /** All workers begin. */
  void beginTogether() {
    mostNodes = Long.MAX_VALUE;
    together = true;
    Arrays.fill(searching, NOTHING);
  }

  /** Whether all workers are at work. */
  boolean isTogether() {
    return together;
  }

  /** Whether a position with this many empty cells is worth sharing among workers. */
  boolean isWorthSharing(int empty) {
    return together && empty >= SHARED;
  }

  /** Whether a worker is searching the position with this key after stone number {@code ply}. */
  boolean isBeingSearched(int ply, long key) {
    for (int i = ply; i < searching.length; i += plies) {
      if (searching[i] == key) {
        return true;
      }
    }
    return false;
  }

  /** A worker starts to search the position with this key after stone number {@code ply}. */
  void startSearch(int worker, int ply, long key) {
    searching[worker * plies + ply] = key;
  }

  void finishSearch(int worker, int ply) {
    searching[worker * plies + ply] = NOTHING;
  }

  /** One has the answer; when two have, each is right. */
  void solved(int score) {
    answer = score;
    solved = true;
  }

  /** The answer, once it is solved. */
  int answer() {
    return answer;
  }

  boolean isSolved() {
    return solved;
  }

  /** Whether a worker that has visited this many nodes for this question must stop. */
  boolean isOver(long nodes) {
    return solved || nodes >= mostNodes || isTimeUp(nodes);
  }

  /** Whether it is the clock that says so. */
  boolean isTimeUp(long nodes) {
    return clock.isOver(nodes * size);
  }
}
