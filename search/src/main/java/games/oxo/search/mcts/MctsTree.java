package games.oxo.search.mcts;

import java.util.Arrays;

/**
 * A search tree in arrays. A node is a number; the children of a node are a block of consecutive
 * nodes. The arrays are cut into pages, so that the tree grows without copying what is there, and a
 * search can be stopped at any moment. A block lies on one page.
 *
 * <p>Results and bounds are for X: the lower bound ({@code low}) and the upper bound ({@code high})
 * of its result; a node whose bounds meet is solved.
 */
final class MctsTree {
  static final int ROOT = 0;

  private static final int PAGE_BITS = 13;
  private static final int PAGE_NODES = 1 << PAGE_BITS;
  private static final int PLACE = PAGE_NODES - 1;

  /** Bytes of memory for one node; the last four are for moments, while the tree is packed. */
  static final int BYTES_PER_NODE = 4 + 4 + 4 + 1 + 4 + 1 + 1 + 4 + 4 + 4;

  private static final int AMAF_BYTES = 4 + 4 + 4;

  /** What is known about some thousand nodes. */
  static final class Page {
    final int[] visits = new int[PAGE_NODES];

    /** The mean of the results for X; the true value once the node is solved. */
    final float[] mean = new float[PAGE_NODES];

    /** One over the square root of the visits; for a solved node see {@link MctsTree#solve}. */
    final float[] rarity = new float[PAGE_NODES];

    /** The cell of the stone that led to the node. */
    final byte[] cell = new byte[PAGE_NODES];

    final int[] firstChild = new int[PAGE_NODES];
    final byte[] children = new byte[PAGE_NODES];

    /** How many of the children have been tried, from the first on. */
    final byte[] tried = new byte[PAGE_NODES];

    /** The statistics of {@link AllMovesAsFirst}: the mean of results for X, and how many. */
    final float[] amafMean;

    final float[] amafCount;

    /** How much that mean counts: {@link AllMovesAsFirst#weight}, by the visits. */
    final float[] amafWeight;

    final int[] low = new int[PAGE_NODES];
    final int[] high = new int[PAGE_NODES];

    Page(boolean amaf) {
      amafMean = new float[amaf ? PAGE_NODES : 0];
      amafCount = new float[amaf ? PAGE_NODES : 0];
      amafWeight = new float[amaf ? PAGE_NODES : 0];
    }
  }

  private final int maxPages;
  private final boolean amaf;
  private Page[] pages;
  private int size;

  private final float[] rarities = VisitTables.RARITY;
  private final float[] weights = VisitTables.AMAF_WEIGHT;

  /**
   * @param bytes how much memory it may take
   * @param amaf whether nodes have the statistics of {@link AllMovesAsFirst}
   */
  MctsTree(long bytes, boolean amaf) {
    this.amaf = amaf;
    int each = BYTES_PER_NODE + (amaf ? AMAF_BYTES : 0);
    long nodes = Math.min(Integer.MAX_VALUE, bytes / each);
    maxPages = (int) Math.max(1, nodes / PAGE_NODES);
    pages = new Page[] {new Page(amaf)};
  }

  /** The page that a node lies on. */
  Page page(int node) {
    return pages[node >>> PAGE_BITS];
  }

  /** The place of a node on its page. */
  static int place(int node) {
    return node & PLACE;
  }

  int visits(int node) {
    return page(node).visits[place(node)];
  }

  float mean(int node) {
    return page(node).mean[place(node)];
  }

  int cell(int node) {
    return page(node).cell[place(node)];
  }

  void setCell(int node, int cell) {
    page(node).cell[place(node)] = (byte) cell;
  }

  int firstChild(int node) {
    return page(node).firstChild[place(node)];
  }

  int children(int node) {
    return page(node).children[place(node)];
  }

  /** Gives a node its block of children, none of which has been tried. */
  void setChildren(int node, int first, int count) {
    Page page = page(node);
    page.firstChild[place(node)] = first;
    page.children[place(node)] = (byte) count;
    page.tried[place(node)] = 0;
  }

  /**
   * The next child that has not been tried, which counts as tried from now on; -1 when all have.
   */
  int tryNext(int node) {
    Page page = page(node);
    int place = place(node);
    return page.tried[place] < page.children[place]
        ? page.firstChild[place] + page.tried[place]++
        : -1;
  }

  int low(int node) {
    return page(node).low[place(node)];
  }

  int high(int node) {
    return page(node).high[place(node)];
  }

  void setBounds(int node, int low, int high) {
    page(node).low[place(node)] = low;
    page(node).high[place(node)] = high;
  }

  boolean isSolved(int node) {
    Page page = page(node);
    return page.low[place(node)] == page.high[place(node)];
  }

  /** Empties the tree except for a new root. */
  void reset(int lowest, int highest) {
    size = 0;
    add(1, lowest, highest);
  }

