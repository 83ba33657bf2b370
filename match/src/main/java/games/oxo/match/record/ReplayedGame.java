package games.oxo.match.record;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded game replayed by the rules, with all its positions.
 *
 * @param positions that of the opening first, then one after each move
 */
public record ReplayedGame(GameRecord game, List<Position> positions) {
  /**
   * Plays a stored game again by the rules.
   *
   * @throws InputException when its moves are none of this game
   */
  public static ReplayedGame of(Game rules, GameRecord game) {
    try {
      List<Position> positions = new ArrayList<>();
      Position position = PositionReader.read(rules, game.opening());
      positions.add(position);
      MoveNotation notation = new MoveNotation(rules);
      for (String move : game.moves().subList(game.openingMoves(), game.moves().size())) {
        position = position.play(notation.read(position, move));
        positions.add(position);
      }
      if (game.turns().size() != positions.size() - 1) {
        throw new InputException(
            Text.format(
                "there are %d turns for %d moves after the opening",
                game.turns().size(), positions.size() - 1));
      }
      if (!game.isForfeit() && !position.outcome().isOver()) {
        throw new InputException("its last move does not end the game");
      }
      return new ReplayedGame(game, positions);
    } catch (InputException e) {
      throw e.at(Text.format("game %d", game.number()));
    }
  }

  /** How many moves were made after the opening. */
  public int moves() {
    return positions.size() - 1;
  }

  public Position opening() {
    return positions.get(0);
  }

  public Position last() {
    return positions.get(moves());
  }

  /** Who made the move with a number from 1. */
  public String label(int number) {
    return game.turns().get(number - 1).first() ? game.first() : game.second();
  }
}
