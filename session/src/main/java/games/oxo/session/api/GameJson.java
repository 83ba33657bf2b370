package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Games and positions as JSON objects; {@code docs/json.md} explains the fields. */
public final class GameJson {
  private GameJson() {}

  /** A game and its rules. */
  public static Map<String, @Nullable Object> game(Game game) {
    return Json.object(
        "game", game.id(),
        "name", game.name(),
        "board", board(game.board()),
        "goal", RuleText.goal(game.definition()),
        "swap", game.definition().swap(),
        "turns", game.definition().turns().toString(),
        "notation", game.definition().notation().key(),
        "symmetries", game.symmetries().size());
  }

  private static Map<String, @Nullable Object> board(Board board) {
    Map<String, @Nullable Object> json = Json.object("shape", board.outline().key());
    for (int i = 0; i < board.figures().size(); i++) {
      json.put(board.outline().figureNames().get(i), board.figures().get(i));
    }
    if (board.outline().hasColumns()) {
      json.put("gravity", board.gravity());
    }
    json.put("cells", board.cells());
    return json;
  }

  /** A position: its stones, its legal moves, and its state or outcome. */
  public static Map<String, @Nullable Object> position(Position position) {
    Game game = position.game();
    MoveNotation notation = new MoveNotation(game);
    boolean movesKnown = position.origin().ply() == 0;
    return Json.object(
        "game",
        game.id(),
        "name",
        game.name(),
        "position",
        PositionWriter.rows(position),
        "stones",
        position.ply(),
        "toMove",
        position.toMove().map(Player::name).orElse(null),
        "moves",
        movesKnown ? position.moves().stream().map(notation::writeInList).toList() : null,
        "legal",
        position.legalMoves().stream().map(notation::writeInList).toList(),
        "legalCells",
        cells(position.legalCells()),
        "swapOffered",
        position.swapOffered(),
        "swapped",
        position.swapped(),
        "points",
        game.isLineGame()
            ? null
            : Json.object("X", position.points(Player.X), "O", position.points(Player.O)),
        "outcome",
        outcome(position));
  }

  private static Map<String, @Nullable Object> outcome(Position position) {
    Outcome outcome = position.outcome();
    Player winner = outcome.winner();
    return Json.object(
        "over",
        outcome.isOver(),
        "winner",
        winner == null ? null : winner.name(),
        "draw",
        outcome.isDraw(),
        "reason",
        reason(outcome.reason()),
        "cells",
        cells(position.decidingCells()));
  }

  private static @Nullable String reason(Outcome.Reason reason) {
    return switch (reason) {
      case OPEN -> null;
      case WINNING_LINE -> "winning line";
      case LOSING_LINE -> "losing line";
      case FULL_BOARD -> "full board";
      case POINTS -> "points";
    };
  }

  /** The numbers of the cells in a set. */
  public static List<Integer> cells(long cells) {
    List<Integer> list = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      list.add(Long.numberOfTrailingZeros(rest));
    }
    return list;
  }
}
