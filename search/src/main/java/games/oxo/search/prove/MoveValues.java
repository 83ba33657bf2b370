package games.oxo.search.prove;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.pvs.PvsEngine;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values of the moves of a position by a small principal-variation search, to tell which are worth
 * a proof. It serves one worker.
 */
final class MoveValues {
  /** An evaluation beyond this, in hundredths of log-odds, says no more. Chosen by hand. */
  private static final int MOST_POINTS = 150;

  private static final long LEAST_BYTES = 4 << 20;

  /** A larger table gains nothing for the closest look that is taken. */
  private static final long MOST_BYTES = 32 << 20;

  private final Game game;
  private final PvsEngine engine;
  private final int[] points = new int[Long.SIZE];
  private long notWon;
  private long notLost;

  /**
   * @param bytes about how much memory its table may take; never less than 4 MB
   */
  MoveValues(SearchRules rules, long bytes) {
    game = rules.game();
    long table = Math.max(LEAST_BYTES, Math.min(MOST_BYTES, bytes));
    PvsEngine.Setup setup = new PvsEngine.Setup(true, table, 0);
    engine = new PvsEngine(TupleEvaluation.handMade(rules), setup, WorkerPool.SINGLE);
  }

  /**
   * Evaluates moves; what is found stays until the next call.
   *
   * @param mover the stones of the side to move
   * @param cells legal moves
   * @param nodes how many positions to visit
   */
  void find(long mover, long other, long cells, long nodes) {
    Arrays.fill(points, 0);
    notWon = 0;
    notLost = 0;
    if (cells == 0) {
      return;
    }
    List<Move> moves = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      moves.add(Move.at(Long.numberOfTrailingZeros(rest)));
    }
    boolean isX = game.mover(Long.bitCount(mover | other)) == Player.X;
    Position position = isX ? game.position(mover, other) : game.position(other, mover);
    SearchRequest request =
        SearchRequest.of(Limits.nodes(nodes)).withOnly(moves).withEveryMove(true);
    for (MoveValue move : engine.think(position, request, SearchListener.NONE).moves()) {
      take(move.move().cell(), move.value());
    }
  }

  private void take(int cell, Value value) {
    points[cell] = points(value);
    if (value instanceof Ending ending) {
      notWon |= ending.result() == Result.WIN ? 0 : 1L << cell;
      notLost |= ending.result() == Result.LOSS ? 0 : 1L << cell;
    }
  }

  private static int points(Value value) {
    double points =
        value instanceof Chance chance
            ? Math.rint(100 * chance.logOdds())
            : MOST_POINTS * value.rank();
    return (int) Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
  }

  /** The evaluation of a move for the side that makes it; 0 also where the search was too small. */
  int points(int cell) {
    return points[cell];
  }

  /** The moves that are proven to lose or to draw. */
  long notWon() {
    return notWon;
  }

  /** The moves that are proven to win or to draw. */
  long notLost() {
    return notLost;
  }
}
