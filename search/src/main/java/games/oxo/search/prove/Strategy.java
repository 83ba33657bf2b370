package games.oxo.search.prove;

import games.oxo.game.board.SymmetryGroup;
import games.oxo.game.check.CertificateMoves;
import games.oxo.game.check.CertificateStrategy;

/**
 * The attacker's winning moves that were found so far, for positions in which it is to move. A move
 * counts for all images of its position. Positions that are won by threats alone have none.
 *
 * <p>Workers share it.
 */
public final class Strategy {
  private final CertificateMoves moves = new CertificateMoves();
  private final CertificateStrategy images;

  public Strategy(SymmetryGroup symmetries) {
    images = new CertificateStrategy(moves, symmetries.list());
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
    return images.move(attacker, defender);
  }

  /** Whether a move is known for a position. */
  public synchronized boolean knows(long attacker, long defender) {
    return images.has(attacker, defender);
  }
}
