package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;

/**
 * The referee's search for threats, for whoever writes a certificate and wants to know which moves
 * can be left out.
 */
public final class CertificateThreats {
  private final PlainBoard board;
  private final PlainThreatSearch search;
  private final int most;

  /**
   * @param most the bound that the certificate will state; see {@link Certificate#threats}
   */
  public CertificateThreats(Definition rules, Player winner, int most) {
    board = new PlainBoard(rules);
    search = new PlainThreatSearch(board, winner, () -> {});
    this.most = most;
  }

  /**
   * Whether the referee finds a win by threats by itself.
   *
   * @param x the stones of X in a position where the winner is to move and cannot win at once
   * @param o the stones of O there
   */
  public boolean areFound(long x, long o) {
    board.put(x, o);
    return search.wins(most);
  }
}
