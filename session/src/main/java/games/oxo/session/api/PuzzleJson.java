package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.session.json.Json;
import games.oxo.session.puzzle.Puzzle;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puzzles as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class PuzzleJson {
  private PuzzleJson() {}

  /** A puzzle; all fields but the game are null where there is none. */
  public static Map<String, @Nullable Object> write(Game game, @Nullable Puzzle puzzle) {
    if (puzzle == null) {
      return Json.object(
          "game", game.id(),
          "position", null,
          "toMove", null,
          "plies", null,
          "best", null,
          "cell", null,
          "grade", null,
          "key", null,
          "kind", null,
          "theme", null,
          "own", null,
          "rating", null);
    }
    return Json.object(
        "game", game.id(),
        "position", PositionWriter.rows(puzzle.position()),
        "toMove", puzzle.position().toMove().map(Player::name).orElse(null),
        "plies", puzzle.plies(),
        "best", new MoveNotation(game).writeInList(puzzle.best()),
        "cell", puzzle.best().cell(),
        "grade", puzzle.grade(),
        "key", puzzle.key(),
        "kind", puzzle.traits().kind().key(),
        "theme", puzzle.traits().theme().key(),
        "own", puzzle.traits().own(),
        "rating", puzzle.traits().rating());
  }
}
