package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.table.block.Block;
import games.oxo.table.step.LayerBlocks;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Consumer;

/** The blocks of the valued parts of a layer, as the finished table has them. */
public final class PartBlocks {
  private final PartStore store;
  private final int ply;
  private final List<PartInfo> parts;

  /**
   * @param parts all valued parts of a layer, in ascending order
   */
  public PartBlocks(PartStore store, int ply, List<PartInfo> parts) {
    this.store = store;
    this.ply = ply;
    this.parts = List.copyOf(parts);
  }

  /**
   * Hands out the blocks of numbers.
   *
   * @param first how many to leave out at the beginning
   * @throws InputException when a part is damaged
   */
  public void numbers(int first, Consumer<ByteBuffer> taker) {
    forEach(first, (part, block) -> taker.accept(part.storedNumbers(block)));
  }

  /**
   * Hands out the blocks of values.
   *
   * @param first how many to leave out at the beginning
   * @throws InputException when a part is damaged
   */
  public void values(int first, Consumer<ByteBuffer> taker) {
    forEach(first, (part, block) -> taker.accept(part.storedValues(block)));
  }

  private interface Taker {
    void take(LayerBlocks part, int block);
  }

  private void forEach(int first, Taker taker) {
    int before = 0;
    for (PartInfo info : parts) {
      int blocks = Block.ofPositions(info.positions());
      if (before + blocks > first) {
        LayerBlocks part = PartFile.open(store, info, ply);
        for (int block = Math.max(0, first - before); block < blocks; block++) {
          taker.take(part, block);
        }
      }
      before += blocks;
    }
  }
}
