package games.oxo.game.check;

import games.oxo.game.board.Symmetry;
import java.util.List;

/**
 * The strategy that a certificate gives the winner: its moves, each of which counts for all images
 * of its position under some symmetries of the board. It serves one thread.
 */
public final class CertificateStrategy {
  private final CertificateMoves moves;
  private final Symmetry[] symmetries;
  private final Symmetry[] inverses;
  private int last;

  /**
   * @param moves read whenever a position is asked for, so that moves may still be added
   * @param symmetries the identity among them, and with each symmetry its inverse
   */
  public CertificateStrategy(CertificateMoves moves, List<Symmetry> symmetries) {
    this.moves = moves;
    this.symmetries = symmetries.toArray(new Symmetry[0]);
    inverses = symmetries.stream().map(Symmetry::inverse).toArray(Symmetry[]::new);
  }

  /**
   * The winner's cell to play in a position.
   *
   * @return {@link CertificateMoves#NONE} when there is no move for it
   */
  public int move(long x, long o) {
    int place = find(x, o);
    return place == CertificateMoves.NONE
        ? CertificateMoves.NONE
        : inverses[last].map(moves.cell(place));
  }

  /** Whether there is a move for a position. */
  public boolean has(long x, long o) {
    return find(x, o) != CertificateMoves.NONE;
  }

  /** Where the move for a position is kept, or {@link CertificateMoves#NONE}. */
  int find(long x, long o) {
    for (int i = 0; i < symmetries.length; i++) {
      // Positions that are asked for one after the other mostly lie in the same image.
      int number = i == 0 ? last : i == last ? 0 : i;
      int place = moves.find(symmetries[number].map(x), symmetries[number].map(o));
      if (place != CertificateMoves.NONE) {
        last = number;
        return place;
      }
    }
    return CertificateMoves.NONE;
  }
}
