package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.ValueJson;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** JSON of an analysis; {@code docs/api.md#json} explains the fields. */
public final class AnalysisJson {
  private AnalysisJson() {}

  /**
   * An analysis of a position by an engine that has no opening book beside it.
   *
   * @param last whether nothing more will follow
   */
  public static Map<String, @Nullable Object> write(
      Position position, String engine, Analysis analysis, boolean last) {
    return write(position, engine, analysis, last, Optional.empty());
  }

  /**
   * An analysis of a position.
   *
   * @param last whether nothing more will follow
   * @param book what the engine's opening book would play
   */
  public static Map<String, @Nullable Object> write(
      Position position, String engine, Analysis analysis, boolean last, Optional<MoveValue> book) {
    MoveNotation notation = new MoveNotation(position.game());
    List<Map<String, @Nullable Object>> moves = new ArrayList<>();
    for (MoveValue each : analysis.moves()) {
      moves.add(
          Json.object(
              "move", notation.writeInList(each.move()),
              "visits", each.visits(),
              "value", ValueJson.write(each.value()),
              "line", each.line().stream().map(notation::writeInList).toList()));
    }
    return Json.object(
        "game", position.game().id(),
        "position", PositionWriter.rows(position),
        "engine", engine,
        "final", last,
        "best", notation.writeInList(analysis.best()),
        "value", ValueJson.write(analysis.value()),
        "line", analysis.line().stream().map(notation::writeInList).toList(),
        "depth", analysis.depth(),
        "nodes", analysis.nodes(),
        "simulations", analysis.simulations(),
        "rate", Math.round(analysis.rate()),
        "micros", analysis.micros(),
        "moves", moves,
        "book", book.map(reply -> reply(notation, reply)).orElse(null));
  }

  private static Map<String, @Nullable Object> reply(MoveNotation notation, MoveValue reply) {
    return Json.object(
        "move", notation.writeInList(reply.move()),
        "value", ValueJson.write(reply.value()),
        "games", reply.visits());
  }
}
