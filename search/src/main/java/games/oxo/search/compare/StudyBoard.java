package games.oxo.search.compare;

import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineState;

/**
 * The stack of positions of a {@link TextbookSearch}, one for each number of stones. Values are for
 * the player to move; a game that is won with stone number n is worth {@link #WIN} - n, and a point
 * of a score game {@link #POINT}.
 */
abstract sealed class StudyBoard {
  static final int WIN = 1_000_000_000;
  static final int POINT = 100;

  /** Not a value: the game goes on. */
  static final int NOT_OVER = Integer.MIN_VALUE;

  final Kernel kernel;

  StudyBoard(Kernel kernel) {
    this.kernel = kernel;
  }

  static StudyBoard of(Kernel kernel) {
    return kernel.hasLines() ? new Lines(kernel) : new Scores(kernel);
  }

  /** Sets the position with as many stones. */
  abstract void set(long own, long other);

  abstract long own(int ply);

  abstract long other(int ply);

  /**
   * Places a stone of the player to move.
   *
   * @return the value to that player if the game is over, or otherwise {@link #NOT_OVER}
   */
  abstract int place(int ply, int cell);

  /** The static value of a position that is not over, for the player to move. */
  abstract int evaluate(int ply);

  long legal(int ply) {
    return kernel.legal(own(ply) | other(ply), ply);
  }

  /** Line games: threats to win count, and cells where a player would lose. */
  private static final class Lines extends StudyBoard {
    private static final int THREAT = 100;
    private static final int BARRED = -4;
    private final LineState[] stack;

    Lines(Kernel kernel) {
      super(kernel);
      stack = LineState.stack(kernel);
    }

    @Override
    void set(long own, long other) {
      stack[Long.bitCount(own | other)].set(own, other);
    }

    @Override
    long own(int ply) {
      return stack[ply].own;
    }

    @Override
    long other(int ply) {
      return stack[ply].other;
    }

    @Override
    int place(int ply, int cell) {
      LineState at = stack[ply];
      if (at.winsAt(cell)) {
        return WIN - (ply + 1);
      }
      if (at.losesAt(cell)) {
        return ply + 1 - WIN;
      }
      if (ply + 1 == kernel.cells()) {
        return 0;
      }
      at.place(cell);
      return NOT_OVER;
    }

    @Override
    int evaluate(int ply) {
      LineState at = stack[ply];
      long free = at.free();
      int threats = Long.bitCount(at.ownWins & free) - Long.bitCount(at.otherWins & free);
      int barred =
          Long.bitCount(at.ownLoses & free & ~at.ownWins)
              - Long.bitCount(at.otherLoses & free & ~at.otherWins);
      return THREAT * threats + BARRED * barred;
    }
  }

  /** Score games: the points so far count. */
  private static final class Scores extends StudyBoard {
    private final PointCounter rules;
    private final long[] own;
    private final long[] other;

    Scores(Kernel kernel) {
      super(kernel);
      rules = kernel.rules().newCounter();
      own = new long[kernel.cells() + 1];
      other = new long[kernel.cells() + 1];
    }

    @Override
    void set(long mover, long opponent) {
      int ply = Long.bitCount(mover | opponent);
      own[ply] = mover;
      other[ply] = opponent;
    }

    @Override
    long own(int ply) {
      return own[ply];
    }

    @Override
    long other(int ply) {
      return other[ply];
    }

    @Override
    int place(int ply, int cell) {
      long stones = own[ply] | 1L << cell;
      if (ply + 1 == kernel.cells()) {
        return margin(stones, other[ply]);
      }
      boolean change = kernel.sidesChange(ply);
      own[ply + 1] = change ? other[ply] : stones;
      other[ply + 1] = change ? stones : other[ply];
      return NOT_OVER;
    }

    @Override
    int evaluate(int ply) {
      return margin(own[ply], other[ply]);
    }

    private int margin(long mover, long opponent) {
      return POINT * (rules.points(mover) - rules.points(opponent));
    }
  }
}
