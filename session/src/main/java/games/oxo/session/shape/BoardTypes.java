package games.oxo.session.shape;

import static games.oxo.session.schema.ApiTypes.TEXT;
import static games.oxo.session.schema.ApiTypes.WHOLE;
import static games.oxo.session.schema.ApiTypes.list;
import static games.oxo.session.schema.ApiTypes.orNull;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.session.schema.ApiShape;
import games.oxo.session.schema.ApiType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of what is on a board: players, cells, and moves, each with its cell. */
public final class BoardTypes {
  /** A colour. */
  static final ApiType<Player> PLAYER =
      new ApiType.Words("Player", List.of("X", "O"), false).by(Player::name);

  /** The numbers of cells. */
  static final ApiType<List<? extends Number>> CELL_LIST = list(WHOLE);

  /** A set of cells. */
  static final ApiType<Long> CELLS = CELL_LIST.by(BoardTypes::cells);

  /** Moves in the game's notation. */
  static final ApiType<Moves> MOVES = list(TEXT).by(Moves::texts);

  /** The cells of moves; a swap has none. */
  static final ApiType<Moves> CELLS_OF_MOVES = list(orNull(WHOLE)).by(Moves::cells);

  private BoardTypes() {}

  /**
   * A move of a game.
   *
   * @param move null for none
   */
  record Placed(Game game, @Nullable Move move) {
    @Nullable String text() {
      return move == null ? null : new MoveNotation(game).writeInList(move);
    }

    @Nullable Integer cell() {
      return move == null || move.isSwap() ? null : (Integer) move.cell();
    }
  }

  /** Moves of a game. */
  record Moves(Game game, List<Move> moves) {
    List<String> texts() {
      MoveNotation notation = new MoveNotation(game);
      return moves.stream().map(notation::writeInList).toList();
    }

    List<@Nullable Integer> cells() {
      List<@Nullable Integer> cells = new ArrayList<>();
      moves.forEach(move -> cells.add(new Placed(game, move).cell()));
      return cells;
    }
  }

  /** Two fields: a move in the game's notation, and its cell. */
  static ApiShape<Placed> move(String move, String cell, String meaning) {
    return ApiShape.<Placed>unnamed()
        .field(move, TEXT, meaning, Placed::text)
        .field(cell, orNull(WHOLE), "its cell; null for a swap", Placed::cell);
  }

  /** Two fields: a move that there may not be, and its cell. */
  static ApiShape<Placed> moveOrNull(String move, String cell, String meaning) {
    return ApiShape.<Placed>unnamed()
        .field(move, orNull(TEXT), meaning, Placed::text)
        .field(cell, orNull(WHOLE), "its cell; null for a swap", Placed::cell);
  }

  /** Two fields: moves in a row, and their cells. */
  static ApiShape<Moves> moves(String moves, String cells, String meaning) {
    return ApiShape.<Moves>unnamed()
        .field(moves, MOVES, meaning, all -> all)
        .field(cells, CELLS_OF_MOVES, "their cells; null for a swap", all -> all);
  }

  /** The numbers of the cells in a set. */
  public static List<Integer> cells(long cells) {
    List<Integer> list = new ArrayList<>();
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      list.add(Long.numberOfTrailingZeros(rest));
    }
    return list;
  }

  /** The cells of the moves that are stones. */
  static List<Integer> stones(List<Move> moves) {
    return moves.stream().filter(move -> !move.isSwap()).map(Move::cell).toList();
  }
}
