package games.oxo.search.evaluation;

import static java.util.Objects.requireNonNull;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Rules;
import games.oxo.search.evaluation.Tuples.Kind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Weights for games that nobody has learned. Where four in a row wins and three loses, they are
 * fitted to games of Yavalath ({@link FourNotThree}). In other games a winning line that is still
 * open counts the more, the more stones it has.
 */
public final class HandMadeWeights {
  /** For an open winning line with 0, 1, 2, ... stones in it. Chosen by hand. */
  private static final int[] OPEN_LINE = {0, 1, 4, 12, 14, 16, 18, 18};

  /** For a free cell that completes a winning line. Chosen by hand. */
  private static final int WINNING_CELL = 30;

  /**
   * For a free cell where its player would lose, in games without fitted weights. Chosen by hand.
   */
  private static final int CLOSED_CELL = -5;

  private HandMadeWeights() {}

  /** The weights for a line game. */
  public static Weights of(Game game) {
    Board board = game.board();
    CellPattern winning = game.rules().winning();
    boolean fitted = isFitted(game);
    List<Kind> kinds = Tuples.of(game).kinds();
    short[][] tables = new short[kinds.size()][];
    for (int kind = 0; kind < tables.length; kind++) {
      tables[kind] =
          Tuples.areStraight(game)
              ? table(kinds.get(kind), winning.run(), fitted)
              : setTable(kinds.get(kind), winning);
    }
    Map<Scalar, short[]> scalars = new EnumMap<>(Scalar.class);
    for (Scalar scalar : Scalar.values()) {
      scalars.put(scalar, new short[board.cells() + 1]);
    }
    for (int stones = 0; stones <= board.cells(); stones++) {
      double filled = (double) stones / board.cells();
      int closed = fitted ? FourNotThree.closedCell(filled) : CLOSED_CELL;
      set(scalars, Scalar.MOVE, stones, fitted ? FourNotThree.move(filled) : 0);
      set(scalars, Scalar.CLOSED_OWN, stones, closed);
      set(scalars, Scalar.CLOSED_OTHER, stones, -closed);
      set(scalars, Scalar.WINNING_OWN_ODD, stones, WINNING_CELL);
      set(scalars, Scalar.WINNING_OWN_EVEN, stones, WINNING_CELL);
      set(scalars, Scalar.WINNING_OTHER_ODD, stones, -WINNING_CELL);
      set(scalars, Scalar.WINNING_OTHER_EVEN, stones, -WINNING_CELL);
    }
    return new Weights(tables, tables, scalars);
  }

  /**
   * Whether these weights tell good positions from bad ones by the rules of a game. What they count
   * where a line loses, and are not fitted, says next to nothing about who wins.
   */
  public static boolean suit(Game game) {
    return game.rules().losing().isNone() || isFitted(game);
  }

  private static boolean isFitted(Game game) {
    Rules rules = game.rules();
    return game.board().longestLine() <= Tuples.MOST_CELLS
        && rules.winning().run() == FourNotThree.LENGTH
        && rules.losing().run() == 3;
  }

  private static void set(Map<Scalar, short[]> scalars, Scalar scalar, int stones, int weight) {
    requireNonNull(scalars.get(scalar))[stones] = (short) weight;
  }

  /** The table of a set, which counts where it wins. */
  private static short[] setTable(Kind kind, CellPattern winning) {
    return contains(winning, kind.first().set())
        ? table(kind, kind.cells(), false)
        : new short[Tuples.states(kind.cells())];
  }

  private static short[] table(Kind kind, int length, boolean fitted) {
    short[] table = new short[Tuples.states(kind.cells())];
    int[] window = new int[length];
    for (int state = 0; state < table.length; state++) {
      int value = 0;
      for (int from = 0; from + length <= kind.cells(); from++) {
        for (int i = 0; i < length; i++) {
          window[i] = state / Tuples.states(from + i) % 3;
        }
        value += fitted ? FourNotThree.window(window) : openWindow(window);
      }
      table[state] = (short) value;
    }
    return table;
  }

  private static boolean contains(CellPattern pattern, long set) {
    for (long each : pattern.sets()) {
      if (each == set) {
        return true;
      }
    }
    return false;
  }

  private static int openWindow(int[] cells) {
    int ofX = 0;
    int ofO = 0;
    for (int cell : cells) {
      ofX += cell == 1 ? 1 : 0;
      ofO += cell == 2 ? 1 : 0;
    }
    if (ofO == 0) {
      return OPEN_LINE[Math.min(6, ofX)];
    }
    return ofX == 0 ? -OPEN_LINE[Math.min(6, ofO)] : 0;
  }
}
