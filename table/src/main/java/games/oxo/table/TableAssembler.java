package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.block.Layer;
import games.oxo.table.part.PartBlocks;
import java.nio.file.Path;
import java.util.List;

/**
 * Puts the parts of all layers together to a table. It is the same, byte for byte, as the one that
 * {@link TableBuilder} builds, and like there an interrupted work can be continued.
 */
public final class TableAssembler {
  private final Game game;
  private final Path file;
  private final List<PartBlocks> layers;

  /**
   * @param file the table to be
   * @param layers the valued layers, from the empty board on
   */
  public TableAssembler(Game game, Path file, List<PartBlocks> layers) {
    this.game = game;
    this.file = OutputFile.regular(file);
    this.layers = List.copyOf(layers);
  }

  /**
   * Writes the table, or continues where an earlier call stopped.
   *
   * @return whether it is complete; otherwise the listener has stopped the work
   * @throws InputException when the file cannot be written or a part is damaged
   */
  public boolean assemble(BuildListener listener) {
    listener.begins(BuildListener.Stage.ASSEMBLING, 0);
    try (UnfinishedTable unfinished = new UnfinishedTable(file, game, DiskWriter.PLAIN)) {
      while (!unfinished.allFound()) {
        int ply = unfinished.current().ply();
        goOn(listener, 0.5 * ply / layers.size());
        if (ply < layers.size()) {
          layers.get(ply).numbers(unfinished.current().blocks(), unfinished::addPackedNumbers);
        }
        unfinished.endNumbers();
      }
      for (Layer layer = unfinished.toValue(); layer != null; layer = unfinished.toValue()) {
        goOn(listener, 1 - 0.5 * (layer.ply() + 1) / layers.size());
        Layer valued = layer;
        layers
            .get(layer.ply())
            .values(layer.valued(), block -> unfinished.addValues(valued, block));
      }
      unfinished.finish();
      return true;
    } catch (SearchStopped e) {
      return false;
    }
  }

  private static void goOn(BuildListener listener, double fraction) {
    if (!listener.goOn(fraction)) {
      throw new SearchStopped();
    }
  }
}
