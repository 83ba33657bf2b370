package games.oxo.search.solve;

import games.oxo.game.Move;
import org.jspecify.annotations.Nullable;

/** What is known about the winning moves of a position. */
public final class OnlyWin {
  /** How many moves win. */
  public enum Answer {
    /** Nothing is settled. */
    OPEN,
    /** The player to move does not win. */
    NONE,
    /** Exactly one move wins. */
    ONE,
    /** At least two moves win. */
    SEVERAL
  }

  private final Answer answer;
  private final @Nullable Move move;
  private final long nodes;

  OnlyWin(Answer answer, @Nullable Move move, long nodes) {
    this.answer = answer;
    this.move = move;
    this.nodes = nodes;
  }

  public Answer answer() {
    return answer;
  }

  /**
   * The only move that wins.
   *
   * @throws IllegalStateException unless the answer is {@link Answer#ONE}
   */
  public Move move() {
    if (answer != Answer.ONE || move == null) {
      throw new IllegalStateException("there is no single winning move");
    }
    return move;
  }

  /** Positions visited. */
  public long nodes() {
    return nodes;
  }
}
