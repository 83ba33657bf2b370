package games.oxo.book;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.definition.Definition;

/**
 * A game as books see it: without the swap. The values of positions without a swap decide whether
 * to swap, so one book serves the game with that rule and without it.
 */
public final class BookGame {
  private final Game plain;
  private final String fingerprint;

  private BookGame(Game plain) {
    this.plain = plain;
    fingerprint = RulesFingerprint.of(plain).brief();
  }

  /** The game without its swap. */
  public static BookGame of(Game game) {
    Definition given = game.definition();
    return new BookGame(given.swap() ? Game.of(given.withoutSwap(), game.rules()) : game);
  }

  /** The rules without a swap. */
  public Game plain() {
    return plain;
  }

  /** The fingerprint of the rules, which the swap is no part of. */
  public String fingerprint() {
    return fingerprint;
  }

  /** The position with the same stones in the game without a swap. */
  public Position plain(Position position) {
    return position.game().equals(plain)
        ? position
        : plain.position(position.stones(Player.X), position.stones(Player.O));
  }

  /** The canonical form of the stones; no swap is to come in it. */
  public CanonicalForm form(Position position) {
    return CanonicalForm.of(plain(position));
  }

  /** The key of the stones; no swap is to come in it. */
  public CanonicalPosition key(Position position) {
    return form(position).key();
  }
}
