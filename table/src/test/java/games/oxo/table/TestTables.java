package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ValueScale;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Small tables for tests, and what must be in them. */
final class TestTables {
  private TestTables() {}

  /**
   * Every position that can be reached and is not over, with its value for the player to move on
   * the game's scale, by plain minimax.
   */
  static Map<Position, Integer> values(Game game) {
    Minimax minimax = new Minimax();
    minimax.value(game.start());
    ValueScale scale = new ValueScale(game);
    Map<Position, Integer> values = new HashMap<>();
    minimax
        .known()
        .forEach((position, value) -> values.put(position, scaled(position, value, scale)));
    return values;
  }

  private static int scaled(Position position, int value, ValueScale scale) {
    if (!position.game().rules().countsStones() || value == 0) {
      return value;
    }
    int win = scale.win(position.ply() + Minimax.stonesToTheEnd(value));
    return value > 0 ? win : -win;
  }

  /** Builds a table in a folder and opens it. */
  static Table build(Game game, Path folder) {
    Path file = folder.resolve("table");
    new TableBuilder(game, file, 1 << 22, WorkerPool.SINGLE).build(BuildListener.NONE);
    return Table.open(game, file);
  }
}
