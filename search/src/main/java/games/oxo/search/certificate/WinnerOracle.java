package games.oxo.search.certificate;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import java.util.Optional;

/** Decides who wins a position of a line game with perfect play. */
@FunctionalInterface
public interface WinnerOracle {
  /**
   * Who wins.
   *
   * @param position not over, and no swap is considered
   * @return empty for a draw
   */
  Optional<Player> of(Position position);
}
