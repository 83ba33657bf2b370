package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.RandomBits;
import games.oxo.search.kernel.SearchRules;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search by one thread: UCT (Kocsis and Szepesvári 2006). A simulation goes down
 * the tree by upper confidence bounds (UCB1), adds the children of a leaf that has been visited
 * often enough, plays the rest at random, and adds the result to all nodes on the way. In score
 * games, and in line games as a solver, {@link AllMovesAsFirst} helps to choose.
 *
 * <p>As MCTS-Solver (Winands, Björnsson and Saito 2008; for scores as Cazenave and Saffidine 2010)
 * it also keeps bounds on the true value of every node. They meet at ends of games and travel up
 * the tree: the better of the children's bounds is the parent's. Moves that cannot change the
 * outcome any more are not tried, and in line games forced replies are seen at once.
 */
public final class MctsSearch {
  /** How strongly rarely tried moves are preferred (UCB1). Chosen by hand. */
  private static final float EXPLORATION = 0.9f;

  /**
   * The same where {@link AllMovesAsFirst} says something about moves that were never tried.
   * Measured: stronger than 0.3 in Yavalath, and as strong as 0.03 ({@code docs/engines.md}).
   */
  private static final float EXPLORATION_WITH_AMAF = 0.1f;

  /**
   * The same in score games, where it says most. Measured: stronger than 0.1 and 0.3 in
   * TicTacTrains ({@code docs/engines.md}).
   */
  private static final float EXPLORATION_WITH_AMAF_OF_SCORES = 0.03f;

  /** Visits before a leaf gets children. Measured: 3 are no better ({@code docs/engines.md}). */
  private static final int VISITS_TO_EXPAND = 8;

  /**
   * How much of a score game's result is the margin of points rather than who won. Chosen by hand.
   */
  private static final float MARGIN_SHARE = 0.1f;

  /** How much an evaluation counts against the result of a playout. */
  private static final float EVALUATION_SHARE = 0.3f;

  /** Beyond this part of the board, in tenths, playouts know better. */
  private static final int EVALUATED_TENTHS = 6;

  private static final int SIMULATIONS_BETWEEN_LOOKS = 32;

  private final float[] rootOfLog = VisitTables.ROOT_OF_LOG;

  private final SearchRules rules;
  private final boolean solver;
  private final Policy policy;
  private final MctsTree tree;
  private final RandomBits random;
  private final Playout playout;
  private final TreePosition position;
  private final boolean lineGame;

  /** For a score game and for a solver; null otherwise. */
  private final @Nullable AllMovesAsFirst amaf;

  private final float explorationWithAmaf;

  /** Of a score game; null otherwise. */
  private final @Nullable TupleEvaluation evaluation;

  /** For the solver of a line game; null otherwise. */
  private final @Nullable ForcedLines forced;

  private final int widest;

  /** For each outcome from the worst for X on its reward; beyond them it is that of the last. */
  private final float[] rewards;

  private final int widestReward;
  private final int[] path;
  private final byte[] moves = new byte[64];
  private boolean hasRoot;
  private long simulations;
  private int deepest;

  /**
   * @param setup for this search alone
   */
  public MctsSearch(SearchRules rules, MctsEngine.Setup setup) {
    this.rules = rules;
    solver = setup.solver();
    policy = setup.policy();
    evaluation =
        rules.hasLines() ? null : setup.learned().map(each -> each.tables(rules)).orElse(null);
    lineGame = rules.hasLines();
    // In line games it makes a search without proofs weaker.
    boolean withAmaf = solver || !lineGame;
    tree = new MctsTree(setup.bytes(), withAmaf);
    path = new int[rules.cells() + 2];
    amaf = withAmaf ? new AllMovesAsFirst(rules, tree, path) : null;
    explorationWithAmaf = lineGame ? EXPLORATION_WITH_AMAF : EXPLORATION_WITH_AMAF_OF_SCORES;
    random = new RandomBits(setup.seed());
    playout = new Playout(rules, policy, random);
    position = new TreePosition(rules);
    forced = lineGame && solver ? new ForcedLines(rules) : null;
    widest = lineGame ? 1 : Integer.MAX_VALUE / 4;
    widestReward = lineGame ? 1 : rules.cells();
    rewards = new float[2 * widestReward + 1];
    for (int outcome = -widestReward; outcome <= widestReward; outcome++) {
      rewards[widestReward + outcome] = computedReward(outcome);
    }
  }

