package games.oxo.search.mcts;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The position at the node that a simulation has reached. Each simulation sets it back to the root
 * and moves it down the tree, stone by stone.
 */
final class TreePosition {
  private final SearchRules rules;

  /** Of a line game; otherwise empty. */
  private final LineState[] stack;

  /** The entry of the stack for this position; null in a score game. */
  private @Nullable LineState state;

  // The stones of the player to move and of the other in a score game.
  private long own;
  private long other;

  private int ply;
  private long rootX;
  private long rootO;
  private int rootPly;

  TreePosition(SearchRules rules) {
    this.rules = rules;
    stack = rules.hasLines() ? LineState.stack(rules) : new LineState[0];
  }

  /** Makes a position the root, and goes there. */
  void setRoot(Position position) {
    rootX = position.stones(Player.X);
    rootO = position.stones(Player.O);
    rootPly = position.ply();
    if (stack.length > 0) {
      stack[rootPly].set(position);
    }
    toRoot();
  }

  void toRoot() {
    ply = rootPly;
    if (stack.length > 0) {
      state = stack[rootPly];
    } else {
      boolean moverIsX = rules.moverIsX(rootPly);
      own = moverIsX ? rootX : rootO;
      other = moverIsX ? rootO : rootX;
    }
  }

  long rootX() {
    return rootX;
  }

  long rootO() {
    return rootO;
  }

  int rootPly() {
    return rootPly;
  }

  /** Places a stone on a legal cell that does not end a line game. */
  void place(int cell) {
    LineState line = state;
    if (line != null) {
      state = line.place(cell);
    } else {
      long stones = own | 1L << cell;
      boolean change = rules.sidesChange(ply);
      own = change ? other : stones;
      other = change ? stones : other;
    }
    ply++;
  }

  /** The position of a line game. */
  LineState lineState() {
    return Objects.requireNonNull(state);
  }

  int ply() {
    return ply;
  }

  boolean moverIsX() {
    return rules.moverIsX(ply);
  }

  long occupied() {
    LineState line = state;
    return line != null ? line.occupied() : own | other;
  }

  long legal() {
    return rules.legal(occupied(), ply);
  }

  /**
   * The moves that matter in a line game: one that wins at once, or otherwise those that do not
   * lose at once; 0 when all lose. In a score game all legal moves.
   */
  long forcing() {
    long legal = legal();
    LineState line = state;
    if (line == null) {
      return legal;
    }
    long wins = line.ownWins & legal;
    return wins != 0 ? wins & -wins : line.nonLosingMoves(legal);
  }

  /** Whether the game is over with a stone on this cell. */
  boolean endsAt(int cell) {
    LineState line = state;
    return ply + 1 == rules.cells() || (line != null && (line.winsAt(cell) || line.losesAt(cell)));
  }

  /** The result for X, 1, 0 or -1 or a margin of points, of a stone that ends the game. */
  int resultAt(int cell, Playout playout) {
    boolean moverIsX = moverIsX();
    LineState line = state;
    if (line == null) {
      long x = moverIsX ? own | 1L << cell : other;
      return playout.margin(x, rules.all() & ~x);
    }
    int result = line.winsAt(cell) ? 1 : line.losesAt(cell) ? -1 : 0;
    return moverIsX ? result : -result;
  }

  /** What the position of a score game is worth to X by an evaluation, from -1 to 1. */
  float resultOfX(TupleEvaluation evaluation) {
    boolean moverIsX = moverIsX();
    return evaluation.resultOfX(moverIsX ? own : other, moverIsX ? other : own);
  }

  /** Plays the game out at random; the result is for X, 1, 0 or -1 or a margin of points. */
  int playOut(Playout playout) {
    boolean moverIsX = moverIsX();
    LineState line = state;
    if (line == null) {
      return playout.scoreGame(moverIsX ? own : other, moverIsX ? other : own, ply);
    }
    int result = playout.lineGame(line);
    return moverIsX ? result : -result;
  }
}
