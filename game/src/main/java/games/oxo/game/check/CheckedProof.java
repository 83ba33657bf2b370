package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;

/**
 * A win that the referee of certificates has accepted, with the moves that it has tried. Only
 * {@link CertificateReferee} makes one, so whoever asks for one is never given a mere claim.
 */
public final class CheckedProof {
  private final Certificate certificate;
  private final CertificateStrategy strategy;

  /**
   * @param strategy the moves, with the symmetries that the referee has found to keep the rules
   */
  CheckedProof(Certificate certificate, CertificateStrategy strategy) {
    this.certificate = certificate;
    this.strategy = strategy;
  }

  /** The rules by which it is a win; the certificate gives them, and may name another game. */
  public Definition rules() {
    return certificate.rules();
  }

  /** The stones of X in the position that is won. */
  public long x() {
    return certificate.x();
  }

  /** The stones of O there. */
  public long o() {
    return certificate.o();
  }

  /** Who wins it. */
  public Player winner() {
    return certificate.winner();
  }

  /**
   * The winner's cell to play in a position. A move that the referee did not need is no part of the
   * proof.
   *
   * @return {@link CertificateMoves#NONE} when there is no move for it
   */
  public int move(long x, long o) {
    int place = strategy.find(x, o);
    return place == CertificateMoves.NONE || !certificate.moves().isUsed(place)
        ? CertificateMoves.NONE
        : strategy.move(x, o);
  }

  /** Visits its moves, in no particular order. */
  public void forEachMove(CertificateMoves.Visitor visitor) {
    certificate.moves().forEachUsed(visitor);
  }
}
