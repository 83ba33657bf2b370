package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.kernel.LineTables;
import games.oxo.search.kernel.RandomBits;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search by one thread: go down the tree by upper confidence bounds, add the
 * children of a leaf that has been visited often enough, play the rest at random, and add the
 * result to all nodes on the way.
 *
 * <p>As a solver it also keeps bounds on the true value of every node. They meet at ends of games
 * and travel up the tree: the better of the children's bounds is the parent's. Moves that cannot
 * change the outcome any more are not tried, and in line games forced replies are seen at once.
 */
public final class MctsSearch {
  /** How strongly rarely tried moves are preferred. */
  private static final float EXPLORATION = 0.9f;

  /** Visits that make a leaf worth its children. */
  private static final int VISITS_TO_EXPAND = 8;

  /** How much of a score game's result is the margin of points rather than who won. */
  private static final float MARGIN_SHARE = 0.1f;

  private static final int SIMULATIONS_BETWEEN_LOOKS = 32;
  private static final int PRECISION = 6;

  /**
   * The square root of the logarithm of a number of visits, to three digits: indexed by the
   * exponent and the first bits of the number as a float.
   */
  private static final float[] ROOT_OF_LOG = new float[32 << PRECISION];

  static {
    for (int i = 0; i < ROOT_OF_LOG.length; i++) {
      float visits = Float.intBitsToFloat((i << (23 - PRECISION)) + Float.floatToIntBits(1));
      ROOT_OF_LOG[i] = (float) Math.sqrt(Math.log(visits + 1));
    }
  }

  private final Kernel kernel;
  private final boolean solver;
  private final Policy policy;
  private final MctsTree tree;
  private final RandomBits random;
  private final Playout playout;
  private final @Nullable LineTables lines;
  private final int widest;
  private final int[] path;
  private final byte[] moves = new byte[64];

  private long rootX;
  private long rootO;
  private int rootPly;
  private long rootWins;
  private long rootLoses;
  private long rootOtherWins;
  private long rootOtherLoses;
  private boolean hasRoot;
  private long simulations;
  private int deepest;

  // The position at the node that the search has reached.
  private long own;
  private long other;
  private long ownWins;
  private long ownLoses;
  private long otherWins;
  private long otherLoses;
  private int ply;

  public MctsSearch(Kernel kernel, boolean solver, Policy policy, long bytes, long seed) {
    this.kernel = kernel;
    this.solver = solver;
    this.policy = policy;
    tree = new MctsTree(bytes);
    random = new RandomBits(seed);
    playout = new Playout(kernel, policy, random);
    lines = kernel.isLineGame() ? kernel.lines() : null;
    widest = lines != null ? 1 : Integer.MAX_VALUE / 4;
    path = new int[kernel.cells() + 2];
  }

  /** Forgets everything. */
  public void reset() {
    hasRoot = false;
  }

  /** Sets the position to think about; what is known about it from earlier searches is kept. */
  public void setRoot(Position position) {
    long x = position.stones(Player.X);
    long o = position.stones(Player.O);
    int node = hasRoot ? nodeOf(x, o) : -1;
    if (node < 0) {
      tree.reset(-widest, widest);
    } else if (node != MctsTree.ROOT) {
      tree.keepOnly(node);
    }
    hasRoot = true;
    rootX = x;
    rootO = o;
    rootPly = position.ply();
    if (lines != null) {
      boolean moverIsX = kernel.moverIsX(rootPly);
      rootWins = lines.allWins(moverIsX ? x : o);
      rootLoses = lines.allLoses(moverIsX ? x : o);
      rootOtherWins = lines.allWins(moverIsX ? o : x);
      rootOtherLoses = lines.allLoses(moverIsX ? o : x);
    }
    simulations = 0;
    deepest = 0;
    completeRoot();
  }

  /** Gives the root all allowed moves: below the root forced moves may have been enough. */
  private void completeRoot() {
    toRoot();
    long wanted = allowed(kernel.legal(own | other, ply));
    int count = tree.children(MctsTree.ROOT);
    if (count == Long.bitCount(wanted)) {
      return;
    }
    int old = tree.firstChild(MctsTree.ROOT);
    if (!expand(MctsTree.ROOT, true)) {
      tree.reset(-widest, widest);
      count = 0;
      expand(MctsTree.ROOT, true);
    }
    for (int child = old; child < old + count; child++) {
      tree.copy(child, tree.childAt(MctsTree.ROOT, tree.cell(child)));
    }
    tree.open(MctsTree.ROOT, -widest, widest);
    if (solver) {
      narrow(MctsTree.ROOT, kernel.moverIsX(ply));
    }
  }

