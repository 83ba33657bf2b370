package games.oxo.book.deepen;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.solve.RootMoveSolver;
import java.util.List;

/**
 * A move of an opening, which stands for all that are like it by symmetry.
 *
 * @param position the position after it
 * @param cells where the move and all that are like it place their stone
 */
public record OpeningKind(Position position, long cells) {
  /** One of each kind of moves in a position, in the order of the legal moves. */
  public static List<OpeningKind> of(Position position) {
    List<Symmetry> alike = CanonicalForm.of(position).stabiliser();
    return RootMoveSolver.kinds(position).keySet().stream()
        .map(move -> new OpeningKind(position.play(move), cells(move, alike)))
        .toList();
  }

  private static long cells(Move move, List<Symmetry> alike) {
    long cells = 0;
    for (Symmetry symmetry : alike) {
      cells |= 1L << symmetry.map(move.cell());
    }
    return cells;
  }

  /** The move. */
  public Move move() {
    return position.lastMove().orElseThrow();
  }

  /** The player who makes it. */
  public Player mover() {
    return position.previous().flatMap(Position::toMove).orElseThrow();
  }

  /** How many moves it stands for. */
  public int alike() {
    return Long.bitCount(cells);
  }

  /** What its position has in common with its mirror images. */
  public CanonicalPosition key() {
    return CanonicalForm.of(position).key();
  }
}
