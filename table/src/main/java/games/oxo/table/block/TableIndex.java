package games.oxo.table.block;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Index of all blocks of a finished table, as bytes. */
public final class TableIndex {
  private TableIndex() {}

  public static byte[] write(List<Layer> layers) {
    int blocks = layers.stream().mapToInt(Layer::blocks).sum();
    ByteBuffer out = ByteBuffer.allocate(4 + 12 * layers.size() + 24 * blocks);
    out.putInt(layers.size());
    for (Layer layer : layers) {
      out.putLong(layer.positions()).putInt(layer.blocks());
      writeBlocks(layer, out);
    }
    return out.array();
  }

  /** Writes where the blocks of a layer are; without values, 0 stands in their place. */
  public static void writeBlocks(Layer layer, ByteBuffer out) {
    for (int block = 0; block < layer.blocks(); block++) {
      out.putLong(layer.numbersAt(block)).putLong(layer.first(block));
      out.putLong(block < layer.valued() ? layer.valuesAt(block) : 0);
    }
  }

  /**
   * Reads where the blocks of a layer are.
   *
   * @param layer gets them
   */
  public static void readBlocks(Layer layer, long positions, boolean valued, ByteBuffer in) {
    for (long left = positions; left > 0; left -= Block.MOST) {
      layer.addNumbers(in.getLong(), in.getLong(), (int) Math.min(left, Block.MOST));
      long valuesAt = in.getLong();
      if (valued) {
        layer.addValues(valuesAt);
      }
    }
  }

  /**
   * Reads the layers.
   *
   * @return empty when it is not what {@link #write} writes
   */
  public static List<Layer> read(ByteBuffer in) {
    try {
      List<Layer> layers = new ArrayList<>();
      int count = in.getInt();
      for (int ply = 0; ply < count; ply++) {
        Layer layer = new Layer(ply);
        long positions = in.getLong();
        int blocks = in.getInt();
        if (positions < 1 || blocks != (positions + Block.MOST - 1) / Block.MOST) {
          return List.of();
        }
        readBlocks(layer, positions, true, in);
        layers.add(layer);
      }
      return in.hasRemaining() ? List.of() : layers;
    } catch (BufferUnderflowException e) {
      return List.of();
    }
  }
}
