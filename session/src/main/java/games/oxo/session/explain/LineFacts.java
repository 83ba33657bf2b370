package games.oxo.session.explain;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Player;
import games.oxo.game.rules.CellPattern;
import java.util.List;

/** What stones do to lines in one game; in a score game there are no lines. */
final class LineFacts {
  private final Board board;
  private final CellPattern winning;
  private final CellPattern losing;
  private final long[][] winningThrough;

  LineFacts(Game game) {
    board = game.board();
    winning = game.rules().winning();
    losing = game.rules().losing();
    winningThrough = winning.through();
  }

  /** The winning lines through a cell. */
  long[] winningLines(int cell) {
    return winningThrough[cell];
  }

  /** The cells of the winning lines through a cell that these stones hold wholly. */
  long won(long own, int cell) {
    return winning.owned(own, cell);
  }

  /** The cells of the losing lines through a cell that these stones hold wholly. */
  long lost(long own, int cell) {
    return losing.owned(own, cell);
  }

  /** The cells where a stone would stay, whoever's it is and wherever the turn order sends it. */
  long reachable(Position position) {
    long free = board.all() & ~position.occupied();
    return board.gravity() ? free & board.supported(position.occupied()) : free;
  }

  /** The cells among these where a stone of a player would complete a winning line. */
  long completing(Position position, Player player, long cells) {
    long found = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      found |= won(position.stones(player) | 1L << cell, cell) == 0 ? 0 : 1L << cell;
    }
    return found;
  }

  /**
   * The legal moves that do not lose at once, nor let the opponent win with its next stone.
   *
   * @param position one that is not over
   */
  List<Move> holding(Position position) {
    Player opponent = position.toMove().orElseThrow().other();
    return position.legalMoves().stream()
        .filter(each -> !wins(position.play(each), opponent))
        .toList();
  }

  /** Whether the player has won, or is to move and can win at once. */
  private boolean wins(Position position, Player player) {
    if (position.outcome().isOver()) {
      return position.outcome().winner() == player;
    }
    return position.toMove().orElseThrow() == player
        && completing(position, player, position.legalCells()) != 0;
  }

  /** The free cells where a player would complete a losing line and no winning one. */
  long forbidden(Position position, Player player) {
    long cells = 0;
    for (long rest = board.all() & ~position.occupied(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      cells |= loses(position, player, cell) != 0 ? 1L << cell : 0;
    }
    return cells;
  }

  /** The losing lines that a player would complete by a stone on a cell, if it would so lose. */
  long loses(Position position, Player player, int cell) {
    long own = position.stones(player) | 1L << cell;
    return won(own, cell) == 0 ? lost(own, cell) : 0;
  }
}
