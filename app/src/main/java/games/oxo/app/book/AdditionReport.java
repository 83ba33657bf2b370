package games.oxo.app.book;

import games.oxo.book.BookCounts;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;

/**
 * What a book has after something was added to it, and how much of that is new.
 *
 * @param before the counts before
 * @param after the counts now
 */
record AdditionReport(Game game, BookCounts before, BookCounts after) {
  private long positions() {
    return after.positions() - before.positions();
  }

  private long games() {
    return after.games() - before.games();
  }

  private long proven() {
    return after.proven() - before.proven();
  }

  String text() {
    return Text.format(
        "%s: %d positions, %d games, %d proven; new are %d, %d and %d",
        game.name(),
        after.positions(),
        after.games(),
        after.proven(),
        positions(),
        games(),
        proven());
  }

  String json() {
    return Json.write(
        Json.object(
            "game", game.id(),
            "positions", after.positions(),
            "games", after.games(),
            "proven", after.proven(),
            "newPositions", positions(),
            "newGames", games(),
            "newProven", proven()));
  }
}