  /** The node of a later position, or -1 when it is not in the tree. */
  private int nodeOf(long x, long o) {
    if ((rootX & ~x) != 0 || (rootO & ~o) != 0) {
      return -1;
    }
    long atX = rootX;
    long atO = rootO;
    int node = MctsTree.ROOT;
    for (int at = rootPly; at < Long.bitCount(x | o) && node >= 0; at++) {
      long added = kernel.moverIsX(at) ? x & ~atX : o & ~atO;
      int next = -1;
      for (long rest = added; rest != 0 && next < 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        next = tree.childAt(node, cell);
        if (next >= 0) {
          atX |= kernel.moverIsX(at) ? 1L << cell : 0;
          atO |= kernel.moverIsX(at) ? 0 : 1L << cell;
        }
      }
      node = next;
    }
    return node;
  }

  /** Simulates until the clock stops it, the limit is reached or the root is solved. */
  public void run(long maxSimulations, Clock clock) {
    while (simulations < maxSimulations && !tree.isSolved(MctsTree.ROOT)) {
      long end = Math.min(maxSimulations, simulations + SIMULATIONS_BETWEEN_LOOKS);
      while (simulations < end && !tree.isSolved(MctsTree.ROOT)) {
        simulate();
        simulations++;
      }
      if (clock.isOver(simulations)) {
        return;
      }
    }
  }

  private void simulate() {
    toRoot();
    int node = MctsTree.ROOT;
    int depth = 0;
    path[0] = node;
    float result;
    while (true) {
      if (tree.isSolved(node)) {
        result = worth(tree.low(node));
        break;
      }
      if (tree.children(node) == 0
          && (tree.visits(node) < VISITS_TO_EXPAND || !expand(node, false))) {
        if (tree.isSolved(node)) {
          continue;
        }
        result = playOut();
        break;
      }
      node = select(node);
      path[++depth] = node;
      play(tree.cell(node));
    }
    deepest = Math.max(deepest, depth);
    boolean narrowed = solver && tree.isSolved(node);
    for (int i = depth; i >= 0; i--) {
      int at = path[i];
      if (narrowed && i < depth) {
        narrowed = narrow(at, kernel.moverIsX(rootPly + i));
      }
      if (solver) {
        // Nobody takes less than what is sure.
        result = Math.max(worth(tree.low(at)), Math.min(worth(tree.high(at)), result));
      }
      tree.visit(at, result);
    }
  }

  private void toRoot() {
    boolean moverIsX = kernel.moverIsX(rootPly);
    own = moverIsX ? rootX : rootO;
    other = moverIsX ? rootO : rootX;
    ply = rootPly;
    ownWins = rootWins;
    ownLoses = rootLoses;
    otherWins = rootOtherWins;
    otherLoses = rootOtherLoses;
  }

  private void play(int cell) {
    own |= 1L << cell;
    if (lines != null) {
      ownWins |= lines.wins(own, cell);
      ownLoses |= lines.loses(own, cell);
    }
    if (kernel.sidesChange(ply)) {
      long swap = own;
      own = other;
      other = swap;
      swap = ownWins;
      ownWins = otherWins;
      otherWins = swap;
      swap = ownLoses;
      ownLoses = otherLoses;
      otherLoses = swap;
    }
    ply++;
  }

  /** A result for X between -1 and 1 from a line game's outcome or a margin of points. */
  private float worth(int outcome) {
    if (lines != null) {
      return outcome;
    }
    float margin = Math.max(-1, Math.min(1, (float) outcome / kernel.cells()));
    return (1 - MARGIN_SHARE) * Integer.signum(outcome) + MARGIN_SHARE * margin;
  }

  private float playOut() {
    boolean moverIsX = kernel.moverIsX(ply);
    if (lines != null) {
      int result = playout.lineGame(own, other, ownWins, ownLoses, otherWins, otherLoses, ply);
      return moverIsX ? result : -result;
    }
    return worth(playout.scoreGame(moverIsX ? own : other, moverIsX ? other : own, ply));
  }

