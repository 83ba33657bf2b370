package games.oxo.search.pvs;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The principal variation: the play that a search expects, by forced moves and otherwise by the
 * best moves of the transposition table.
 */
final class PrincipalVariation {
  private final LineState[] stack;
  private final PvsSearch search;

  PrincipalVariation(SearchRules rules, PvsSearch search) {
    stack = LineState.stack(rules);
    this.search = search;
  }

  /** The play from a position on that begins with a legal move. */
  List<Move> from(Position position, Move first) {
    List<Move> line = new ArrayList<>(List.of(first));
    Position at = position.play(first);
    while (!at.outcome().isOver()) {
      int cell = next(at);
      Move move = cell == PvsFacts.NO_CELL ? null : Move.at(cell);
      if (move == null || !at.isLegal(move)) {
        break;
      }
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  private int next(Position position) {
    LineState at = stack[position.ply()];
    at.set(position);
    long legal = at.legal();
    long wins = at.ownWins & legal;
    if (wins != 0) {
      return Long.numberOfTrailingZeros(wins);
    }
    long tries = at.nonLosingMoves(legal);
    if ((tries & (tries - 1)) != 0) {
      return search.stored(at);
    }
    // Forced, or lost: then a player blocks if it can, or at least does not end the game.
    long first = tries != 0 ? tries : at.otherWins & legal & ~at.ownLoses;
    long safe = first != 0 ? first : legal & ~at.ownLoses;
    return Long.numberOfTrailingZeros(safe != 0 ? safe : legal);
  }
}
