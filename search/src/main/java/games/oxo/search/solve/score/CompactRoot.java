package games.oxo.search.solve.score;

import games.oxo.game.Game;
import games.oxo.game.board.Symmetry;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;

/**
 * Root position of a score search, with its empty cells renumbered from 0. Its descendants are
 * represented by the stones added since: a set of new numbers for each player. Such a set is small
 * enough to be the index of a table.
 */
final class CompactRoot {
  private final SearchRules rules;
  private final long x;
  private final long o;
  private final int size;
  private final int stonesOfX;
  private final int[] cells;
  private final BitMapping toBoard;
  private final BitMapping fromBoard;
  private final BitMapping[] images;

  CompactRoot(SearchRules rules, long x, long o) {
    this.rules = rules;
    this.x = x;
    this.o = o;
    long free = rules.all() & ~(x | o);
    size = Long.bitCount(free);
    stonesOfX = rules.stonesOfX() - Long.bitCount(x);
    cells = new int[size];
    int[] numbers = new int[rules.cells()];
    int count = 0;
    for (int cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = (free >>> cell & 1) != 0 ? count : -1;
      if (numbers[cell] >= 0) {
        cells[count++] = cell;
      }
    }
    toBoard = new BitMapping(cells);
    fromBoard = new BitMapping(numbers);
    images = images(rules.game(), numbers);
  }

  /** The stabiliser of this position, the identity left out. */
  private BitMapping[] images(Game game, int[] numbers) {
    List<BitMapping> found = new ArrayList<>();
    int keeping = game.symmetryGroup().stabiliser(x, o) & ~1;
    for (int rest = keeping; rest != 0; rest &= rest - 1) {
      Symmetry symmetry = game.symmetryGroup().get(Integer.numberOfTrailingZeros(rest));
      int[] to = new int[size];
      for (int i = 0; i < size; i++) {
        to[i] = numbers[symmetry.map(cells[i])];
      }
      found.add(new BitMapping(to));
    }
    return found.toArray(new BitMapping[0]);
  }

  /** Whether a position has these stones and perhaps more. */
  boolean holds(long stonesX, long stonesO) {
    return (x & ~stonesX) == 0 && (o & ~stonesO) == 0;
  }

  /** Whether a position and this one differ from what both have in common by a stone each. */
  boolean isBeside(long stonesX, long stonesO) {
    return Long.bitCount(x & ~stonesX) + Long.bitCount(o & ~stonesO) == 1
        && Long.bitCount(stonesX & ~x) + Long.bitCount(stonesO & ~o) == 1;
  }

  /** The rules of its game. */
  SearchRules rules() {
    return rules;
  }

  long x() {
    return x;
  }

  long o() {
    return o;
  }

  /** How many cells are empty. */
  int size() {
    return size;
  }

  /** The set of all new numbers. */
  long all() {
    return size == 64 ? -1 : (1L << size) - 1;
  }

  /** How many stones a player adds until the board is full. */
  int stones(boolean ofX) {
    return ofX ? stonesOfX : size - stonesOfX;
  }

  /** The cells of the board that have these numbers. */
  long toBoard(long numbers) {
    return toBoard.of(numbers);
  }

  /** The numbers of those of the cells that are empty here. */
  long fromBoard(long boardCells) {
    return fromBoard.of(boardCells);
  }

  /** The symmetries of the numbers that preserve the root, except the identity. */
  BitMapping[] images() {
    return images;
  }
}
