package games.oxo.app.book;

import games.oxo.book.BookCounts;
import games.oxo.book.check.ProvenFilter;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
    return Json.write(fields());
  }

  /**
   * With what of another book's proven values was left out.
   *
   * @param filter has looked at them
   */
  String json(ProvenFilter filter) {
    Map<String, @Nullable Object> all = fields();
    all.put("false", filter.wrong());
    all.put("unsettled", filter.unsettled());
    return Json.write(all);
  }

  private Map<String, @Nullable Object> fields() {
    return Json.object(
        "game", game.id(),
        "positions", after.positions(),
        "games", after.games(),
        "proven", after.proven(),
        "newPositions", positions(),
        "newGames", games(),
        "newProven", proven());
  }
}
