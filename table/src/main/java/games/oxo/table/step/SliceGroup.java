package games.oxo.table.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** As many blocks of a layer with values as fit into memory together. */
public final class SliceGroup {
  /** No array is longer, nor may a slice have more positions. */
  private static final int LONGEST = 1 << 30;

  private final boolean smallValues;
  private final List<SliceRun> runs = new ArrayList<>();
  private long positions;

  /** The memory of all runs but the last. */
  private long bytesBefore;

  /** The memory of the last run. */
  private long bytesOfLast;

  private SliceGroup(boolean smallValues) {
    this.smallValues = smallValues;
  }

  /**
   * Divides the blocks of a layer into groups, in ascending order, and hands each on before the
   * next is begun. There is always one, though it may be empty: moves that end the game are worth
   * something wherever the others lead.
   *
   * @param parts the layer in parts, each opened when its turn comes; the last layer has none after
   *     it
   * @param smallValues whether a byte holds every value
   * @param bytes how much memory a group may take
   */
  public static void divide(
      List<Supplier<LayerBlocks>> parts,
      boolean smallValues,
      long bytes,
      Consumer<SliceGroup> taker) {
    SliceGroup group = new SliceGroup(smallValues);
    for (Supplier<LayerBlocks> each : parts) {
      LayerBlocks part = each.get();
      for (int block = 0; block < part.blocks(); block++) {
        if (!group.add(part, block, bytes)) {
          taker.accept(group);
          group = new SliceGroup(smallValues);
          group.add(part, block, bytes);
        }
      }
    }
    taker.accept(group);
  }

  /** Adds a block, unless there are others already and it would be too much. */
  private boolean add(LayerBlocks part, int block, long bytes) {
    SliceRun last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    boolean goesOn = last != null && last.adjoins(part, block);
    SliceRun run = goesOn && last != null ? last : new SliceRun(part, block);
    long end = part.end(block);
    int count = part.count(block);
    long before = goesOn ? bytesBefore : bytesBefore + bytesOfLast;
    long here = LayerSlice.bytes(end - run.from(), run.positions() + count, smallValues);
    if (last != null && (before + here > bytes || positions + count > LONGEST)) {
      return false;
    }
    run.add(part, block, end);
    if (!goesOn) {
      runs.add(run);
    }
    bytesBefore = before;
    bytesOfLast = here;
    positions += count;
    return true;
  }

  /**
   * Reads the blocks into memory.
   *
   * @param eachBlock run before each block; may throw
   */
  public LayerSlices load(Runnable eachBlock) {
    List<LayerSlice> slices = new ArrayList<>();
    for (SliceRun run : runs) {
      slices.add(new LayerSlice(run, smallValues, eachBlock));
    }
    return new LayerSlices(slices);
  }
}
