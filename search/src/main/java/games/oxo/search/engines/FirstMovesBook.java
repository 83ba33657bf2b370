package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import java.util.Optional;

/**
 * The beginning of an opening book: what it says about the first moves of each player.
 *
 * @param moves how many moves of a player; stones of the opening that a game began with count
 */
record FirstMovesBook(OpeningBook book, int moves) implements OpeningBook {
  @Override
  public Optional<MoveValue> reply(Position position) {
    return OpeningTime.isEarly(position, moves) ? book.reply(position) : Optional.empty();
  }

  @Override
  public void prepare() {
    book.prepare();
  }
}
