package games.oxo.app.match;

import games.oxo.game.Position;
import games.oxo.game.text.PositionWriter;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Games between engines as JSON. */
final class GameJson {
  private GameJson() {}

  /** A game with the number of its moves. */
  static Map<String, @Nullable Object> of(GameRecord game) {
    return fields(game, game.moves().size());
  }

  /** A game with all its moves. */
  static Map<String, @Nullable Object> of(ReplayedGame replayed) {
    GameRecord game = replayed.game();
    List<Object> moves = new ArrayList<>();
    for (int i = 0; i < replayed.moves(); i++) {
      GameRecord.Turn turn = game.turns().get(i);
      Position after = replayed.positions().get(i + 1);
      moves.add(
          Json.object(
              "by", turn.first() ? "first" : "second",
              "move", game.moves().get(game.openingMoves() + i),
              "position", PositionWriter.rows(after),
              "value", turn.value(),
              "nodes", turn.nodes(),
              "micros", turn.micros()));
    }
    return fields(game, moves);
  }

  private static Map<String, @Nullable Object> fields(GameRecord game, Object moves) {
    return Json.object(
        "game", game.number(),
        "first", game.first(),
        "second", game.second(),
        "opening", game.opening(),
        "result", game.result().name().toLowerCase(Locale.ROOT),
        "reason", game.reason().toString(),
        "detail", game.detail(),
        "moves", moves);
  }
}
