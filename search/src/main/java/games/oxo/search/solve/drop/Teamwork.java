package games.oxo.search.solve.drop;

import games.oxo.search.kernel.Clock;
import java.util.Arrays;

/**
 * What the workers on one position tell each other: which positions they are searching at the
 * moment, so that the others try something else first, and that one of them has the answer. It is
 * only advice: what is read late or lost costs time, never the truth.
 */
final class Teamwork {
  /** Positions with fewer empty cells are searched sooner than others could be asked. */
  private static final int SHARED = 20;

  private final int size;
  private final int plies;
  private final long[] busyOwn;
  private final long[] busyOther;
  private volatile boolean solved;
  private volatile int answer;
  private boolean together;
  private Clock clock;
  private long mostNodes;

  Teamwork(int size, int cells, Clock clock) {
    this.size = size;
    this.clock = clock;
    plies = cells + 1;
    busyOwn = new long[size * plies];
    busyOther = new long[size * plies];
  }

  /** The first worker begins by itself, up to so many nodes of this question. */
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
    Arrays.fill(busyOther, 0);
  }

  /** Whether a position with so many empty cells is worth dividing. */
  boolean isWorthIt(int empty) {
    return together && empty >= SHARED;
  }

  /** Whether somebody is searching this position, given as who is to move and who is not. */
  boolean isBusy(long own, long other) {
    int ply = Long.bitCount(own | other) - 1;
    for (int i = ply; i < busyOther.length; i += plies) {
      if (busyOther[i] == other && busyOwn[i] == own) {
        return true;
      }
    }
    return false;
  }

  /** A worker begins with a position that a stone number {@code ply} leads to. */
  void begin(int worker, int ply, long own, long other) {
    busyOwn[worker * plies + ply] = own;
    busyOther[worker * plies + ply] = other;
  }

  void end(int worker, int ply) {
    busyOther[worker * plies + ply] = 0;
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

  /** Whether a worker must stop who has visited so many nodes for this question. */
  boolean isOver(long nodes) {
    return solved || nodes >= mostNodes || isTimeUp(nodes);
  }

  /** Whether it is the clock that says so. */
  boolean isTimeUp(long nodes) {
    return clock.isOver(nodes * size);
  }
}
