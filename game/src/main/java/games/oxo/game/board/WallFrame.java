package games.oxo.game.board;

import java.util.List;

/**
 * The frame of a board where stones fall: walls, a floor, and names of columns below.
 *
 * <pre>
 * | . . . |
 * | . . . |
 * +-------+
 *   1 2 3
 * </pre>
 */
final class WallFrame extends GridFrame {
  private static final String WALL = "|";

  WallFrame(Board board, CellNames names) {
    super(board, names);
  }

  @Override
  public String before(int row) {
    return WALL;
  }

  @Override
  public String behind(int row, int cellWidth) {
    return WALL;
  }

  @Override
  public List<String> below(int cellWidth) {
    return List.of("+" + "-".repeat(board().columns() * (cellWidth + 1) + 1) + "+");
  }
}
