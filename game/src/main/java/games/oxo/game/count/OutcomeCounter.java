package games.oxo.game.count;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.rules.StoneJudge;
import java.util.Arrays;

/** The outcomes of one ply: wins, draws and open games, judged stone by stone and summed up. */
final class OutcomeCounter {
  static final int OPEN = 0;
  private static final int WIN_OF_X = 1;
  private static final int WIN_OF_O = 2;
  private static final int DRAW = 3;
  private static final int CALLS_BETWEEN_WATCHES = 1 << 14;

  private final PlyCounter.Watcher watcher;
  private final StoneJudge judge;
  private final long[] results = new long[4];
  private int callsToWatch = CALLS_BETWEEN_WATCHES;

  OutcomeCounter(Game game, PlyCounter.Watcher watcher) {
    this.watcher = watcher;
    judge = game.rules().newJudge();
  }

  /** What it means that the mover has placed a stone on {@code cell}. */
  int result(long x, long o, Player mover, int cell) {
    boolean moverIsX = mover == Player.X;
    int result = moverIsX ? judge.result(x, o, cell) : judge.result(o, x, cell);
    if (result == StoneJudge.GOES_ON) {
      return OPEN;
    }
    return result == 0 ? DRAW : result > 0 == moverIsX ? WIN_OF_X : WIN_OF_O;
  }

  void count(int result) {
    results[result]++;
  }

  /** The sum since the last call of this method. */
  PlyCount take(int ply) {
    long count = Arrays.stream(results).sum();
    PlyCount sum = new PlyCount(ply, count, results[WIN_OF_X], results[WIN_OF_O], results[DRAW]);
    Arrays.fill(results, 0);
    return sum;
  }

  void watch(double fraction) {
    if (--callsToWatch <= 0) {
      callsToWatch = CALLS_BETWEEN_WATCHES;
      if (!watcher.goOn(fraction)) {
        throw new PlyCounter.Stopped();
      }
    }
  }
}
