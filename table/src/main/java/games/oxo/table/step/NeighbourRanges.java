package games.oxo.table.step;

import games.oxo.search.kernel.SearchRules;
import games.oxo.table.rank.Numbering;
import games.oxo.table.rank.Numberings;
import java.util.Arrays;

/**
 * Which positions of the layer before or after can matter to some of a layer. Positions of one
 * shape have successive numbers, and a move changes the shape by one cell, so these are few ranges
 * of numbers: at most one for each shape and cell.
 */
public final class NeighbourRanges {
  /** With more shapes all positions are taken to matter. */
  private static final long MOST_SHAPES = 1 << 22;

  private final SearchRules rules;
  private final Numberings numberings;
  private long[] starts = new long[1 << 10];
  private int size;

  public NeighbourRanges(SearchRules rules, Numberings numberings) {
    this.rules = rules;
    this.numberings = numberings;
  }

  /**
   * The positions with one stone less from which a move can lead to a number in a range.
   *
   * @param ply the stones of the positions in the range
   */
  public NumberRanges before(int ply, long from, long end) {
    Numbering numbering = numberings.of(ply);
    long colourings = numbering.colourings();
    long firstShape = from / colourings;
    long lastShape = (end - 1) / colourings;
    if (lastShape - firstShape >= MOST_SHAPES) {
      return NumberRanges.of(0, Long.MAX_VALUE);
    }
    Numbering.Cursor cursor = numbering.cursor();
    Numbering.OneShape same = numbering.oneShape();
    Numbering.OneShape before = numberings.of(ply - 1).oneShape();
    size = 0;
    for (long number = firstShape; number <= lastShape; number++) {
      cursor.to(number * colourings);
      long shape = cursor.shape();
      same.set(shape);
      // Another shape stands for those that are not the least of their images.
      for (long rest = same.first() == number * colourings ? shape : 0;
          rest != 0;
          rest &= rest - 1) {
        long bit = rest & -rest;
        if ((rules.legal(shape ^ bit, ply - 1) & bit) != 0) {
          before.set(shape ^ bit);
          add(before.first());
        }
      }
    }
    return NumberRanges.of(starts, size, numberings.of(ply - 1).colourings());
  }

  /**
   * The positions with one stone more that moves from these can lead to.
   *
   * @param ply the stones of these positions; fewer than there are cells without one
   * @param numbers ascending
   */
  public NumberRanges after(int ply, long[] numbers, int count) {
    long colourings = numberings.of(ply).colourings();
    Numbering.Cursor cursor = numberings.of(ply).cursor();
    Numbering.OneShape after = numberings.of(ply + 1).oneShape();
    size = 0;
    long end = 0;
    for (int i = 0; i < count; i++) {
      if (numbers[i] >= end) {
        cursor.to(numbers[i]);
        end = (numbers[i] / colourings + 1) * colourings;
        long shape = cursor.shape();
        for (long rest = rules.legal(shape, ply); rest != 0; rest &= rest - 1) {
          after.set(shape | (rest & -rest));
          add(after.first());
        }
      }
    }
    return NumberRanges.of(starts, size, numberings.of(ply + 1).colourings());
  }

  private void add(long start) {
    if (size == starts.length) {
      Arrays.sort(starts);
      int different = 0;
      for (int i = 0; i < size; i++) {
        if (i == 0 || starts[i] != starts[i - 1]) {
          starts[different++] = starts[i];
        }
      }
      size = different;
      if (size > starts.length / 2) {
        starts = Arrays.copyOf(starts, 2 * starts.length);
      }
    }
    starts[size++] = start;
  }
}
