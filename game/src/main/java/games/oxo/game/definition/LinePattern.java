package games.oxo.game.definition;

import games.oxo.game.board.Spot;
import java.util.List;

/**
 * A pattern of cells that decides a line game for the player who owns all of them, wherever it lies
 * on the board, turned and mirrored in any way.
 *
 * @param cells as they lie on the table
 * @param wins whether its owner wins; otherwise its owner loses
 * @param name what it is called: {@code a square}
 */
public record LinePattern(List<Spot> cells, boolean wins, String name) {
  public LinePattern {
    cells = List.copyOf(cells);
  }
}
