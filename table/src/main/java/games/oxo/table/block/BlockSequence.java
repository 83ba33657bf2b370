package games.oxo.table.block;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of the blocks in a file, and the layers that they make: first the numbers of each layer
 * with its end, then the values from the last layer back.
 */
public final class BlockSequence {
  private final List<Layer> layers = new ArrayList<>();
  private boolean allFound;

  /**
   * Takes the next block of a file.
   *
   * @param offset where it stands
   * @return false when another block must follow here
   */
  public boolean take(Block block, long offset) {
    return allFound ? takeValues(block, offset) : takeNumbers(block, offset);
  }

  private boolean takeNumbers(Block block, long offset) {
    Layer last = current();
    if (block.is(Block.NUMBERS, last.ply(), last.blocks())) {
      last.addNumbers(offset, block.first(), block.count());
      return true;
    }
    if (block.is(Block.END, last.ply(), last.blocks()) && block.first() == last.positions()) {
      endNumbers();
      return true;
    }
    return false;
  }

  private boolean takeValues(Block block, long offset) {
    Layer layer = toValue();
    if (layer == null || !block.is(Block.VALUES, layer.ply(), layer.valued())) {
      return false;
    }
    layer.addValues(offset);
    return true;
  }

  /** Whether all positions are known. */
  public boolean allFound() {
    return allFound;
  }

  /** The layers so far, by the number of stones. */
  public List<Layer> layers() {
    return layers;
  }

  /** The layer whose positions are being found. */
  public Layer current() {
    if (layers.isEmpty()) {
      layers.add(new Layer(0));
    }
    return layers.get(layers.size() - 1);
  }

  /** The layer whose values come next, or null when all have values. */
  public @Nullable Layer toValue() {
    for (int ply = layers.size() - 1; ply >= 0; ply--) {
      if (layers.get(ply).valued() < layers.get(ply).blocks()) {
        return layers.get(ply);
      }
    }
    return null;
  }

  /** The current layer is complete; an empty one is the last. */
  public void endNumbers() {
    Layer layer = current();
    if (layer.positions() == 0) {
      allFound = true;
      layers.remove(layer);
    } else {
      layers.add(new Layer(layer.ply() + 1));
    }
  }
}
