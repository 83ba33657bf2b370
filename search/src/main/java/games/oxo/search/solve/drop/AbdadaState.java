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
  /**
   * Positions with fewer empty cells are searched sooner than another worker could join. Chosen by
   * hand.
   */
  private static final int SHARED = 24;

  /** No position has this key, since every column has a mark in it. */
  private static final long NOTHING = 0;

  private final int size;
  private final int plies;
  private final long[] searching;
  private volatile boolean solved;
  private volatile int answer;
  private boolean together;
  private final Clock[] clocks;
  private long mostNodes;

  AbdadaState(int size, int cells) {
    this.size = size;
    clocks = new Clock[size];
    follow(Clock.unlimited());
    plies = cells + 1;
    searching = new long[size * plies];
  }

  /** From now on all workers look at this clock. */
  void follow(Clock clock) {
    for (int worker = 0; worker < size; worker++) {
      clocks[worker] = clock.forWorker(worker);
    }
  }

  /** The first worker begins alone, up to this many nodes of this question. */
  void beginAlone(long nodes) {
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
  boolean isShared(int empty) {
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
  boolean isOver(int worker, long nodes) {
    return solved || nodes >= mostNodes || isTimeUp(worker, nodes);
  }

  /** Whether it is the clock that says so. */
  boolean isTimeUp(int worker, long nodes) {
    return clocks[worker].isOver(nodes * size);
  }
}