  /** The evaluation that playouts are mixed with; null if there is none. */
  @Nullable TupleEvaluation evaluation() {
    return evaluation;
  }

  /** Forgets everything. */
  public void reset() {
    hasRoot = false;
    if (forced != null) {
      forced.reset();
    }
  }

  /**
   * Sets the position to search; what is known about it from earlier searches is kept.
   *
   * @param choice the legal cells among which to choose
   */
  public void setRoot(Position root, long choice) {
    int node = hasRoot ? nodeOf(root.stones(Player.X), root.stones(Player.O)) : -1;
    if (node < 0) {
      tree.reset(-widest, widest);
    } else if (node != MctsTree.ROOT) {
      tree.keepOnly(node);
    }
    hasRoot = true;
    position.setRoot(root);
    simulations = 0;
    deepest = 0;
    completeRoot(choice);
  }

  /** Gives the root all its moves, and settles those that threats decide. */
  private void completeRoot(long choice) {
    long looked = allowed(position.legal()) & choice;
    long wanted = looked != 0 ? looked : choice;
    addRootMoves(wanted);
    if (solver) {
      solveByThreats(wanted);
      narrow(MctsTree.ROOT, position.moverIsX());
    }
  }

  /** Below the root forced moves may have been enough. */
  private void addRootMoves(long wanted) {
    if (tree.cellsOfChildren(MctsTree.ROOT) == wanted) {
      return;
    }
    int count = tree.children(MctsTree.ROOT);
    int old = tree.firstChild(MctsTree.ROOT);
    if (!expand(MctsTree.ROOT, wanted)) {
      tree.reset(-widest, widest);
      count = 0;
      expand(MctsTree.ROOT, wanted);
    }
    for (int child = old; child < old + count; child++) {
      int copy = tree.childAt(MctsTree.ROOT, tree.cell(child));
      if (copy >= 0) {
        tree.copy(child, copy);
      }
    }
    tree.open(MctsTree.ROOT, -widest, widest);
  }

  /** Settles moves of the root that win by threats, or lose to them. */
  private void solveByThreats(long cells) {
    long tries = position.forcing();
    if (forced == null || !forced.serves(position.ply(), tries)) {
      return;
    }
    LineState at = position.lineState();
    int win = position.moverIsX() ? 1 : -1;
    if (forced.moverWins(at, true)) {
      solveRootMove(forced.firstMove(), win);
    }
    long left = forced.withoutLost(at, tries, true);
    // If all moves lose, simulations say which holds out the longest.
    for (long rest = left == 0 ? 0 : cells & ~left; rest != 0; rest &= rest - 1) {
      solveRootMove(Long.numberOfTrailingZeros(rest), -win);
    }
  }

  private void solveRootMove(int cell, int value) {
    int child = tree.childAt(MctsTree.ROOT, cell);
    if (child >= 0 && !tree.isSolved(child)) {
      solve(child, value);
    }
  }

