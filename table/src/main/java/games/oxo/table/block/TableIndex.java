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
      for (int block = 0; block < layer.blocks(); block++) {
        out.putLong(layer.numbersAt(block));
        out.putLong(layer.first(block));
        out.putLong(layer.valuesAt(block));
      }
    }
    return out.array();
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
        for (int block = 0; block < blocks; block++) {
          long left = positions - (long) block * Block.MOST;
          layer.addNumbers(in.getLong(), in.getLong(), (int) Math.min(left, Block.MOST));
          layer.addValues(in.getLong());
        }
        layers.add(layer);
      }
      return in.hasRemaining() ? List.of() : layers;
    } catch (BufferUnderflowException e) {
      return List.of();
    }
  }
}
