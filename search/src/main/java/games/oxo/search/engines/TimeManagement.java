package games.oxo.search.engines;

/** Time management: divides the time for a whole game among its moves. */
public final class TimeManagement {
  /** What is kept back for all that is not thinking: a fixed part and a part of the rest. */
  private static final long RESERVE_MILLIS = 50;

  private static final int RESERVE_PART = 20;

  /** How many times its share a move may take when it is in doubt, if so much is there. */
  private static final int MOST_SHARES = 4;

  /** With so little left, no move may take more than its share. */
  private static final long SHORT_MILLIS = 800;

  private TimeManagement() {}

  /**
   * The time for a move: what a usual one takes, and the most, for one that is in doubt.
   *
   * @param millis 0 means that there is no clock
   */
  public record Share(long millis, long mostMillis) {
    /** Without a clock. */
    public static final Share NONE = new Share(0, 0);
  }

  /**
   * How long to think about the next move: {@link #millis}, and up to four times that where the
   * move is in doubt. That takes at most half of what may be used at all, so that there is time for
   * the moves after it.
   *
   * @param remainingMillis own time for the rest of the game
   * @param incrementMillis what comes to it with every move made
   * @param freeCells how many cells are free, the one of this move included
   */
  public static Share share(long remainingMillis, long incrementMillis, int freeCells) {
    long millis = millis(remainingMillis, incrementMillis, freeCells);
    long half = (usable(Math.max(0, remainingMillis)) - SHORT_MILLIS) / 2;
    long most = half / MOST_SHARES < millis ? half : MOST_SHARES * millis;
    return new Share(millis, Math.max(millis, most));
  }

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
    long usable = usable(rest);
    long extra = Math.min(usable, Math.max(0, incrementMillis));
    long share = usable / moves(freeCells) + (extra - extra / 4);
    return Math.max(1, Math.min(usable, share));
  }

  private static long usable(long rest) {
    return rest - Math.min(rest / 2, RESERVE_MILLIS + rest / RESERVE_PART);
  }

  /** Among how many moves to share; unless it is the last one there may always be another. */
  private static int moves(int freeCells) {
    int own = (Math.max(1, freeCells) + 1) / 2;
    return Math.max(Math.min(2, Math.max(1, freeCells)), own * 2 / 3 + 1);
  }
}
