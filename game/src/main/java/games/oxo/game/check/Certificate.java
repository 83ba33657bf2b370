package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Definition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A proof that one side wins a position of a line game: the winner's move for every reply. It
 * covers stones only; a swap is not part of it.
 *
 * @param rules the rules as the certificate gives them
 * @param fingerprint that of the rules, in hexadecimal digits; null in a file of version 1, which
 *     does not tell of a swap either
 * @param x the stones of X in the position that is won
 * @param o the stones of O there
 * @param winner who wins it
 * @param threats how many positions the referee may look at to find a win by threats in a position
 *     without a move; 0 when it is to look for none
 * @param moves the winner's moves; where the winner can end the game at once, or wins by threats,
 *     none is needed
 * @param symmetries a move counts for the images of its position under these; the identity is one
 * @param positionLine where in the file the position stands
 * @param damage why the file is not as it was written, or null
 */
public record Certificate(
    Definition rules,
    @Nullable String fingerprint,
    long x,
    long o,
    Player winner,
    int threats,
    CertificateMoves moves,
    List<Symmetry> symmetries,
    int positionLine,
    @Nullable String damage) {
  public Certificate {
    symmetries = List.copyOf(symmetries);
  }
}
