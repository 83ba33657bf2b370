package games.oxo.table.part;

import games.oxo.table.block.Block;
import games.oxo.table.rank.Numbering;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * How the work on a layer is divided. It depends only on the layers and on the sizes given here, so
 * that a work that is continued is divided as before.
 *
 * @param positions about how many positions a task is to have
 * @param bytes how much memory a task may take
 */
public record LayerPlan(long positions, long bytes) {
  /** A layer seldom has more than so many times the positions of the one before. */
  private static final int GROWTH = 2;

  /** More tasks cost more than they help. */
  private static final long MOST_TASKS = 100_000;

  /**
   * Numbers from one to another.
   *
   * @param end the first that is not among them
   */
  public record Range(long from, long end) implements Serializable {}

  /** The ranges of numbers in which the positions of a layer are found. */
  public List<Range> ranges(Numbering numbering, long positionsBefore) {
    long size = numbering.size();
    long tasks = Math.max(1, positionsBefore * GROWTH / positions);
    // Where the numbers are dense, each task has a bit for each of its own.
    long dense = size / Math.max(1, 8 * bytes) + 1;
    tasks = Math.min(MOST_TASKS, dense <= 4 * tasks ? Math.max(tasks, dense) : tasks);
    // Each range of a shape reads all shapes before it, so a shape is divided only where its marks
    // would not fit into memory.
    long shape = Math.min(numbering.colourings(), Math.max(1, 8 * bytes));
    long length = Math.max(shape, (size + tasks - 1) / tasks);
    if (length > numbering.colourings()) {
      length += (numbering.colourings() - length % numbering.colourings()) % numbering.colourings();
    }
    List<Range> ranges = new ArrayList<>();
    for (long from = 0; from < size; from += length) {
      long end = size - from <= length ? size : from + length;
      ranges.add(new Range(from, end));
      if (end == size) {
        break;
      }
    }
    return ranges;
  }

  /** The ranges of blocks that are valued together. */
  public List<Range> chunks(long positionsOfLayer) {
    long blocks = Block.ofPositions(positionsOfLayer);
    long each = Block.ofPositions(Math.min(positions, Integer.MAX_VALUE / 2));
    List<Range> chunks = new ArrayList<>();
    for (long first = 0; first < blocks; first += each) {
      chunks.add(new Range(first, Math.min(blocks, first + each)));
    }
    return chunks;
  }
}