  /**
   * Adds the children of a node, the position being that of the node.
   *
   * @param complete whether all allowed moves must be there, also where some are forced
   * @return whether the node now has children
   */
  private boolean expand(int node, boolean complete) {
    long legal = kernel.legal(own | other, ply);
    boolean moverIsX = kernel.moverIsX(ply);
    if (lines != null && solver && !complete) {
      long wins = ownWins & legal;
      legal = wins != 0 ? wins & -wins : kernel.nonLosingMoves(legal, ownLoses, otherWins, ply);
      if (legal == 0) {
        solve(node, moverIsX ? -1 : 1);
        return false;
      }
    }
    legal = allowed(legal);
    int count = Long.bitCount(legal);
    int first = tree.add(count, -widest, widest);
    if (first < 0) {
      return false;
    }
    int filled = 0;
    for (long rest = legal; rest != 0; rest &= rest - 1) {
      // Shuffled, since untried children are tried from the first to the last.
      int swap = random.below(filled + 1);
      moves[filled] = moves[swap];
      moves[swap] = (byte) Long.numberOfTrailingZeros(rest);
      filled++;
    }
    for (int i = 0; i < count; i++) {
      tree.setCell(first + i, moves[i]);
      markIfOver(first + i, moverIsX);
    }
    tree.setChildren(node, first, count);
    if (solver) {
      narrow(node, moverIsX);
    }
    return true;
  }

  /** The moves that the policy looks at. */
  private long allowed(long legal) {
    return policy == Policy.NEIGHBOURS ? kernel.near(legal, own | other) : legal;
  }

  private void markIfOver(int child, boolean moverIsX) {
    long bit = 1L << tree.cell(child);
    if (lines == null) {
      if ((own | other | bit) == kernel.all()) {
        long x = moverIsX ? own | bit : other;
        solve(child, playout.margin(x, kernel.all() & ~x));
      }
    } else if ((ownWins & bit) != 0) {
      solve(child, moverIsX ? 1 : -1);
    } else if ((ownLoses & bit) != 0) {
      solve(child, moverIsX ? -1 : 1);
    } else if ((own | other | bit) == kernel.all()) {
      solve(child, 0);
    }
  }

  private void solve(int node, int value) {
    tree.solve(node, value, worth(value), !solver);
  }

  /** Takes a node's bounds from its children; tells whether that changed them. */
  private boolean narrow(int node, boolean moverIsX) {
    int first = tree.firstChild(node);
    int low = moverIsX ? -widest : widest;
    int high = low;
    for (int child = first; child < first + tree.children(node); child++) {
      low = moverIsX ? Math.max(low, tree.low(child)) : Math.min(low, tree.low(child));
      high = moverIsX ? Math.max(high, tree.high(child)) : Math.min(high, tree.high(child));
    }
    boolean changed = low != tree.low(node) || high != tree.high(node);
    tree.setBounds(node, low, high);
    if (low == high) {
      solve(node, low);
    }
    return changed;
  }

  private int select(int node) {
    for (int child = tree.tryNext(node); child >= 0; child = tree.tryNext(node)) {
      if (!solver || !tree.isSolved(child)) {
        return child;
      }
    }
    int first = tree.firstChild(node);
    int count = tree.children(node);
    boolean moverIsX = kernel.moverIsX(ply);
    float sign = moverIsX ? 1 : -1;
    float wanted = EXPLORATION * rootOfLog(tree.visits(node));
    float best = Float.NEGATIVE_INFINITY;
    int chosen = first;
    MctsTree.Page page = tree.page(first);
    float[] mean = page.mean;
    float[] rarity = page.rarity;
    int from = MctsTree.place(first);
    boolean bounded = solver && lines == null;
    for (int i = 0; i < count; i++) {
      if (bounded && isUseless(node, first + i, moverIsX)) {
        continue;
      }
      float bound = sign * mean[from + i] + wanted * rarity[from + i];
      if (bound > best) {
        best = bound;
        chosen = first + i;
      }
    }
    return chosen;
  }

  /** Whether a child can give the mover no more than it is sure of. */
  private boolean isUseless(int node, int child, boolean moverIsX) {
    return moverIsX ? tree.high(child) <= tree.low(node) : tree.low(child) >= tree.high(node);
  }

  private static float rootOfLog(int visits) {
    int bits = Float.floatToRawIntBits(Math.max(1, visits)) - Float.floatToIntBits(1);
    return ROOT_OF_LOG[bits >>> (23 - PRECISION)];
  }

  // What the engines report.

  /** Whether the true value of the root is known. */
  boolean isSolved() {
    return tree.isSolved(MctsTree.ROOT);
  }

  MctsTree tree() {
    return tree;
  }

  public long simulations() {
    return simulations;
  }

  int deepest() {
    return deepest;
  }
}
