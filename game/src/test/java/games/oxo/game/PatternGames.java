package games.oxo.game;

import games.oxo.game.board.Board;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.LineRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Games that no definition file describes: other sets of cells than straight runs win or lose in
 * them.
 */
public final class PatternGames {
  private PatternGames() {}

  /**
   * A few of different kinds, small enough to try everything from positions with few free cells.
   */
  public static Stream<Game> all() {
    return Stream.of(
        blocks("Blocks", 4, 4, ""),
        blocks("Wide blocks", 5, 4, "turns = 'XA, (OA, OA, XA, XA), ...'"),
        blocks("Falling blocks", 4, 4, "board.gravity = true"),
        squares("Squares", 4, 4),
        squares("Large squares", 6, 6),
        misere("Misere corners", 4),
        lopsided("Lopsided", 4, new Dice(8)),
        lopsided("Mixed", 5, new Dice(9)));
  }

  /** Four own stones that form a block of two by two win. */
  public static Game blocks(String name, int width, int height, String more) {
    Game plain = plain(name, width, height, more);
    return with(plain, pattern(plain.board(), blocks(plain.board()), "a block"), none(plain));
  }

  /** The four corners of a square of any size win, three in a row loses. */
  static Game squares(String name, int width, int height) {
    Game plain = plain(name, width, height, "");
    Board board = plain.board();
    List<Long> sets = new ArrayList<>();
    for (int side = 1; side < Math.min(width, height); side++) {
      for (int row = 0; row + side < height; row++) {
        for (int column = 0; column + side < width; column++) {
          sets.add(
              1L << board.cell(row, column)
                  | 1L << board.cell(row, column + side)
                  | 1L << board.cell(row + side, column)
                  | 1L << board.cell(row + side, column + side));
        }
      }
    }
    return with(plain, pattern(board, sets, "a square"), CellPattern.runs(board, 3));
  }

  /** Three stones of a block of two by two lose, and nothing wins. */
  private static Game misere(String name, int size) {
    Game plain = plain(name, size, size, "");
    List<Long> sets = new ArrayList<>();
    for (long block : blocks(plain.board())) {
      for (long rest = block; rest != 0; rest &= rest - 1) {
        sets.add(block & ~(rest & -rest));
      }
    }
    return with(plain, none(plain), pattern(plain.board(), sets, "a corner"));
  }

  /** Sets of two to five cells anywhere on the board, which no symmetry keeps. */
  private static Game lopsided(String name, int size, Dice dice) {
    Game plain = plain(name, size, size, "");
    List<List<Long>> found = List.of(new ArrayList<>(), new ArrayList<>());
    for (List<Long> sets : found) {
      for (int i = 0; i < 2 * size; i++) {
        long set = 0;
        while (Long.bitCount(set) < 2 + i % 4) {
          set |= 1L << dice.below(plain.board().cells());
        }
        sets.add(set);
      }
    }
    return with(
        plain,
        pattern(plain.board(), found.get(0), "a winning set"),
        pattern(plain.board(), found.get(1), "a losing set"));
  }

  private static List<Long> blocks(Board board) {
    List<Long> sets = new ArrayList<>();
    for (int row = 0; row + 1 < board.rows(); row++) {
      for (int column = 0; column + 1 < board.columns(); column++) {
        sets.add(3L << board.cell(row, column) | 3L << board.cell(row + 1, column));
      }
    }
    return sets;
  }

  private static Game plain(String name, int width, int height, String more) {
    return Samples.gameOf(
        "name = '%s'\nboard.shape = 'square'\nboard.width = %d\nboard.height = %d\nline.win = 4\n%s\n"
            .formatted(name, width, height, more));
  }

  private static CellPattern none(Game plain) {
    return CellPattern.runs(plain.board(), 0);
  }

  private static CellPattern pattern(Board board, List<Long> sets, String words) {
    return CellPattern.of(board, sets.stream().mapToLong(Long::longValue).toArray(), words);
  }

  private static Game with(Game plain, CellPattern winning, CellPattern losing) {
    return Game.of(plain.definition(), LineRules.of(plain.board(), winning, losing));
  }
}
