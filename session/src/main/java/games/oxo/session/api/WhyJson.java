package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueJson;
import games.oxo.session.explain.Step;
import games.oxo.session.json.Json;
import games.oxo.session.why.Why;
import games.oxo.session.why.WhyText;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why a move is good or bad, as a JSON object; {@code docs/api.md#json} explains the fields. */
public final class WhyJson {
  private WhyJson() {}

  /**
   * Why a move is good or bad.
   *
   * @param last whether nothing more will follow
   */
  public static Map<String, @Nullable Object> write(Why why, boolean last) {
    MoveNotation notation = new MoveNotation(why.before().game());
    Move better = why.better();
    Value betterValue = why.betterValue();
    return Json.object(
        "move", notation.writeInList(why.move()),
        "player", why.player().name(),
        "value", ValueJson.write(why.value()),
        "proven", why.isProven(),
        "better", better == null ? null : notation.writeInList(better),
        "betterValue", betterValue == null ? null : ValueJson.write(betterValue),
        "text", WhyText.sentence(why),
        "steps", why.steps().stream().map(each -> step(why.before().game(), each)).toList(),
        "ended", why.ended(),
        "final", last);
  }

  private static Map<String, @Nullable Object> step(Game game, Step step) {
    Move move = step.move();
    return Json.object(
        "move", new MoveNotation(game).writeInList(move),
        "cell", move.isSwap() ? null : (Integer) move.cell(),
        "player", step.player().name(),
        "text", step.text(),
        "cells", PositionJson.cells(step.cells()),
        "reasons", ExplanationJson.reasons(game, step.reasons()));
  }
}
