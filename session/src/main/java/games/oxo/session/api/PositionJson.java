package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.path.LongestPath;
import games.oxo.game.rules.Outcome;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.game.text.RuleText;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Positions as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class PositionJson {
  private PositionJson() {}

  /** A position: its stones, its legal moves, its turn, and its state or outcome. */
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
        "X",
        cells(position.stones(Player.X)),
        "O",
        cells(position.stones(Player.O)),
        "toMove",
        position.toMove().map(Player::name).orElse(null),
        "turn",
        turn(position),
        "moves",
        movesKnown ? position.moves().stream().map(notation::writeInList).toList() : null,
        "moveCells",
        movesKnown ? cells(position.moves()) : null,
        "last",
        last(position),
        "legal",
        position.legalMoves().stream().map(notation::writeInList).toList(),
        "legalCells",
        cells(position.legalMoves().stream().filter(move -> !move.isSwap()).toList()),
        "swapOffered",
        position.swapOffered(),
        "swapped",
        position.swapped(),
        "points",
        game.rules().hasPoints()
            ? Json.object("X", position.points(Player.X), "O", position.points(Player.O))
            : null,
        "paths",
        paths(position),
        "outcome",
        outcome(position));
  }

  private static Map<String, @Nullable Object> turn(Position position) {
    TurnState turn = TurnState.of(position);
    return Json.object(
        "left",
        turn.left(),
        "ring",
        turn.ring().isPresent() ? (Integer) turn.ring().getAsInt() : null,
        "text",
        turn.sentence().orElse(null));
  }

  /** The cell of the last stone, also when a swap came after it. */
  private static @Nullable Integer last(Position position) {
    List<Move> moves = position.moves();
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (!moves.get(i).isSwap()) {
        return moves.get(i).cell();
      }
    }
    return null;
  }

  private static @Nullable Map<String, @Nullable Object> paths(Position position) {
    if (!position.game().rules().scoresPaths()) {
      return null;
    }
    LongestPath paths = new LongestPath(position.game().board());
    Map<String, @Nullable Object> json = Json.object();
    for (Player player : Player.values()) {
      int[] path = paths.inOrder(position.stones(player));
      json.put(player.name(), Arrays.stream(path).boxed().toList());
    }
    return json;
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
        cells(position.decidingCells()),
        "text",
        outcome.isOver() ? RuleText.outcome(position) : null);
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

  /** The cells of moves; a swap has none, so null stands for it. */
  static List<@Nullable Integer> cells(List<Move> moves) {
    List<@Nullable Integer> list = new ArrayList<>();
    for (Move move : moves) {
      list.add(cell(move));
    }
    return list;
  }

  /** The cell of a move, or null for a swap. */
  static @Nullable Integer cell(Move move) {
    return move.isSwap() ? null : (Integer) move.cell();
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
