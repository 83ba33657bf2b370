package games.oxo.search.mcts;

import java.util.Arrays;

/**
 * A search tree in arrays. A node is an index; the children of a node are a block of consecutive
 * nodes. Results and bounds are for X: what X can be sure of ({@code low}) and what it can hope for
 * ({@code high}); a node whose bounds meet is solved.
 */
final class Tree {
  /** Bytes of memory for one node. */
  static final int BYTES_PER_NODE = 4 + 4 + 4 + 1 + 4 + 1 + 1 + 4 + 4;

  static final int ROOT = 0;

  private static final int FIRST_CAPACITY = 1 << 12;

  private final int maxNodes;
  int[] visits = new int[0];

  /** The mean of the results for X; the true value once the node is solved. */
  float[] mean = new float[0];

  /** One over the square root of the visits; for a solved node see {@link #solve}. */
  float[] rarity = new float[0];

  /** The cell of the stone that led to the node. */
  byte[] cell = new byte[0];

  int[] firstChild = new int[0];
  byte[] children = new byte[0];

  /** How many of the children have been tried, from the first on. */
  byte[] tried = new byte[0];

  int[] low = new int[0];
  int[] high = new int[0];
  private int size;

  Tree(long bytes) {
    maxNodes = (int) Math.max(200, Math.min(Integer.MAX_VALUE - 8, bytes / BYTES_PER_NODE));
    resize(Math.min(FIRST_CAPACITY, maxNodes));
  }

  private void resize(int capacity) {
    visits = Arrays.copyOf(visits, capacity);
    mean = Arrays.copyOf(mean, capacity);
    rarity = Arrays.copyOf(rarity, capacity);
    cell = Arrays.copyOf(cell, capacity);
    firstChild = Arrays.copyOf(firstChild, capacity);
    children = Arrays.copyOf(children, capacity);
    tried = Arrays.copyOf(tried, capacity);
    low = Arrays.copyOf(low, capacity);
    high = Arrays.copyOf(high, capacity);
  }

  int size() {
    return size;
  }

  /** Empties the tree but for a new root. */
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
    if (size + count > visits.length) {
      // While an array grows, the old and the new one exist together.
      long wanted = Math.min((long) maxNodes, Math.max(2L * visits.length, size + (long) count));
      if (wanted < size + count) {
        return -1;
      }
      resize((int) wanted);
    }
    int first = size;
    size += count;
    Arrays.fill(visits, first, size, 0);
    Arrays.fill(mean, first, size, 0);
    Arrays.fill(rarity, first, size, 1);
    Arrays.fill(firstChild, first, size, 0);
    Arrays.fill(children, first, size, (byte) 0);
    Arrays.fill(tried, first, size, (byte) 0);
    Arrays.fill(low, first, size, lowest);
    Arrays.fill(high, first, size, highest);
    return first;
  }

  /** Adds a result to a node; a solved one keeps its value. */
  void visit(int node, float result) {
    int count = ++visits[node];
    if (low[node] != high[node]) {
      mean[node] += (result - mean[node]) / count;
      rarity[node] = (float) (1 / Math.sqrt(count));
    }
  }

  /** Makes one node like another, with the same children. */
  void copy(int from, int to) {
    visits[to] = visits[from];
    mean[to] = mean[from];
    rarity[to] = rarity[from];
    firstChild[to] = firstChild[from];
    children[to] = children[from];
    tried[to] = tried[from];
    low[to] = low[from];
    high[to] = high[from];
  }

  /** Forgets the bounds of a node. */
  void open(int node, int lowest, int highest) {
    low[node] = lowest;
    high[node] = highest;
    rarity[node] = 1;
  }

  /**
   * Settles the value of a node.
   *
   * @param again whether it is still worth going there; otherwise no bound of it is ever the best
   */
  void solve(int node, int value, float worth, boolean again) {
    low[node] = value;
    high[node] = value;
    mean[node] = worth;
    rarity[node] = again ? 0 : Float.NEGATIVE_INFINITY;
  }

  boolean isSolved(int node) {
    return low[node] == high[node];
  }

  /** The child of a node by the stone on a cell, or -1. */
  int childAt(int node, int wanted) {
    for (int child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
      if (cell[child] == wanted) {
        return child;
      }
    }
    return -1;
  }

  /** Makes a node the root and forgets all that does not lie below it. */
  void keepOnly(int node) {
    boolean[] kept = new boolean[size];
    mark(node, kept);
    kept[node] = false;
    int[] newIndex = new int[size];
    int count = 1;
    for (int old = 0; old < size; old++) {
      newIndex[old] = kept[old] ? count++ : -1;
    }
    // The old root at the front goes, so that every other node moves towards the front or stays.
    move(node, ROOT, newIndex);
    for (int old = 0; old < size; old++) {
      if (newIndex[old] >= 0) {
        move(old, newIndex[old], newIndex);
      }
    }
    size = count;
  }

  private void mark(int node, boolean[] kept) {
    kept[node] = true;
    for (int child = firstChild[node]; child < firstChild[node] + children[node]; child++) {
      mark(child, kept);
    }
  }

  private void move(int from, int to, int[] newIndex) {
    copy(from, to);
    cell[to] = cell[from];
    firstChild[to] = children[to] == 0 ? 0 : newIndex[firstChild[to]];
  }
}
