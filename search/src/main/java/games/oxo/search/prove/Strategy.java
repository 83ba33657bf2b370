package games.oxo.search.prove;

import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.check.CertificateMoves;

/**
 * The attacker's winning moves that were found so far, for positions in which it is to move. A move
 * counts for all images of its position. Positions that are won by threats alone have none.
 *
 * <p>Workers share it.
 */
public final class Strategy {
  private final SymmetryGroup symmetries;
  private final CertificateMoves moves = new CertificateMoves();
  private int lastImage;

  public Strategy(SymmetryGroup symmetries) {
    this.symmetries = symmetries;
  }

  /** How many moves there are. */
  public synchronized int size() {
    return moves.size();
  }

  /**
   * Adds a move.
   *
   * @return false when there is one for the position already
   */
  public synchronized boolean add(long attacker, long defender, int cell) {
    return moves.add(attacker, defender, cell, 0);
  }

  /**
   * The winning move of a position.
   *
   * @return {@link CertificateMoves#NONE} when none is known
   */
  public synchronized int move(long attacker, long defender) {
    for (int i = 0; i < symmetries.size(); i++) {
      // Positions that are asked for one after the other mostly lie in the same image.
      int image = i == 0 ? lastImage : i == lastImage ? 0 : i;
      int cell = moves.move(symmetries.image(attacker, image), symmetries.image(defender, image));
      if (cell != CertificateMoves.NONE) {
        lastImage = image;
        return symmetries.get(symmetries.inverse(image)).map(cell);
      }
    }
    return CertificateMoves.NONE;
  }

  /** Whether a move is known for a position. */
  public boolean knows(long attacker, long defender) {
    return move(attacker, defender) != CertificateMoves.NONE;
  }
}
