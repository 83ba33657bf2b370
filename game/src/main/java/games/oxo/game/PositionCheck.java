package games.oxo.game;

import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.definition.Turn;
import games.oxo.game.input.InputException;
import games.oxo.game.rules.Outcome;
import games.oxo.game.words.Text;

/** Checks whether the stones on a board can be reached by the rules, and if not, why. */
final class PositionCheck {
  private final Game game;
  private final Board board;
  private final long x;
  private final long o;
  private final int ply;

  PositionCheck(Game game, long x, long o) {
    this.game = game;
    this.board = game.board();
    this.x = x;
    this.o = o;
    this.ply = Long.bitCount(x | o);
  }

  /**
   * @throws InputException when no game could lead here
   */
  Position position() {
    if ((x & o) != 0 || ((x | o) & ~board.all()) != 0) {
      throw new InputException("the stones do not fit the board");
    }
    checkCounts();
    checkRings();
    checkFloating();
    checkStacks();
    if (ply == 0) {
      return game.start();
    }
    return Position.ofStones(game, x, o, outcome());
  }

  private void checkCounts() {
    int countX = Long.bitCount(x);
    int rightX = game.stonesOfX(ply);
    if (countX != rightX) {
      throw new InputException(
          Text.format(
              "X has %s and O has %s; after %d turns X should have %d and O %d",
              stones(countX), stones(ply - countX), ply, rightX, ply - rightX));
    }
  }

  private static String stones(int count) {
    return count == 1 ? "1 stone" : count + " stones";
  }

  /** A turn bound to a ring left a stone there, unless the ring may have been full by then. */
  private void checkRings() {
    if (board.gravity()) {
      return;
    }
    for (int ring = 1; ring <= board.rings(); ring++) {
      long cells = board.ringCells(ring);
      boolean fullNow = (cells & ~(x | o)) == 0;
      int surely = fullNow ? Math.min(ply, Long.bitCount(cells)) : ply;
      for (Player player : Player.values()) {
        int needed = 0;
        for (int turn = 0; turn < surely; turn++) {
          Turn at = game.definition().turns().at(turn);
          needed += at.player() == player && at.ring() == ring ? 1 : 0;
        }
        int present = Long.bitCount(cells & (player == Player.X ? x : o));
        if (present < needed) {
          throw new InputException(
              Text.format(
                  "%s has %s in ring %d, but by the turn order it has placed at least %d there",
                  player, stones(present), ring, needed));
        }
      }
    }
  }

  private void checkFloating() {
    if (!board.gravity()) {
      return;
    }
    long floating = (x | o) & ~board.supported(x | o);
    if (floating != 0) {
      int cell = Long.numberOfTrailingZeros(floating);
      throw new InputException(
          Text.format(
              "the stone in row %d, column %d floats: the cell below it is empty",
              board.row(cell) + 1, board.column(cell) + 1));
    }
  }

  /** Under gravity the columns must allow an order in which each stone was its owner's turn. */
  private void checkStacks() {
    if (board.gravity() && !new StackOrder(game, x, o).exists()) {
      throw new InputException(
          "no sequence of turns stacks the stones like this: some lie below stones that were placed earlier");
    }
  }

  private Outcome outcome() {
    return game.rules().outcomeOf(x, o, game.mover(ply - 1), ~covered());
  }

  /** Under gravity the stones that have another on top, so that they cannot have come last. */
  private long covered() {
    return board.gravity() ? board.below(x | o) : 0;
  }
}
