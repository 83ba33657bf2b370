package games.oxo.game.path;

/**
 * The longest path on a square board. The problem is reduced step by step:
 *
 * <ol>
 *   <li>{@link LeafPeeling} settles everything that is a tree, which leaves cores with tails;
 *   <li>a core is skipped when not even all of its cells would make a longer path;
 *   <li>{@link PathTable} knows the longest paths of small cores;
 *   <li>{@link BlockCutTree} cuts larger cores into blocks, which are mostly small again;
 *   <li>{@link BrokenProfileSearch} settles a large block.
 * </ol>
 *
 * A random set of half the cells of a 7x7 board takes about 0.15 microseconds.
 */
final class SquarePaths implements PathLengths {
  /**
   * Cores of up to this many cells are looked up as a whole. There are ever more shapes of larger
   * ones, whereas their blocks are few.
   */
  private static final int MAX_WHOLE = 13;

  private final Grid grid;
  private final LeafPeeling peeling;
  private final PathTable table;
  private final BlockCutTree tree;
  private final BrokenProfileSearch search;

  /** A square of four cells in the corner of the board. */
  private final long cornerSquare;

  private final int[] tails = new int[64];
  private final int[] places = new int[64];

  SquarePaths(Grid grid) {
    this.grid = grid;
    peeling = new LeafPeeling(grid);
    table = new PathTable(grid);
    tree = new BlockCutTree(grid, table);
    search = new BrokenProfileSearch(grid);
    cornerSquare = 3L | (3L << grid.width);
  }

  /** The worst set known takes a fifth of a millisecond. */
  @Override
  public boolean canBeSlow() {
    return false;
  }

  @Override
  public long slowSets() {
    return 0;
  }

  @Override
  public int length(long cells) {
    peeling.peel(cells);
    int best = peeling.longest();
    for (long core = peeling.core(); core != 0; ) {
      // The first cell of a core has two neighbours, which can only be those right of and below it.
      long first = core & -core;
      long area = first * cornerSquare;
      if ((area & ~core) == 0 && (grid.beside(area) & core & ~area) == 0) {
        if (4 + 2 * peeling.rounds() > best) {
          best = Math.max(best, lengthInSquare(area, first | (first << (grid.width + 1))));
        }
      } else {
        area = grid.reach(area & core, core);
        best = longest(area, best);
      }
      core &= ~area;
    }
    return best;
  }

  /**
   * The longest path in a square of four cells with tails: between cells side by side it takes all
   * four cells, between opposite ones three.
   */
  private int lengthInSquare(long square, long opposite) {
    long others = square & ~opposite;
    int tail = peeling.longestTail(opposite);
    int otherTail = peeling.longestTail(others);
    int around = 4 + tail + otherTail;
    if (Math.abs(tail - otherTail) < 2) {
      return around;
    }
    long longer = tail > otherTail ? opposite : others;
    int across =
        3 + peeling.longestTail(longer & -longer) + peeling.longestTail(longer & (longer - 1));
    return Math.max(around, across);
  }

  /** The longest path through a core with its tails, or {@code atLeast} where that is more. */
  private int longest(long area, int atLeast) {
    int bound = grid.mostOnPath(area);
    if (bound + 2 * peeling.rounds() <= atLeast) {
      return atLeast;
    }
    int count = listTails(area);
    bound += (count > 0 ? tails[0] : 0) + (count > 1 ? tails[1] : 0);
    if (bound <= atLeast) {
      return atLeast;
    }
    if (Long.bitCount(area) <= MAX_WHOLE) {
      return Math.max(atLeast, lengthFromTable(area, count));
    }
    int best = tree.longest(area, peeling, atLeast);
    long unsettled = tree.unsettled();
    return unsettled == 0 ? best : search.longest(unsettled, tree.tails(), best);
  }

  /** Lists the tails on an area, the longest first, and their places among its cells. */
  private int listTails(long area) {
    int count = 0;
    long rest = area;
    for (int round = peeling.rounds(); round > 0; round--) {
      long found = peeling.parents(round) & rest;
      rest &= ~found;
      for (; found != 0; found &= found - 1) {
        places[count] = Long.bitCount(area & ((found & -found) - 1));
        tails[count++] = round;
      }
    }
    return count;
  }

  private int lengthFromTable(long area, int tailCount) {
    byte[] entry = table.entry(area);
    int best = PathTable.longest(entry);
    for (int i = 0; i < tailCount; i++) {
      int from = places[i];
      best = Math.max(best, tails[i] + PathTable.from(entry, from));
      for (int j = 0; j < i; j++) {
        best = Math.max(best, tails[i] + tails[j] + PathTable.between(entry, from, places[j]));
      }
    }
    return best;
  }
}
