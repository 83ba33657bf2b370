package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Symmetry;
import games.oxo.game.canonical.CanonicalForm;
import java.util.List;

/** Classes of moves that are equivalent by a symmetry of the position. */
public final class SymmetricMoves {
  private SymmetricMoves() {}

  /**
   * For each move the index of the first that is like it: its own when none before it is.
   *
   * @param moves legal moves of the position
   */
  public static int[] firsts(Position position, List<Move> moves) {
    int[] firsts = new int[moves.size()];
    int[] indexOfCell = new int[position.game().board().cells()];
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] = i;
      if (!moves.get(i).isSwap()) {
        indexOfCell[moves.get(i).cell()] = i;
      }
    }
    for (Symmetry symmetry : CanonicalForm.of(position).stabiliser()) {
      for (int i = 0; i < firsts.length; i++) {
        if (!moves.get(i).isSwap()) {
          firsts[i] = Math.min(firsts[i], indexOfCell[symmetry.map(moves.get(i).cell())]);
        }
      }
    }
    return firsts;
  }
}