  /** The node of a later position, or -1 when it is not in the tree. */
  private int nodeOf(long x, long o) {
    long atX = position.rootX();
    long atO = position.rootO();
    if ((atX & ~x) != 0 || (atO & ~o) != 0) {
      return -1;
    }
    int node = MctsTree.ROOT;
    for (int at = position.rootPly(); at < Long.bitCount(x | o) && node >= 0; at++) {
      long added = rules.moverIsX(at) ? x & ~atX : o & ~atO;
      int next = -1;
      for (long rest = added; rest != 0 && next < 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        next = tree.childAt(node, cell);
        if (next >= 0) {
          atX |= rules.moverIsX(at) ? 1L << cell : 0;
          atO |= rules.moverIsX(at) ? 0 : 1L << cell;
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
        if (playout.tookLong()) {
          break;
        }
      }
      if (clock.isOver(simulations)) {
        return;
      }
    }
  }

  private void simulate() {
    position.toRoot();
    int node = MctsTree.ROOT;
    int depth = 0;
    path[0] = node;
    float result;
    while (true) {
      if (tree.isSolved(node)) {
        result = reward(tree.low(node));
        break;
      }
      if (tree.children(node) == 0 && (isTooNew(node) || !expand(node))) {
        if (tree.isSolved(node)) {
          continue;
        }
        result = playOut();
        if (amaf != null) {
          amaf.add(depth, position.rootPly(), playout.endX(), playout.endO(), result);
        }
        break;
      }
      node = select(node);
      path[++depth] = node;
      position.place(tree.cell(node));
    }
    deepest = Math.max(deepest, depth);
    backPropagate(depth, result);
  }

  /** The result of a playout, in a score game mixed with what the position looks like. */
  private float playOut() {
    float result = reward(position.playOut(playout));
    if (evaluation == null || !evaluates(rules, position.ply())) {
      return result;
    }
    return result + EVALUATION_SHARE * (position.resultOfX(evaluation) - result);
  }

  /** Whether a search of a score game looks at an evaluation where there are so many stones. */
  public static boolean evaluates(SearchRules rules, int stones) {
    return 10 * stones < EVALUATED_TENTHS * rules.cells();
  }

  /** Whether a leaf must be visited more often; a forced move is followed at once. */
  private boolean isTooNew(int node) {
    if (tree.visits(node) >= VISITS_TO_EXPAND) {
      return false;
    }
    if (forced == null) {
      return true;
    }
    long tries = position.forcing();
    return (tries & (tries - 1)) != 0;
  }

  /** Adds a result to the nodes of the path, and as a solver brings what it proves up the tree. */
  private void backPropagate(int depth, float result) {
    boolean narrowed = solver && tree.isSolved(path[depth]);
    float reward = result;
    for (int i = depth; i >= 0; i--) {
      int at = path[i];
      if (narrowed && i < depth) {
        narrowed = narrow(at, rules.moverIsX(position.rootPly() + i));
      }
      if (solver) {
        // No player accepts less than its sure result.
        float most = reward(tree.high(at));
        reward = reward > most ? most : reward;
        float least = reward(tree.low(at));
        reward = reward < least ? least : reward;
      }
      tree.visit(at, reward);
    }
  }

  /** A result for X between -1 and 1 from a line game's outcome or a margin of points. */
  private float reward(int outcome) {
    return rewards[widestReward + Math.max(-widestReward, Math.min(widestReward, outcome))];
  }

  private float computedReward(int outcome) {
    if (lineGame) {
      return outcome;
    }
    float margin = (float) outcome / rules.cells();
    return (1 - MARGIN_SHARE) * Integer.signum(outcome) + MARGIN_SHARE * margin;
  }

  /**
   * Adds the children of a node, the position being that of the node.
   *
   * @return whether the node now has children
   */
  private boolean expand(int node) {
    long tries = solver ? position.forcing() : position.legal();
    if (forced != null && forced.serves(position.ply(), tries)) {
      LineState at = position.lineState();
      if (forced.moverWins(at, false)) {
        solve(node, position.moverIsX() ? 1 : -1);
        return false;
      }
      tries = forced.withoutLost(at, tries, false);
    }
    if (tries == 0) {
      solve(node, position.moverIsX() ? -1 : 1);
      return false;
    }
    return expand(node, allowed(tries));
  }

  /** Adds these children, in random order: untried ones are tried from first to last. */
  private boolean expand(int node, long cells) {
    int count = Long.bitCount(cells);
    int first = tree.add(count, -widest, widest);
    if (first < 0) {
      return false;
    }
    int filled = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int swap = random.below(filled + 1);
      moves[filled] = moves[swap];
      moves[swap] = (byte) Long.numberOfTrailingZeros(rest);
      filled++;
    }
    for (int i = 0; i < count; i++) {
      tree.setCell(first + i, moves[i]);
      if (position.endsAt(moves[i])) {
        solve(first + i, position.resultAt(moves[i], playout));
      }
    }
    if (amaf != null) {
      amaf.begin(position.ply() - position.rootPly(), position.rootPly(), first, count);
    }
    tree.setChildren(node, first, count);
    if (solver) {
      narrow(node, position.moverIsX());
    }
    return true;
  }

