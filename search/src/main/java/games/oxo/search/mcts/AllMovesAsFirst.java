package games.oxo.search.mcts;

import games.oxo.search.kernel.SearchRules;
import java.util.Arrays;

/**
 * All moves as first (AMAF), combined with the results of the moves themselves as in RAVE (Gelly
 * and Silver 2007): each child of a node keeps the mean of all results below that node in which the
 * player to move there had the child's cell in the end, however late the stone was placed.
 *
 * <p>A simulation tells this about many cells, in a score game about all, so that a node knows much
 * about its moves after a few dozen simulations. With more visits of its own a move is judged more
 * and more by its own results.
 */
final class AllMovesAsFirst {
  /**
   * With a third of so many visits the two means count alike. Measured: 300 was weaker in
   * TicTacTrains, and neither 300 nor 3,000 made a difference in Yavalath ({@code
   * docs/engines.md}).
   */
  private static final double EQUIVALENCE = 1000;

  /** The most that statistics from further up the tree count for, in results. Chosen by hand. */
  private static final float MOST_INHERITED = 30;

  /** As so many results of the move itself they count in reports of it. Chosen by hand. */
  private static final float TOLD_AS = 20;

  private final SearchRules rules;
  private final MctsTree tree;
  private final int[] path;
  private final float[] inheritedMean = new float[Long.SIZE];
  private final float[] inheritedCount = new float[Long.SIZE];

  /**
   * @param path the nodes from the root to the one that the simulation has reached: the search
   *     fills it, and says with each call how deep that is
   */
  AllMovesAsFirst(SearchRules rules, MctsTree tree, int[] path) {
    this.rules = rules;
    this.tree = tree;
    this.path = path;
  }

  /** What is told of a move: its own results, and all moves as first like a few more of them. */
  static float estimate(MctsTree tree, int node) {
    MctsTree.Page page = tree.page(node);
    int place = MctsTree.place(node);
    float mean = page.mean[place];
    return mean + TOLD_AS / (page.visits[place] + TOLD_AS) * (page.amafMean[place] - mean);
  }

  /** How much the mean of all moves as first counts against that of a move's own results. */
  static float weight(int visits) {
    return (float) Math.sqrt(EQUIVALENCE / (3.0 * visits + EQUIVALENCE));
  }

  /**
   * Adds the result of a simulation to the children along its path.
   *
   * @param depth of the path; all nodes but the one there have children
   * @param rootPly how many stones there are at the root
   * @param x the stones of X at the end of the simulation
   * @param o those of O
   */
  void add(int depth, int rootPly, long x, long o, float result) {
    for (int i = 0; i < depth; i++) {
      long owned = rules.moverIsX(rootPly + i) ? x : o;
      int first = tree.firstChild(path[i]);
      MctsTree.Page page = tree.page(first);
      byte[] cell = page.cell;
      float[] mean = page.amafMean;
      float[] count = page.amafCount;
      int from = MctsTree.place(first);
      int to = from + tree.children(path[i]);
      for (int child = from; child < to; child++) {
        // Without a branch, which would be mispredicted half of the time.
        float one = (owned >>> cell[child]) & 1;
        count[child] += one;
        mean[child] += one * (result - mean[child]) / count[child];
      }
    }
  }

  /**
   * Begins the statistics of new children: with those of the same cells at the nearest node above
   * where the same player was to move, or with the mean of the node.
   *
   * @param depth of the path, which ends at the node with the new children
   * @param rootPly how many stones there are at the root
   * @param first the first of the new children, whose cells are set
   */
  void begin(int depth, int rootPly, int first, int children) {
    Arrays.fill(inheritedCount, 0);
    for (int up = 1; up <= Math.min(2, depth); up++) {
      if (rules.moverIsX(rootPly + depth - up) == rules.moverIsX(rootPly + depth)) {
        inherit(path[depth - up]);
        break;
      }
    }
    float mean = tree.mean(path[depth]);
    MctsTree.Page page = tree.page(first);
    int from = MctsTree.place(first);
    for (int child = from; child < from + children; child++) {
      int cell = page.cell[child];
      boolean known = inheritedCount[cell] > 0;
      page.amafMean[child] = known ? inheritedMean[cell] : mean;
      page.amafCount[child] = known ? inheritedCount[cell] : 1;
    }
  }

  private void inherit(int node) {
    int first = tree.firstChild(node);
    MctsTree.Page page = tree.page(first);
    int from = MctsTree.place(first);
    for (int child = from; child < from + tree.children(node); child++) {
      int cell = page.cell[child];
      inheritedMean[cell] = page.amafMean[child];
      inheritedCount[cell] = Math.min(MOST_INHERITED, page.amafCount[child]);
    }
  }
}