  /**
   * Adds a block of nodes.
   *
   * @return its first node, or -1 when the memory allowed is used up
   */
  int add(int count, int lowest, int highest) {
    int first = fit(size, count);
    int number = first >>> PAGE_BITS;
    if (number >= maxPages) {
      return -1;
    }
    if (number >= pages.length) {
      pages = Arrays.copyOf(pages, number + 1);
      pages[number] = new Page(amaf);
    }
    size = first + count;
    Page page = pages[number];
    int from = place(first);
    int to = from + count;
    Arrays.fill(page.visits, from, to, 0);
    Arrays.fill(page.mean, from, to, 0);
    Arrays.fill(page.rarity, from, to, 1);
    if (amaf) {
      Arrays.fill(page.amafWeight, from, to, weights[0]);
    }
    Arrays.fill(page.firstChild, from, to, 0);
    Arrays.fill(page.children, from, to, (byte) 0);
    Arrays.fill(page.tried, from, to, (byte) 0);
    Arrays.fill(page.low, from, to, lowest);
    Arrays.fill(page.high, from, to, highest);
    return first;
  }

  /** Where a block goes whose place would begin here: on the next page if it does not fit. */
  private static int fit(int from, int count) {
    boolean fits = place(from) + count <= PAGE_NODES;
    return fits ? from : (from | PLACE) + 1;
  }

  /** Adds a result to a node; a solved one keeps its value. */
  void visit(int node, float result) {
    Page page = page(node);
    int place = place(node);
    int count = ++page.visits[place];
    if (page.low[place] != page.high[place]) {
      page.mean[place] += (result - page.mean[place]) / count;
      page.rarity[place] = count < VisitTables.SIZE ? rarities[count] : rarity(count);
    }
    if (amaf) {
      page.amafWeight[place] =
          count < VisitTables.SIZE ? weights[count] : AllMovesAsFirst.weight(count);
    }
  }

  /** How much there is to learn about a node with so many visits. */
  static float rarity(int visits) {
    return (float) (1 / Math.sqrt(visits));
  }

  /** Makes one node like another, with the same children. */
  void copy(int from, int to) {
    Page source = page(from);
    Page target = page(to);
    int a = place(from);
    int b = place(to);
    target.visits[b] = source.visits[a];
    target.mean[b] = source.mean[a];
    target.rarity[b] = source.rarity[a];
    if (amaf) {
      target.amafMean[b] = source.amafMean[a];
      target.amafCount[b] = source.amafCount[a];
      target.amafWeight[b] = source.amafWeight[a];
    }
    target.firstChild[b] = source.firstChild[a];
    target.children[b] = source.children[a];
    target.tried[b] = source.tried[a];
    target.low[b] = source.low[a];
    target.high[b] = source.high[a];
  }

  /** Forgets the bounds of a node. */
  void open(int node, int lowest, int highest) {
    setBounds(node, lowest, highest);
    page(node).rarity[place(node)] = 1;
  }

  /**
   * Settles the value of a node.
   *
   * @param again whether it is still worth going there; otherwise no bound of it is ever the best
   */
  void solve(int node, int value, float reward, boolean again) {
    setBounds(node, value, value);
    page(node).mean[place(node)] = reward;
    page(node).rarity[place(node)] = again ? 0 : Float.NEGATIVE_INFINITY;
  }

  /** The child of a node by the stone on a cell, or -1. */
  int childAt(int node, int wanted) {
    int first = firstChild(node);
    for (int child = first; child < first + children(node); child++) {
      if (cell(child) == wanted) {
        return child;
      }
    }
    return -1;
  }

  /** The cells of all children of a node. */
  long cellsOfChildren(int node) {
    long cells = 0;
    int first = firstChild(node);
    for (int child = first; child < first + children(node); child++) {
      cells |= 1L << cell(child);
    }
    return cells;
  }

  /**
   * Makes a node the root and drops everything that is not below it. Blocks keep their order and
   * move towards the front, so that none overwrites one that is still to move.
   */
  void keepOnly(int node) {
    // For the first node of a block that stays how many nodes it has, and then where it goes.
    int[][] targets = new int[((size - 1) >>> PAGE_BITS) + 1][PAGE_NODES];
    mark(node, targets);
    copy(node, ROOT);
    int end = ROOT + 1;
    for (int old = ROOT; old < size; old++) {
      int[] target = targets[old >>> PAGE_BITS];
      int count = target[place(old)];
      if (count > 0) {
        int to = fit(end, count);
        for (int hole = end; hole < to; hole++) {
          setChildren(hole, 0, 0);
        }
        for (int i = 0; i < count; i++) {
          copy(old + i, to + i);
          setCell(to + i, cell(old + i));
        }
        target[place(old)] = to;
        end = to + count;
        old += count - 1;
      }
    }
    size = end;
    for (int moved = ROOT; moved < size; moved++) {
      Page page = page(moved);
      if (page.children[place(moved)] > 0) {
        int first = page.firstChild[place(moved)];
        page.firstChild[place(moved)] = targets[first >>> PAGE_BITS][place(first)];
      }
    }
  }

  /** Notes for each block below a node how many nodes it has. */
  private void mark(int node, int[][] targets) {
    int first = firstChild(node);
    int count = children(node);
    if (count > 0) {
      targets[first >>> PAGE_BITS][place(first)] = count;
      for (int child = first; child < first + count; child++) {
        mark(child, targets);
      }
    }
  }
}
