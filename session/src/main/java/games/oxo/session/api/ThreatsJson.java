package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.json.Json;
import games.oxo.session.threats.ThreatText;
import games.oxo.session.threats.Threats;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Threats as JSON objects; {@code docs/api.md#json} explains the fields. */
final class ThreatsJson {
  private ThreatsJson() {}

  static Map<String, @Nullable Object> write(Game game, Threats threats) {
    MoveNotation notation = new MoveNotation(game);
    List<Move> line = threats.line().stream().map(Move::at).toList();
    boolean hasLine = !line.isEmpty();
    return Json.object(
        "player",
        threats.player().name(),
        "wins",
        threats.wins().stream()
            .map(
                win ->
                    Json.object(
                        "cell", win.cell(),
                        "move", notation.writeInList(Move.at(win.cell())),
                        "cells", PositionJson.cells(win.cells())))
            .toList(),
        "line",
        hasLine ? line.stream().map(notation::writeInList).toList() : null,
        "lineCells",
        hasLine ? threats.line() : null,
        "gains",
        game.rules().hasPoints() ? gains(notation, threats.gains()) : null,
        "text",
        new ThreatText(game).sentence(threats));
  }

  private static List<Map<String, @Nullable Object>> gains(
      MoveNotation notation, List<Threats.Gain> gains) {
    return gains.stream()
        .map(
            gain ->
                Json.object(
                    "cell", gain.cell(),
                    "move", notation.writeInList(Move.at(gain.cell())),
                    "points", gain.points()))
        .toList();
  }
}
