package games.oxo.app.book;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.browse.BookLine;
import games.oxo.book.browse.BookPage;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON of what a book says about a position. */
final class BookPageJson {
  private BookPageJson() {}

  /** The fields; values are those to the player to move. */
  static Map<String, @Nullable Object> write(Game game, BookPage page) {
    MoveNotation notation = new MoveNotation(game);
    BookPosition entry = page.entry();
    Player mover = page.position().toMove().orElseThrow();
    // Who swaps holds the other colour from then on.
    Player holder = page.swap().orElse(false) ? mover.other() : mover;
    List<Object> moves = new ArrayList<>();
    page.lines().forEach(line -> moves.add(line(notation, mover, line)));
    return Json.object(
        "game", game.id(),
        "position", PositionWriter.rows(page.position()),
        "player", mover.name(),
        "value", page.value().map(value -> ValueShape.write(holder, value)).orElse(null),
        "engineValue", page.engineValue().map(value -> ValueShape.write(mover, value)).orElse(null),
        "swap", page.swap().orElse(null),
        "effort", entry.effort(),
        "games", entry.games(),
        "unbooked",
            page.unbooked()
                .map(
                    best ->
                        Json.object(
                            "move", notation.writeInList(best.move()),
                            "value", ValueShape.write(mover, best.value())))
                .orElse(null),
        "moves", moves);
  }

  private static Map<String, @Nullable Object> line(
      MoveNotation notation, Player mover, BookLine line) {
    BookMove results = line.results();
    return Json.object(
        "move", notation.writeInList(line.move()),
        "alike", List.of(notation.writeCells(line.cells()).split(" ")),
        "value", ValueShape.write(mover, line.value()),
        "proven", line.value().isProven(),
        "byGames", line.byGames(),
        "refuted", results.refuted(),
        "chosen", line.chosen(),
        "games", results.games(),
        "wins", results.wins(),
        "draws", results.draws(),
        "losses", results.losses());
  }
}