  /** The moves that the policy looks at. */
  private long allowed(long legal) {
    return policy == Policy.NEIGHBOURS ? rules.near(legal, position.occupied()) : legal;
  }

  private void solve(int node, int value) {
    tree.solve(node, value, reward(value), !solver);
  }

  /** Takes a node's bounds from its children; returns whether that changed them. */
  private boolean narrow(int node, boolean moverIsX) {
    int first = tree.firstChild(node);
    int low = moverIsX ? -widest : widest;
    int high = low;
    MctsTree.Page page = tree.page(first);
    int from = MctsTree.place(first);
    int to = from + tree.children(node);
    for (int child = from; child < to; child++) {
      low = moverIsX ? Math.max(low, page.low[child]) : Math.min(low, page.low[child]);
      high = moverIsX ? Math.max(high, page.high[child]) : Math.min(high, page.high[child]);
    }
    boolean changed = low != tree.low(node) || high != tree.high(node);
    tree.setBounds(node, low, high);
    if (low == high) {
      solve(node, low);
    }
    return changed;
  }

  private int select(int node) {
    return amaf == null ? selectByResults(node) : selectWithAmaf(node);
  }

  private int selectWithAmaf(int node) {
    int first = tree.firstChild(node);
    int count = tree.children(node);
    boolean moverIsX = position.moverIsX();
    float sign = moverIsX ? 1 : -1;
    float wanted = explorationWithAmaf * rootOfLog(tree.visits(node));
    float best = Float.NEGATIVE_INFINITY;
    // A child is of use if it can give the mover more than it is sure of.
    int sure = moverIsX ? tree.low(node) : -tree.high(node);
    MctsTree.Page page = tree.page(first);
    float[] mean = page.mean;
    float[] weight = page.amafWeight;
    float[] amafMean = page.amafMean;
    float[] rarity = page.rarity;
    int[] low = page.low;
    int[] high = page.high;
    int from = MctsTree.place(first);
    int chosen = from;
    for (int i = from; i < from + count; i++) {
      if (solver && (moverIsX ? high[i] : -low[i]) <= sure) {
        continue;
      }
      float both = mean[i] + weight[i] * (amafMean[i] - mean[i]);
      float bound = sign * both + wanted * rarity[i];
      if (bound > best) {
        best = bound;
        chosen = i;
      }
    }
    return first + chosen - from;
  }

  private int selectByResults(int node) {
    int untried = tree.tryNext(node);
    if (untried >= 0) {
      return untried;
    }
    int first = tree.firstChild(node);
    int count = tree.children(node);
    boolean moverIsX = position.moverIsX();
    float sign = moverIsX ? 1 : -1;
    float wanted = EXPLORATION * rootOfLog(tree.visits(node));
    float best = Float.NEGATIVE_INFINITY;
    int chosen = first;
    MctsTree.Page page = tree.page(first);
    float[] mean = page.mean;
    float[] rarity = page.rarity;
    int from = MctsTree.place(first);
    for (int i = 0; i < count; i++) {
      float bound = sign * mean[from + i] + wanted * rarity[from + i];
      if (bound > best) {
        best = bound;
        chosen = first + i;
      }
    }
    return chosen;
  }

  private float rootOfLog(int visits) {
    int bits = Float.floatToRawIntBits(Math.max(1, visits)) - Float.floatToRawIntBits(1);
    return rootOfLog[bits >>> (23 - VisitTables.PRECISION)];
  }

  // What the engines report.

  /** Whether the true value of the root is known. */
  boolean isSolved() {
    return tree.isSolved(MctsTree.ROOT);
  }

  MctsTree tree() {
    return tree;
  }

  /** The expected result for X at a node. */
  float estimate(int node) {
    return amaf == null ? tree.mean(node) : AllMovesAsFirst.estimate(tree, node);
  }

  public long simulations() {
    return simulations;
  }

  int deepest() {
    return deepest;
  }
}
