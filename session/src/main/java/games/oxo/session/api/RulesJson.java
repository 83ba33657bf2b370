package games.oxo.session.api;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Outcome;
import games.oxo.session.examples.RuleExample;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Examples of rules as JSON objects; {@code docs/json.md} explains the fields. */
final class RulesJson {
  private RulesJson() {}

  static Map<String, @Nullable Object> write(List<RuleExample> examples) {
    return Json.object("examples", examples.stream().map(RulesJson::example).toList());
  }

  private static Map<String, @Nullable Object> example(RuleExample example) {
    Position position = example.position();
    List<Integer> order = new ArrayList<>();
    PositionJson.cells(position.moves()).stream().filter(Objects::nonNull).forEach(order::add);
    return Json.object(
        "text", example.text(),
        "X", PositionJson.cells(position.stones(Player.X)),
        "O", PositionJson.cells(position.stones(Player.O)),
        "order", order,
        "cells", PositionJson.cells(example.cells()),
        "lost", position.outcome().reason() == Outcome.Reason.LOSING_LINE);
  }
}
