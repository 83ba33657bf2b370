package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.FLAG;
import static games.oxo.session.schema.ApiTypes.NUMBER;
import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;
import static games.oxo.session.schema.ApiTypes.words;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Shapes;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.RuleText;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiType;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Games as JSON. */
public final class GameShape {
  /** Places on a drawing are rounded to so many parts of a cell. */
  private static final double PARTS = 10_000;

  private static final ApiType<String> KEY = new ApiType.Words("", Shapes.BUILT_IN.keys(), true);

  /** The drawing fills its box: the first cell touches its upper edge, the widest row its sides. */
  private static final ApiShape<Board> LAYOUT =
      ApiShape.<Board>named(
              "Layout",
              "The board as it is drawn; cells are 1 wide, x runs to the right and y down.")
          .field(
              "shape",
              KEY,
              "of a cell; hexagons have a corner on top and are 1.1547 high",
              board -> board.shape().key())
          .field("width", NUMBER, "of the box that it fills", board -> rounded(board.drawnWidth()))
          .field("height", NUMBER, "of the box", board -> rounded(board.drawnHeight()))
          .field(
              "cells",
              list(new ApiType.Tuple<>(NUMBER, 2)),
              "the centre of each cell: x to the right, y down from the upper left corner of the box",
              board -> each(board, cell -> centre(board, cell)));

  /** A game, its rules, and its board as it is drawn. */
  public static final ApiShape<Game> GAME =
      ApiShape.<Game>named("Game", "A game, its rules and its board.")
          .field("game", TEXT, "its id, which commands accept", Game::id)
          .field("name", TEXT, "its name to print", Game::name)
          .field("kind", words("line", "score"), "what decides it", game -> game.rules().kind())
          .field(
              "variantOf",
              orNull(TEXT),
              "the id of the game that it is a variant of",
              game -> variantOf(game.id()))
          .field("board", board(), "its shape and size", Game::board)
          .field("goal", TEXT, "what decides the game, in a few words", game -> game.rules().goal())
          .field("rules", list(TEXT), "all the rules in sentences", RuleText::sentences)
          .field(
              "swap",
              FLAG,
              "whether the second player may swap after the first stone",
              game -> game.definition().swap())
          .field(
              "turns",
              TEXT,
              "the order of the turns, as a definition writes it",
              game -> game.definition().turns().toString())
          .field(
              "notation",
              TEXT,
              "how cells are named, as a definition writes it",
              game -> game.definition().notation().key())
          .field(
              "symmetries",
              WHOLE,
              "how many preserve the rules, the identity among them",
              game -> game.symmetries().size())
          .field(
              "names",
              list(TEXT),
              "the name of each cell, as in lists of moves; where moves are columns, as in chess",
              GameShape::names)
          .field("layout", LAYOUT, "the board as it is drawn", Game::board)
          .field(
              "columns",
              orNull(BoardTypes.CELL_LIST),
              "where stones fall, the column of each cell from 0; otherwise null",
              game -> columns(game.board()))
          .field(
              "rings",
              BoardTypes.CELL_LIST,
              "the ring of each cell, from 1 in the middle",
              game -> each(game.board(), game.board()::ring))
          .field(
              "images",
              list(BoardTypes.CELL_LIST.by(GameShape::images)),
              "for each symmetry where it takes each cell; the first is the identity",
              Game::symmetries);

  private GameShape() {}

  private static ApiShape<Board> board() {
    ApiShape<Board> shape =
        ApiShape.<Board>unnamed().field("shape", KEY, board -> board.shape().key());
    for (String figure : Shapes.BUILT_IN.figureNames()) {
      shape =
          shape.optional(
              figure,
              WHOLE,
              "",
              board -> board.shape().figureNames().contains(figure),
              board -> board.figures().get(board.shape().figureNames().indexOf(figure)));
    }
    return shape
        .optional("gravity", FLAG, "", board -> board.shape().hasColumns(), Board::gravity)
        .field("cells", WHOLE, Board::cells);
  }

  private static @Nullable String variantOf(String id) {
    String base = id.substring(0, Math.max(0, id.lastIndexOf(':')));
    return BuiltInGames.ids().contains(base) ? base : null;
  }

  private static List<String> names(Game game) {
    return each(game.board(), cell -> game.cellNames().name(cell).replace(' ', ','));
  }

  private static @Nullable List<Integer> columns(Board board) {
    return board.gravity() ? each(board, board::column) : null;
  }

  private static List<Double> centre(Board board, int cell) {
    double middle = board.drawnCellHeight() / 2;
    return List.of(rounded(board.x(cell) + 0.5), rounded(board.y(cell) + middle));
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
