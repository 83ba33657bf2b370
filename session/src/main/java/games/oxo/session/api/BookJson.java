package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.value.ValueJson;
import games.oxo.session.json.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What opening books know as JSON objects; {@code docs/api.md#json} explains the fields. */
final class BookJson {
  private BookJson() {}

  static Map<String, @Nullable Object> write(Game game, BookContents contents) {
    MoveNotation notation = new MoveNotation(game);
    return Json.object(
        "book",
        contents.book(),
        "moves",
        contents.moves().stream().map(entry -> entry(notation, entry)).toList(),
        "best",
        contents.best().map(notation::writeInList).orElse(null));
  }

  private static Map<String, @Nullable Object> entry(
      MoveNotation notation, BookContents.Entry entry) {
    BookContents.Results results = entry.results();
    return Json.object(
        "move", notation.writeInList(entry.move()),
        "cell", PositionJson.cell(entry.move()),
        "value", ValueJson.write(entry.value()),
        "games", entry.games(),
        "wins", results == null ? null : results.wins(),
        "draws", results == null ? null : results.draws(),
        "losses", results == null ? null : results.losses(),
        "proven", entry.value().isProven());
  }
}
