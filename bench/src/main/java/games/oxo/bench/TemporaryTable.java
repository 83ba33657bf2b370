package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.BuildListener;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Builds the table of a game in a temporary file, for this run of the program alone. */
final class TemporaryTable {
  private TemporaryTable() {}

  /**
   * Builds and opens it. The file has no name any more when this returns, so that nothing is left
   * behind however the program ends.
   *
   * @throws SearchStopped when told so
   * @throws InputException when the folder for passing files cannot be written to
   */
  static Table build(Game game, WorkerPool pool, BooleanSupplier stop) {
    try {
      Path folder = Files.createTempDirectory("oxo-bench");
      Path file = folder.resolve(game.id());
      try {
        TableBuilder builder = new TableBuilder(game, file, SearchJob.BYTES, pool);
        if (!builder.build(stoppedBy(stop))) {
          throw new SearchStopped();
        }
        return Table.open(game, file);
      } finally {
        Files.deleteIfExists(TableBuilder.unfinished(file));
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new InputException(Text.format("a table cannot be built: %s", e.getMessage()));
    }
  }

  private static BuildListener stoppedBy(BooleanSupplier stop) {
    return new BuildListener() {
      @Override
      public void begins(Stage stage, int stones) {}

      @Override
      public boolean goOn(double fraction) {
        return !stop.getAsBoolean();
      }
    };
  }
}
