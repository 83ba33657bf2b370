package games.oxo.game.count;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.rules.Rules;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Counts the full boards that a line game can end with, by their result. Boards are counted, not
 * the move orders that lead to them.
 *
 * <p>A game gets as far as its last stone exactly when no line ended it before. So the player who
 * does not move last has no line on the full board, and one stone of the other is part of all that
 * player's lines: it came last. Which of the two lines it completed, if any, is the result.
 *
 * <p>The boards are filled row by row, and a branch is left as soon as the lines in it rule that
 * out.
 */
public final class FullBoardCounter {
  private static final int STEPS_BETWEEN_WATCHES = 1 << 14;

  /** Cells whose choices are told apart in the report of progress. */
  private static final int CELLS_OF_PROGRESS = 20;

  /**
   * How many full boards there are.
   *
   * @param boards all of them
   * @param distinct the number up to symmetry
   */
  public record Count(long boards, long distinct) {}

  /**
   * Full boards by result.
   *
   * @param winsOfLast the player of the last stone wins with it
   * @param lossesOfLast the player of the last stone loses with it
   * @param draws no line at all
   */
  public record Endings(Player last, Count winsOfLast, Count lossesOfLast, Count draws) {}

  private static final int WIN = 0;
  private static final int LOSS = 1;
  private static final int DRAW = 2;

  private final Game game;
  private final PlyCounter.Watcher watcher;
  private final int cells;
  private final int stonesOfLast;
  private final boolean lastIsX;
  private final long lastCells;

  /** For each cell the lines that it is the last cell of, in the order of filling. */
  private final long[][] lines;

  private final CellPattern winning;
  private final long[] boards = new long[3];
  private final long[] distinct = new long[3];
  private int steps;

  /**
   * @throws InputException when no line decides the game, or its turn order names rings
   */
  public FullBoardCounter(Game game, PlyCounter.Watcher watcher) {
    this.game = game;
    this.watcher = watcher;
    Rules rules = game.rules();
    if (!rules.endsEarly()) {
      throw new InputException(Text.format("%s has no lines that could end it", game.name()));
    }
    Board board = game.board();
    cells = board.cells();
    for (int ply = 0; ply < cells; ply++) {
      if (game.definition().turns().at(ply).ring() != Turn.ANYWHERE) {
        throw new InputException(
            Text.format(
                "the turns of %s name rings; full boards can be counted only if every stone may go anywhere",
                game.name()));
      }
    }
    lastIsX = game.mover(cells - 1) == Player.X;
    stonesOfLast = lastIsX ? game.stonesOfX(cells) : cells - game.stonesOfX(cells);
    lastCells = board.gravity() ? board.all() & ~board.below(board.all()) : board.all();
    winning = rules.winning();
    lines = linesByLastCell(winning.sets(), rules.losing().sets());
  }

  private long[][] linesByLastCell(long[] wins, long[] losses) {
    List<List<Long>> byCell = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      byCell.add(new ArrayList<>());
    }
    for (long[] runs : List.of(wins, losses)) {
      for (long run : runs) {
        byCell.get(63 - Long.numberOfLeadingZeros(run)).add(run);
      }
    }
    // Short lines first: where one is missing, so are the longer ones that hold it.
    return byCell.stream()
        .map(
            runs ->
                runs.stream()
                    .sorted(Comparator.comparingInt(Long::bitCount))
                    .mapToLong(Long::longValue)
                    .toArray())
        .toArray(long[][]::new);
  }

  /**
   * Counts.
   *
   * @throws PlyCounter.Stopped when the watcher says so
   */
  public Endings count() {
    fill(0, 0, 0, lastCells, 0);
    return new Endings(lastIsX ? Player.X : Player.O, count(WIN), count(LOSS), count(DRAW));
  }

  private Count count(int result) {
    return new Count(boards[result], distinct[result]);
  }

  /**
   * Gives the cells from this one on to either player.
   *
   * @param last the stones of the player who moves last
   * @param other the stones of the other
   * @param common cells that can have come last: they are part of every line of that player
   * @param done how much of the work lies before this branch
   */
  private void fill(int cell, long last, long other, long common, double done) {
    if (cell == cells) {
      finish(last, other, common & last);
      return;
    }
    watch(done);
    double half = cell < CELLS_OF_PROGRESS ? Math.scalb(1.0, -cell - 1) : 0;
    long bit = 1L << cell;
    long still = Long.bitCount(last) < stonesOfLast ? stillCommon(cell, last | bit, common) : 0;
    if (still != 0) {
      fill(cell + 1, last | bit, other, still, done);
    }
    boolean room = Long.bitCount(other) < cells - stonesOfLast;
    if (room && (common & ~bit) != 0 && !hasLine(cell, other | bit)) {
      fill(cell + 1, last, other | bit, common & ~bit, done + half);
    }
  }

  private boolean hasLine(int cell, long stones) {
    for (long line : lines[cell]) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }

  private long stillCommon(int cell, long stones, long common) {
    long still = common;
    for (long line : lines[cell]) {
      still &= (stones & line) == line ? line : -1L;
    }
    return still;
  }

  private void finish(long last, long other, long common) {
    if (!canArise(last, other, common)) {
      return;
    }
    int result = winning.owned(last) != 0 ? WIN : hasAnyLine(last) ? LOSS : DRAW;
    boards[result]++;
    distinct[result] += game.symmetryGroup().isLeast(last) ? 1 : 0;
  }

  /** Under gravity some order of turns must stack the stones like this before the last. */
  private boolean canArise(long last, long other, long common) {
    if (!game.board().gravity()) {
      return common != 0;
    }
    for (long rest = common; rest != 0; rest &= rest - 1) {
      long before = last & ~(rest & -rest);
      try {
        game.position(lastIsX ? before : other, lastIsX ? other : before);
        return true;
      } catch (InputException e) {
        // Not with this stone as the last.
      }
    }
    return false;
  }

  private boolean hasAnyLine(long stones) {
    for (int cell = 0; cell < cells; cell++) {
      if (hasLine(cell, stones)) {
        return true;
      }
    }
    return false;
  }

  private void watch(double done) {
    if (++steps >= STEPS_BETWEEN_WATCHES) {
      steps = 0;
      if (!watcher.goOn(done)) {
        throw new PlyCounter.Stopped();
      }
    }
  }
}
