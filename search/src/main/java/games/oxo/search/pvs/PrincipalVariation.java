package games.oxo.search.pvs;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import java.util.ArrayList;
import java.util.List;

/** The play that a search expects: forced moves, and otherwise what it stored as best. */
final class PrincipalVariation {
  private final Kernel kernel;
  private final PvsSearch search;

  PrincipalVariation(Kernel kernel, PvsSearch search) {
    this.kernel = kernel;
    this.search = search;
  }

  /** The play from a position on that begins with a legal move. */
  List<Move> from(Position position, Move first) {
    List<Move> line = new ArrayList<>(List.of(first));
    Position at = position.play(first);
    while (!at.outcome().isOver()) {
      int cell = next(at);
      Move move = cell == TranspositionTable.NO_CELL ? null : Move.at(cell);
      if (move == null || !at.isLegal(move)) {
        break;
      }
      line.add(move);
      at = at.play(move);
    }
    return line;
  }

  private int next(Position position) {
    LineTables lines = kernel.lines();
    Player mover = position.toMove().orElseThrow();
    long own = position.stones(mover);
    long other = position.stones(mover.other());
    int ply = position.ply();
    long legal = kernel.legal(own | other, ply);
    long wins = lines.allWins(own) & legal;
    if (wins != 0) {
      return Long.numberOfTrailingZeros(wins);
    }
    long loses = lines.allLoses(own);
    long threats = lines.allWins(other);
    long tries = kernel.nonLosingMoves(legal, loses, threats, ply);
    if ((tries & (tries - 1)) != 0) {
      return search.stored(own, other, ply);
    }
    // Forced, or lost: then whoever can still blocks, or at least does not end it.
    long first = tries != 0 ? tries : threats & legal & ~loses;
    long safe = first != 0 ? first : legal & ~loses;
    return Long.numberOfTrailingZeros(safe != 0 ? safe : legal);
  }
}
