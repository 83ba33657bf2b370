package games.oxo.table.part;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.block.Block;
import games.oxo.table.block.BlockInput;
import games.oxo.table.block.BlockReader;
import games.oxo.table.block.Layer;
import games.oxo.table.step.LayerBlocks;
import games.oxo.table.step.NumberRanges;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.stream.IntStream;

/** A part of a layer, or what is wanted of it, opened for reading by one thread. */
final class LayerPart implements LayerBlocks {
  private final Layer layer;
  private final BlockReader reader;
  private final long end;
  private final int[] chosen;

  /**
   * @param end the numbers of the part are below this
   * @param chosen the blocks to be seen, ascending
   */
  private LayerPart(Layer layer, BlockReader reader, long end, int[] chosen) {
    this.layer = layer;
    this.reader = reader;
    this.end = end;
    this.chosen = chosen;
  }

  /**
   * Opens a part with all its blocks.
   *
   * @param ply how many stones its positions must have
   * @throws InputException with the name of the part when it is missing or not sound
   */
  static LayerPart open(PartStore store, PartInfo info, int ply) {
    String called = store.describe(info.name());
    try {
      BlockInput input = store.open(info.name());
      long end = input.size() - PartIndex.TRAILER_BYTES;
      ByteBuffer trailer = ByteBuffer.allocate(PartIndex.TRAILER_BYTES);
      while (end >= 0
          && trailer.hasRemaining()
          && input.read(trailer, end + trailer.position()) > 0) {
        // Goes on until all of it is there.
      }
      long indexAt = PartIndex.indexAt(trailer.flip());
      if (indexAt < 0 || indexAt >= end) {
        throw Block.damaged(called, Math.max(0, end));
      }
      BlockReader reader = new BlockReader(input, called);
      Block block = reader.read(indexAt);
      Layer layer = block.is(Block.INDEX, 0, 0) ? PartIndex.read(reader.data(block)) : null;
      if (layer == null || layer.ply() != ply) {
        throw Block.damaged(called, indexAt);
      }
      int[] all = IntStream.range(0, layer.blocks()).toArray();
      return new LayerPart(layer, reader, info.end(), all);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", called, e.getMessage()));
    }
  }

  /** Its blocks that have a number in some ranges, or may have one. */
  LayerPart wanted(NumberRanges ranges) {
    int[] some =
        IntStream.range(0, chosen.length)
            .filter(block -> ranges.meets(first(block), end(block)))
            .map(block -> chosen[block])
            .toArray();
    return new LayerPart(layer, reader, end, some);
  }

  @Override
  public int blocks() {
    return chosen.length;
  }

  @Override
  public int index(int block) {
    return layer.firstBlock() + chosen[block];
  }

  @Override
  public int count(int block) {
    return layer.count(chosen[block]);
  }

  @Override
  public long first(int block) {
    return layer.first(chosen[block]);
  }

  /** With the next block of the part or with the part. */
  @Override
  public long end(int block) {
    int next = chosen[block] + 1;
    return next < layer.blocks() ? layer.first(next) : end;
  }

  @Override
  public int numbers(int worker, int block, long[] into) {
    return reader.numbers(layer, chosen[block], into);
  }

  @Override
  public void values(int worker, int block, int[] into) {
    reader.values(layer, chosen[block], into);
  }

  /** A block of numbers as it is stored, until the next block is read. */
  ByteBuffer storedNumbers(int block) {
    return reader.copy(layer.numbersAt(chosen[block]));
  }

  /** A block of values as it is stored, until the next block is read. */
  ByteBuffer storedValues(int block) {
    return reader.copy(layer.valuesAt(chosen[block]));
  }
}
