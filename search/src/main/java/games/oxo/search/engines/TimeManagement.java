package games.oxo.search.engines;

/** Time management: divides the time for a whole game among its moves. */
public final class TimeManagement {
  /**
   * What is kept back for all that is not thinking: a fixed part and a part of the rest. Chosen by
   * hand, like the shares below.
   */
  private static final long RESERVE_MILLIS = 50;

  private static final int RESERVE_PART = 20;

  private TimeManagement() {}

  /**
   * How long to think about the next move. Many games end before the board is full, so the rest is
   * shared among two thirds of the moves that could be left, and every move may take three quarters
   * of the increment besides. Something is always kept back, so that who keeps to the answer never
   * runs out of time: a twentieth of the rest and 50 milliseconds, but at most half of it.
   *
   * @param remainingMillis own time for the rest of the game
   * @param incrementMillis what comes to it with every move made
   * @param freeCells how many cells are free, the one of this move included
   * @return milliseconds, at least 1
   */
  public static long millis(long remainingMillis, long incrementMillis, int freeCells) {
    long rest = Math.max(0, remainingMillis);
    long reserve = Math.min(rest / 2, RESERVE_MILLIS + rest / RESERVE_PART);
    long usable = rest - reserve;
    long extra = Math.min(usable, Math.max(0, incrementMillis));
    long share = usable / moves(freeCells) + (extra - extra / 4);
    return Math.max(1, Math.min(usable, share));
  }

  /** Among how many moves to share; unless it is the last one there may always be another. */
  private static int moves(int freeCells) {
    int own = (Math.max(1, freeCells) + 1) / 2;
    return Math.max(Math.min(2, Math.max(1, freeCells)), own * 2 / 3 + 1);
  }
}
