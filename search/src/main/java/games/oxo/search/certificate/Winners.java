package games.oxo.search.certificate;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import java.util.Optional;

/** Knows who wins positions of a line game when both play well. */
@FunctionalInterface
public interface Winners {
  /**
   * Who wins.
   *
   * @param position not over, and no swap is considered
   * @return empty for a draw
   */
  Optional<Player> of(Position position);
}
