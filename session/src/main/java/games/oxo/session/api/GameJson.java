package games.oxo.session.api;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.RuleText;
import games.oxo.session.json.Json;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Games as JSON objects; {@code docs/api.md#json} explains the fields. */
public final class GameJson {
  /** Places on a drawing are rounded to so many parts of a cell. */
  private static final double PARTS = 10_000;

  private GameJson() {}

  /** A game, its rules, and its board as it is drawn. */
  public static Map<String, @Nullable Object> game(Game game) {
    Board board = game.board();
    return Json.object(
        "game",
        game.id(),
        "name",
        game.name(),
        "kind",
        game.rules().kind(),
        "variantOf",
        variantOf(game.id()),
        "board",
        board(board),
        "goal",
        game.rules().goal(),
        "rules",
        RuleText.sentences(game),
        "swap",
        game.definition().swap(),
        "turns",
        game.definition().turns().toString(),
        "notation",
        game.definition().notation().key(),
        "symmetries",
        game.symmetries().size(),
        "names",
        each(board, cell -> game.cellNames().name(cell).replace(' ', ',')),
        "layout",
        layout(board),
        "columns",
        board.gravity() ? each(board, board::column) : null,
        "rings",
        each(board, board::ring),
        "images",
        game.symmetries().stream().map(GameJson::images).toList());
  }

  private static @Nullable String variantOf(String id) {
    String base = id.substring(0, Math.max(0, id.lastIndexOf(':')));
    return BuiltInGames.ids().contains(base) ? base : null;
  }

  private static Map<String, @Nullable Object> board(Board board) {
    Map<String, @Nullable Object> json = Json.object("shape", board.shape().key());
    for (int i = 0; i < board.figures().size(); i++) {
      json.put(board.shape().figureNames().get(i), board.figures().get(i));
    }
    if (board.shape().hasColumns()) {
      json.put("gravity", board.gravity());
    }
    json.put("cells", board.cells());
    return json;
  }

  /** The drawing fills its box: the first cell touches its upper edge, the widest row its sides. */
  private static Map<String, @Nullable Object> layout(Board board) {
    double middle = board.drawnCellHeight() / 2;
    return Json.object(
        "shape",
        board.shape().key(),
        "width",
        rounded(board.drawnWidth()),
        "height",
        rounded(board.drawnHeight()),
        "cells",
        each(
            board, cell -> List.of(rounded(board.x(cell) + 0.5), rounded(board.y(cell) + middle))));
  }

  private static double rounded(double value) {
    return Math.round(value * PARTS) / PARTS;
  }

  private static List<Integer> images(Symmetry symmetry) {
    return Arrays.stream(symmetry.permutation()).boxed().toList();
  }

  private static <T> List<T> each(Board board, IntFunction<T> ofCell) {
    return IntStream.range(0, board.cells()).mapToObj(ofCell).toList();
  }
}
