package games.oxo.search.kernel;

/**
 * One entry of the stack of a proof-number search: a position, its children with their numbers, and
 * which of them to search next. Numbers are seen by the mover, as in df-pn (Nagai 2002): phi is the
 * one that the mover brings to zero to reach its goal, delta that of the other side.
 *
 * <p>Fields are open and methods final, since searches spend their time here.
 */
public abstract class ProofNode {
  /** How many bits a number takes. */
  public static final int NUMBER_BITS = 24;

  /** The number of a goal that cannot be reached. */
  public static final int NEVER = (1 << NUMBER_BITS) - 1;

  public final LineState state;

  /** The moves that lead to the children, the best looking first. */
  public final int[] moves;

  /** How many children there are. */
  public int end;

  // What combine() has found: the place of the best child, and the numbers of this position.
  public int best;
  public int phi;
  public int delta;

  /** The least number of the mover among the other children. */
  protected int second;

  private final int[] phis;
  private final int[] deltas;
  private final int[] scores;

  /**
   * @param cells how many the board has
   */
  protected ProofNode(LineState state, int cells) {
    this.state = state;
    int most = cells - state.ply;
    moves = new int[most];
    phis = new int[most];
    deltas = new int[most];
    scores = new int[most];
  }

  /**
   * Adds a child where it belongs.
   *
   * @param phiOfChild as the mover of this node sees it
   * @param deltaOfChild the same
   * @param score how good it looks
   */
  public final void insert(int cell, int phiOfChild, int deltaOfChild, int score) {
    int at = end++;
    while (at > 0 && scores[at - 1] < score) {
      copy(at - 1, at);
      at--;
    }
    moves[at] = cell;
    phis[at] = phiOfChild;
    deltas[at] = deltaOfChild;
    scores[at] = score;
  }

  /** Moves a child to another place. */
  protected final void copy(int from, int to) {
    moves[to] = moves[from];
    phis[to] = phis[from];
    deltas[to] = deltas[from];
    scores[to] = scores[from];
  }

  /**
   * Combines the numbers of the children: the mover's is the least of them, the other's the largest
   * and one for each other child.
   */
  public final void combine() {
    int least = NEVER;
    int next = NEVER;
    int place = 0;
    int most = 0;
    for (int at = 0; at < end; at++) {
      most = Math.max(most, deltas[at]);
      if (phis[at] < least) {
        next = least;
        least = phis[at];
        place = at;
      } else if (phis[at] < next) {
        next = phis[at];
      }
    }
    best = place;
    phi = least;
    second = next;
    delta = least == 0 ? NEVER : end == 0 ? 0 : Math.min(NEVER - 1, most + end - 1);
  }

  /** The limit of the best child for the other's number, from that of this node. */
  public final int childDelta(int limit) {
    return limit == NEVER ? NEVER : limit - (end - 1);
  }

  /** Sets the numbers of the best child. */
  protected final void setBest(int phiOfChild, int deltaOfChild) {
    phis[best] = phiOfChild;
    deltas[best] = deltaOfChild;
  }
}
