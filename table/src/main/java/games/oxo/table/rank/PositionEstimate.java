package games.oxo.table.rank;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.rules.Rules;
import java.util.HashSet;
import java.util.Set;

/**
 * A Monte Carlo estimate of how many positions a game can reach and go on from, up to symmetry: for
 * each number of stones, the number of boards times the share of random ones that have no line and,
 * under gravity, can be stacked in the order of turns. Where turns are bound to rings it is too
 * large.
 */
public final class PositionEstimate {
  private static final int BOARDS = 20_000;

  /** Under gravity each takes longer. */
  private static final int STACKED_BOARDS = 1_000;

  /** More ways of stacking are not tried; then the board counts as one that a game reaches. */
  private static final int MOST_STATES = 20_000;

  private final Game game;
  private final Rules rules;
  private final Dice dice = new Dice(1);
  private final boolean gravity;

  private PositionEstimate(Game game) {
    this.game = game;
    rules = game.rules();
    gravity = game.board().gravity();
  }

  /** How many positions the table of a game has, roughly. */
  public static double of(Game game) {
    PositionEstimate estimate = new PositionEstimate(game);
    double sum = 0;
    for (int stones = 0; stones < game.board().cells(); stones++) {
      sum += estimate.layer(stones);
    }
    return Math.max(1, sum / game.symmetries().size());
  }

  private double layer(int stones) {
    int cells = game.board().cells();
    int stonesOfX = game.stonesOfX(stones);
    StackedShapes stacks = gravity ? new StackedShapes(game.board(), stones) : null;
    double shapes = stacks == null ? Binomials.choose(cells, stones) : stacks.size();
    double boards = shapes * Binomials.choose(stones, stonesOfX);
    if (!rules.endsEarly() && stacks == null) {
      return boards;
    }
    int tried = stacks == null ? BOARDS : STACKED_BOARDS;
    int open = 0;
    for (int i = 0; i < tried; i++) {
      long shape =
          stacks == null
              ? some(game.board().all(), stones)
              : stacks.unrank((long) (dice.fraction() * stacks.size()));
      long x = some(shape, stonesOfX);
      open += isOpen(x, shape ^ x) && isStackable(x, shape ^ x) ? 1 : 0;
    }
    return boards * open / tried;
  }

  /** So many of these cells, by chance. */
  private long some(long cells, int count) {
    boolean fewer = 2 * count <= Long.bitCount(cells);
    long taken = 0;
    for (int i = fewer ? count : Long.bitCount(cells) - count; i > 0; i--) {
      taken |= 1L << dice.bitOf(cells & ~taken);
    }
    return fewer ? taken : cells & ~taken;
  }

  private boolean isOpen(long x, long o) {
    return !rules.isEndedBy(x) && !rules.isEndedBy(o);
  }

  private boolean isStackable(long x, long o) {
    return !gravity || stack(0, x, o, new HashSet<>());
  }

  /** Whether turns lead from the stones placed so far to all of them. */
  private boolean stack(long placed, long x, long o, Set<Long> tried) {
    long wanted = x | o;
    if (placed == wanted || tried.size() > MOST_STATES) {
      return true;
    }
    if (!tried.add(placed)) {
      return false;
    }
    long own = game.mover(Long.bitCount(placed)) == Player.X ? x : o;
    long next = game.legalCells(placed) & own;
    for (; next != 0; next &= next - 1) {
      if (stack(placed | (next & -next), x, o, tried)) {
        return true;
      }
    }
    return false;
  }
}
