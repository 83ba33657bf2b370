package games.oxo.game.path;

/**
 * The longest path through an area by its block-cut tree. A block (biconnected component) is a part
 * that stays connected whichever cell is removed; blocks are joined at single cells and form a
 * tree. So each block can be settled by itself, from the outermost blocks inwards, once it is known
 * for each of its cells how far a path can continue from there into the attached blocks.
 *
 * <p>The blocks are found by one depth-first walk (Tarjan's): a block is complete when the walk
 * comes back from a cell below which nothing touches a cell further up than where it came from.
 *
 * <p>{@link PathTable} settles most blocks. One larger block is left to the caller, with all other
 * blocks already counted as tails on its cells: for that the walk begins in it.
 */
final class BlockCutTree {
  private final Grid grid;
  private final PathTable table;

  /** For each cell the most cells on a path that continues from it, away from the first cell. */
  private final int[] tails = new int[64];

  private final int[] order = new int[64];
  private final int[] stack = new int[64];
  private final int[] tailsOfBlock = new int[PathTable.MAX_CELLS];
  private int height;
  private int clock;
  private long area;
  private long unseen;
  private long cuts;
  private long largeBlock;
  private int start;
  private boolean again;
  private int best;

  BlockCutTree(Grid grid, PathTable table) {
    this.grid = grid;
    this.table = table;
  }

  /**
   * Finds the longest path except those within one large block, which {@link #unsettled} then
   * returns.
   *
   * @return the number of cells on that path, or {@code atLeast} where that is more
   */
  int longest(long cells, LeafPeeling peeling, int atLeast) {
    area = cells;
    best = atLeast;
    largeBlock = 0;
    walkFrom(Long.numberOfTrailingZeros(cells), peeling);
    if (again) {
      // The cell where a large block hangs on the others need not do; one that is in no other does.
      long inside = largeBlock & ~cuts;
      if (inside != 0) {
        walkFrom(Long.numberOfTrailingZeros(inside), peeling);
      }
      if (again) {
        peeling.setTails(area, tails);
        largeBlock = area;
      }
    }
    return best;
  }

  /** The part of the area whose longest path is still to be found, given {@link #tails}; or 0. */
  long unsettled() {
    return largeBlock;
  }

  /** For each cell of the unsettled part how many cells a path gains by ending there. */
  int[] tails() {
    return tails;
  }

  private void walkFrom(int cell, LeafPeeling peeling) {
    peeling.setTails(area, tails);
    start = cell;
    again = false;
    largeBlock = 0;
    cuts = 0;
    unseen = area;
    height = 0;
    clock = 0;
    visit(cell, 0);
  }

  /** Returns the smallest number of a cell that the part below this cell touches. */
  private int visit(int cell, long from) {
    int own = clock++;
    order[cell] = own;
    stack[height++] = cell;
    unseen &= ~(1L << cell);
    int highest = own;
    for (long near = grid.touching(cell) & area & ~from; near != 0 && !again; near &= near - 1) {
      int next = Long.numberOfTrailingZeros(near);
      if ((unseen >>> next & 1) == 0) {
        highest = Math.min(highest, order[next]);
        continue;
      }
      int reached = visit(next, 1L << cell);
      if (reached < own) {
        highest = Math.min(highest, reached);
      } else if (!again) {
        close(cell, next);
      }
    }
    return highest;
  }

  /** Counts the block of the cells from {@code top} on as a tail on {@code root}. */
  private void close(int root, int top) {
    long block = 1L << root;
    int size = 1;
    int cell;
    do {
      cell = stack[--height];
      block |= 1L << cell;
      size++;
    } while (cell != top);
    if (size == 2) {
      best = Math.max(best, tails[root] + tails[top] + 2);
      tails[root] = Math.max(tails[root], tails[top] + 1);
    } else if (size <= PathTable.MAX_CELLS) {
      closeSmall(root, block);
    } else {
      largeBlock = block;
      again = root != start || (grid.touching(root) & unseen) != 0;
    }
    cuts |= 1L << root;
  }

  private void closeSmall(int root, long block) {
    byte[] entry = table.entry(block);
    int count = 0;
    int longest = 0;
    int rootPlace = Long.bitCount(block & ((1L << root) - 1));
    int fromRoot = tails[root];
    for (long rest = block; rest != 0; rest &= rest - 1) {
      int tail = tails[Long.numberOfTrailingZeros(rest)];
      for (int i = 0; i < count; i++) {
        longest = Math.max(longest, tail + tailsOfBlock[i] + PathTable.between(entry, count, i));
      }
      if (count != rootPlace) {
        fromRoot = Math.max(fromRoot, tail + PathTable.between(entry, rootPlace, count) - 1);
      }
      tailsOfBlock[count++] = tail;
    }
    best = Math.max(best, longest);
    tails[root] = fromRoot;
  }
}
