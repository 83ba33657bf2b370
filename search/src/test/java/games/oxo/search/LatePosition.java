package games.oxo.search;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.List;
import java.util.Optional;

/** Random positions near the end of a game, small enough to try everything. */
public final class LatePosition {
  private LatePosition() {}

  /** A position that is not over with about this many free cells, if chance finds one. */
  public static Optional<Position> of(Game game, int free, Dice dice) {
    for (int tries = 0; tries < 300; tries++) {
      Position position = game.start();
      while (game.board().cells() - position.ply() > free || position.swapOffered()) {
        Position from = position;
        List<Position> next =
            position.legalMoves().stream()
                .filter(move -> move != Move.SWAP)
                .map(from::play)
                .filter(after -> !after.outcome().isOver())
                .toList();
        if (next.isEmpty()) {
          break;
        }
        position = next.get(dice.below(next.size()));
      }
      if (game.board().cells() - position.ply() <= free + 1) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }
}
