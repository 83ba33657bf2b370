package games.oxo.invent.sieve;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoveJudge;
import games.oxo.match.balance.FirstMoves;
import games.oxo.search.Limits;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.balance.ValueUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The third sieve: a short exact search of each kind of first moves. A game that it settles is
 * shallow.
 */
public final class SolverSieve {
  private static final Limits LIMITS = Limits.nodes(4_000);
  private static final long BYTES = 4L << 20;

  private SolverSieve() {}

  /**
   * How many kinds are settled, and how many of those are sound.
   *
   * @param control whether to stop; what comes out then means nothing
   */
  public static Figures measure(Game game, SearchControl control) {
    FirstMoveJudge judge = new FirstMoveJudge(game, BYTES, Knowledge.NONE, control::stop);
    List<FirstMove> moves = new ArrayList<>();
    for (Map.Entry<Move, Integer> kind : FirstMoveJudge.kinds(game).entrySet()) {
      if (control.stop()) {
        break;
      }
      FirstMove.Exact exact = judge.solve(kind.getKey(), LIMITS);
      moves.add(new FirstMove(kind.getKey(), kind.getValue(), null, exact));
    }
    FirstMoves found = new FirstMoves(moves, game.swapPly(), ValueUnit.CHANCES);
    double kinds = Math.max(1, moves.size());
    return Figures.NONE
        .with(Figure.SETTLED, found.settled() / kinds)
        .with(Figure.SOUND, found.soundKinds() / kinds);
  }
}
