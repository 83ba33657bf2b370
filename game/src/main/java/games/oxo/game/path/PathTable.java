package games.oxo.game.path;

import java.util.Arrays;

/**
 * The longest path between every two cells of a small connected area, found once per shape. Few
 * shapes are common: a square of four cells, a ring of eight. Areas that differ only in their place
 * on the board share an entry. As it is used, the table never has more than some 3,000 entries:
 * there are no more shapes without leaves.
 */
final class PathTable {
  /**
   * Trying all paths of this many cells takes up to 50 microseconds, and of one more three times
   * that.
   */
  static final int MAX_CELLS = 14;

  private static final int FIRST_ENTRIES = 1 << 5;
  private static final int ROW_SHIFT = 4;
  private static final int LONGEST = 15 << ROW_SHIFT;

  private final Grid grid;

  /** Of each shape its number among the entries. */
  private final LongIntMap numbers = new LongIntMap();

  private byte[][] entries = new byte[FIRST_ENTRIES][];

  private final int[] near = new int[MAX_CELLS];
  private byte[] filling = new byte[0];
  private int row;

  PathTable(Grid grid) {
    this.grid = grid;
  }

  /**
   * The entry of a connected area of 2 to {@link #MAX_CELLS} cells, to be read by {@link #between},
   * {@link #from} and {@link #longest}.
   */
  byte[] entry(long area) {
    long shape = toCorner(area);
    int number = numbers.get(shape);
    return number == LongIntMap.EMPTY ? add(shape) : entries[number];
  }

  /**
   * The most cells on a path from one cell to another; cells are numbered from 0 within the area.
   */
  static int between(byte[] entry, int from, int to) {
    return entry[(from << ROW_SHIFT) | to];
  }

  /** The most cells on a path from a cell to any other. */
  static int from(byte[] entry, int from) {
    return entry[(from << ROW_SHIFT) | from];
  }

  /** The most cells on any path. */
  static int longest(byte[] entry) {
    return entry[LONGEST];
  }

  /** The area moved to the top left corner of the board. */
  private long toCorner(long area) {
    long atLeft = area >>> Long.numberOfTrailingZeros(grid.columns(area));
    return atLeft >>> grid.rowStart(Long.numberOfTrailingZeros(atLeft));
  }

  private byte[] add(long shape) {
    int number = numbers.size();
    if (number == entries.length) {
      entries = Arrays.copyOf(entries, 2 * number);
    }
    byte[] entry = new byte[1 << (2 * ROW_SHIFT)];
    fill(entry, shape);
    entries[number] = entry;
    numbers.putMax(shape, number);
    return entry;
  }

  /**
   * Tries all paths; an entry has a row of 16 for each cell, its diagonal the maximum of the row.
   */
  private void fill(byte[] entry, long shape) {
    int count = 0;
    for (long rest = shape; rest != 0; rest &= rest - 1) {
      int places = 0;
      long beside = grid.touching(Long.numberOfTrailingZeros(rest)) & shape;
      for (; beside != 0; beside &= beside - 1) {
        places |= 1 << Long.bitCount(shape & ((beside & -beside) - 1));
      }
      near[count++] = places;
    }
    filling = entry;
    int longest = 0;
    for (int from = 0; from < count; from++) {
      row = from << ROW_SHIFT;
      extend(from, ((1 << count) - 1) & ~(1 << from), 1);
      int most = 0;
      for (int to = 0; to < count; to++) {
        most = Math.max(most, entry[row | to]);
      }
      entry[row | from] = (byte) most;
      longest = Math.max(longest, most);
    }
    entry[LONGEST] = (byte) longest;
  }

  /** Tries all ways on from the tip of a path. */
  private void extend(int tip, int free, int length) {
    int place = row | tip;
    if (filling[place] < length) {
      filling[place] = (byte) length;
    }
    for (int next = near[tip] & free; next != 0; next &= next - 1) {
      int to = Integer.numberOfTrailingZeros(next);
      extend(to, free & ~(1 << to), length + 1);
    }
  }
}
