package games.oxo.table.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** As many blocks of a layer with values as fit into memory together. */
public final class SliceGroup {
  /** No array is longer, nor may a slice have more positions. */
  private static final int LONGEST = 1 << 30;

  /**
   * Successive blocks of one part.
   *
   * @param last the first that is not among them
   */
  record Piece(LayerBlocks part, int first, int last) {}

  /** Successive blocks of a layer, of one part or of several, that become one slice. */
  static final class Run {
    final List<Piece> pieces = new ArrayList<>();
    final long from;
    long end;
    long positions;
    private long bytes;

    /** Which block of the layer comes next. */
    private int next;

    private Run(LayerBlocks part, int block) {
      from = part.first(block);
      next = part.index(block);
    }

    private void add(LayerBlocks part, int block, long newBytes) {
      Piece last = pieces.isEmpty() ? null : pieces.get(pieces.size() - 1);
      if (last != null && last.part() == part) {
        pieces.set(pieces.size() - 1, new Piece(part, last.first(), block + 1));
      } else {
        pieces.add(new Piece(part, block, block + 1));
      }
      end = part.end(block);
      positions += part.count(block);
      bytes = newBytes;
      next++;
    }
  }

  private final boolean smallValues;
  private final List<Run> runs = new ArrayList<>();
  private long bytes;

  private SliceGroup(boolean smallValues) {
    this.smallValues = smallValues;
  }

  /**
   * Divides the blocks of a layer into groups, in ascending order, and hands each on before the
   * next is begun. There is always one, though it may be empty: moves that end the game are worth
   * something wherever the others lead.
   *
   * @param parts the layer in parts, each opened when its turn comes; none after the last layer
   * @param bytes how much memory a group may take
   */
  public static void divide(
      StepContext context,
      List<Supplier<LayerBlocks>> parts,
      long bytes,
      Consumer<SliceGroup> taker) {
    SliceGroup group = new SliceGroup(context.smallValues);
    for (Supplier<LayerBlocks> each : parts) {
      LayerBlocks part = each.get();
      for (int block = 0; block < part.blocks(); block++) {
        if (!group.add(part, block, bytes)) {
          taker.accept(group);
          group = new SliceGroup(context.smallValues);
          group.add(part, block, bytes);
        }
      }
    }
    taker.accept(group);
  }

  /** Adds a block, unless there are others already and it would be too much. */
  private boolean add(LayerBlocks part, int block, long most) {
    Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
    Run run = last != null && last.next == part.index(block) ? last : new Run(part, block);
    long positions = run.positions + part.count(block);
    long size = LayerSlice.bytes(part.end(block) - run.from, positions, smallValues);
    long total = bytes - run.bytes + size;
    if (last != null && (total > most || positions > LONGEST)) {
      return false;
    }
    if (run != last) {
      runs.add(run);
    }
    run.add(part, block, size);
    bytes = total;
    return true;
  }

  /**
   * Reads the blocks into memory.
   *
   * @param eachBlock run before each block; may throw
   */
  public LayerSlices load(Runnable eachBlock) {
    List<LayerSlice> slices = new ArrayList<>();
    for (Run run : runs) {
      slices.add(new LayerSlice(run, smallValues, eachBlock));
    }
    return new LayerSlices(slices);
  }
}
