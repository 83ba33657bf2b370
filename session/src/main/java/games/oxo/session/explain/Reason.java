package games.oxo.session.explain;

import games.oxo.game.board.Player;
import org.jspecify.annotations.Nullable;

/** One fact about a move. Sets of cells are bit sets; a line has the length that the rules name. */
public sealed interface Reason {
  /**
   * The move completes a line of its player, which ends the game.
   *
   * @param wins whether the line wins; otherwise it loses
   * @param line the cells of all such lines
   */
  record CompletesLine(Player player, boolean wins, long line) implements Reason {}

  /**
   * The move fills the board.
   *
   * @param winner who has more points; null for a draw
   */
  record FillsBoard(@Nullable Player winner) implements Reason {}

  /** The players change seats. */
  record SwapsSeats() implements Reason {}

  /** The opponent would complete a winning line with a stone on the same cell. */
  record Blocks(Player opponent, long line) implements Reason {}

  /** The opponent can complete a winning line at once with a stone on a cell. */
  record Allows(Player opponent, int cell, long line) implements Reason {}

  /**
   * The player would complete a winning line with a further stone on a cell where a stone can go.
   *
   * @param blockLoses the losing line that the opponent would complete by a stone there, if it
   *     would and thereby lose; otherwise no cells
   */
  record Threatens(Player player, int cell, long line, long blockLoses) implements Reason {}

  /** The same, but on a cell that a stone cannot reach yet, since those below it are free. */
  record Prepares(Player player, int cell, long line) implements Reason {}

  /**
   * Of all answers only the stone on this cell does not lose at once or to the next stone of the
   * player.
   */
  record ForcesAnswer(Player opponent, int cell) implements Reason {}

  /** Every answer loses at once, or lets the player win with its next stone. */
  record LeavesNoAnswer(Player player) implements Reason {}

  /** The player would now lose by a stone on any of these cells, because of the stone placed. */
  record ForbidsItself(Player player, long cells) implements Reason {}

  /**
   * Winning lines through the cell of the move.
   *
   * @param open how many the player can still complete
   * @param closed how many the opponent had stones on and could have completed, and now cannot
   */
  record LiesOnLines(Player player, int open, int closed) implements Reason {}

  /**
   * The points of the player change.
   *
   * @param path whether points are the length of the longest path and nothing else
   */
  record ChangesPoints(Player player, int before, int after, boolean path) implements Reason {}

  /** The opponent's points would have changed by its own stone on the same cell. */
  record DeniesPoints(Player opponent, int now, int otherwise, boolean path) implements Reason {}

  /** What both have after the move. */
  record Standing(int pointsX, int pointsO, boolean path) implements Reason {}

  /** The player has no other legal move. */
  record OnlyMove(Player player) implements Reason {}

  /**
   * Of all legal moves of the player only the stone on this cell does not lose at once or to the
   * next stone of the opponent.
   *
   * @param line the winning line that the opponent would complete there; no cells if it would not
   */
  record MustPlay(Player player, int cell, long line) implements Reason {}

  /**
   * The opponent would complete a winning line on this cell and nowhere else, a stone of the player
   * there completes a losing line, and every other legal move loses at once or lets the opponent
   * win with its next stone.
   *
   * @param line the winning line of the opponent
   * @param losing the losing line of the player
   */
  record BlockLoses(Player player, int cell, long line, long losing) implements Reason {}

  /**
   * Every legal move of the player loses at once or lets the opponent win with its next stone.
   *
   * @param zugzwang whether the opponent could complete no line if it were to move now, so that the
   *     player loses only because it must move
   */
  record NoGoodMove(Player player, boolean zugzwang) implements Reason {}

  /**
   * Under gravity: on each of these cells a stone of the player would let the opponent complete a
   * winning line on the cell above.
   */
  record Poisoned(Player player, long cells) implements Reason {}
}
