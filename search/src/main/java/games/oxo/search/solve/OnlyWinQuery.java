package games.oxo.search.solve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.OnlyWin.Answer;
import org.jspecify.annotations.Nullable;

/**
 * Driver of null-window searches for the only winning move of a position: one probe asks whether
 * the position is won at all, then one for each legal move whether it wins, until a second one
 * does. The distance to the end is not asked, which makes it much cheaper than exact values.
 */
final class OnlyWinQuery {
  private final Game game;
  private final Prober prober;
  private final Position position;
  private final Clock clock;
  private @Nullable Move win;

  OnlyWinQuery(Prober prober, Position position, Clock clock) {
    game = position.game();
    this.prober = prober;
    this.position = position;
    this.clock = clock;
  }

  OnlyWin run() {
    long before = prober.nodes();
    Answer answer;
    try {
      answer = find();
    } catch (SearchStopped e) {
      answer = Answer.OPEN;
    }
    return new OnlyWin(answer, win, prober.nodes() - before);
  }

  private Answer find() {
    if (probe(position, 1) < 1) {
      return Answer.NONE;
    }
    for (Move move : position.legalMoves()) {
      if (wins(move)) {
        if (win != null) {
          return Answer.SEVERAL;
        }
        win = move;
      }
    }
    return win == null ? Answer.NONE : Answer.ONE;
  }

  private boolean wins(Move move) {
    Player mover = game.mover(position.ply());
    Position after = position.play(move);
    if (after.outcome().isOver()) {
      return after.outcome().winner() == mover;
    }
    return game.mover(after.ply()) == mover ? probe(after, 1) >= 1 : probe(after, 0) < 0;
  }

  private int probe(Position at, int beta) {
    Player mover = game.mover(at.ply());
    return prober.probe(at.stones(mover), at.stones(mover.other()), at.ply(), beta, clock);
  }
}
