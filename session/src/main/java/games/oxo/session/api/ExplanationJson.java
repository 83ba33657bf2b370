package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.explain.Explanation;
import games.oxo.session.explain.ExplanationText;
import games.oxo.session.explain.Reason;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Explanations of moves as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** What a move does in a position. */
  public static Map<String, @Nullable Object> write(Position before, Explanation explanation) {
    ExplanationText text = new ExplanationText(before.game());
    String move = new MoveNotation(before.game()).write(explanation.move());
    return Json.object(
        "move",
        move,
        "player",
        explanation.player().name(),
        "text",
        text.sentence(move, explanation),
        "reasons",
        explanation.reasons().stream().map(each -> reason(each, text)).toList());
  }

  /** Facts about a move or a situation. */
  static List<Map<String, @Nullable Object>> reasons(Game game, List<Reason> reasons) {
    ExplanationText text = new ExplanationText(game);
    return reasons.stream().map(each -> reason(each, text)).toList();
  }

  private static Map<String, @Nullable Object> reason(Reason reason, ExplanationText text) {
    Map<String, @Nullable Object> json = fields(reason);
    json.put("text", text.words(reason));
    return json;
  }

  private static Map<String, @Nullable Object> fields(Reason reason) {
    if (reason instanceof Reason.CompletesLine line) {
      return lines(line.wins() ? "winningLine" : "losingLine", line.player(), line.line());
    }
    if (reason instanceof Reason.Blocks block) {
      return lines("block", block.opponent(), block.line());
    }
    if (reason instanceof Reason.Allows allowed) {
      return lines("allows", allowed.opponent(), allowed.line(), allowed.cell());
    }
    if (reason instanceof Reason.Threatens threat) {
      Map<String, @Nullable Object> json =
          lines("threat", threat.player(), threat.line(), threat.cell());
      json.put(
          "blockLoses", threat.blockLoses() == 0 ? null : PositionJson.cells(threat.blockLoses()));
      return json;
    }
    if (reason instanceof Reason.Prepares later) {
      return lines("prepares", later.player(), later.line(), later.cell());
    }
    if (reason instanceof Reason.ForcesAnswer forced) {
      return Json.object(
          "type", "forcedAnswer", "player", forced.opponent().name(), "cell", forced.cell());
    }
    if (reason instanceof Reason.LeavesNoAnswer none) {
      return Json.object("type", "noAnswer", "player", none.player().other().name());
    }
    if (reason instanceof Reason.ForbidsItself forbidden) {
      return lines("forbidden", forbidden.player(), forbidden.cells());
    }
    return reason instanceof Reason.LiesOnLines lines
        ? Json.object(
            "type", "lines",
            "player", lines.player().name(),
            "open", lines.open(),
            "closed", lines.closed())
        : plain(reason);
  }

  private static Map<String, @Nullable Object> plain(Reason reason) {
    if (reason instanceof Reason.OnlyMove only) {
      return Json.object("type", "onlyMove", "player", only.player().name());
    }
    if (reason instanceof Reason.MustPlay must) {
      return lines("mustPlay", must.player(), must.line(), must.cell());
    }
    if (reason instanceof Reason.BlockLoses block) {
      Map<String, @Nullable Object> json =
          lines("blockLoses", block.player(), block.line(), block.cell());
      json.put("losing", PositionJson.cells(block.losing()));
      return json;
    }
    if (reason instanceof Reason.NoGoodMove none) {
      return Json.object(
          "type", "noGoodMove", "player", none.player().name(), "zugzwang", none.zugzwang());
    }
    if (reason instanceof Reason.Poisoned poisoned) {
      return lines("poisoned", poisoned.player(), poisoned.cells());
    }
    return counted(reason);
  }

  private static Map<String, @Nullable Object> counted(Reason reason) {
    if (reason instanceof Reason.FillsBoard full) {
      Player winner = full.winner();
      return Json.object("type", "fullBoard", "winner", winner == null ? null : winner.name());
    }
    if (reason instanceof Reason.ChangesPoints points) {
      return points("points", points.player(), points.before(), points.after(), points.path());
    }
    if (reason instanceof Reason.DeniesPoints denied) {
      return points("denies", denied.opponent(), denied.now(), denied.otherwise(), denied.path());
    }
    if (reason instanceof Reason.Standing standing) {
      return Json.object(
          "type", "standing",
          "X", standing.pointsX(),
          "O", standing.pointsO(),
          "path", standing.path());
    }
    return Json.object("type", "swap");
  }

  private static Map<String, @Nullable Object> lines(String type, Player player, long cells) {
    return Json.object("type", type, "player", player.name(), "cells", PositionJson.cells(cells));
  }

  private static Map<String, @Nullable Object> lines(
      String type, Player player, long cells, int cell) {
    Map<String, @Nullable Object> json = lines(type, player, cells);
    json.put("cell", cell);
    return json;
  }

  private static Map<String, @Nullable Object> points(
      String type, Player player, int before, int after, boolean path) {
    return Json.object(
        "type", type, "player", player.name(), "from", before, "to", after, "path", path);
  }
}
