package games.oxo.game.check;

import games.oxo.game.board.Player;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.rules.Outcome.Reason;
import games.oxo.game.score.CellBonus;
import games.oxo.game.score.GroupSize;
import games.oxo.game.score.PathLength;
import games.oxo.game.score.RunPoints;
import games.oxo.game.score.ScorePart;
import org.jspecify.annotations.Nullable;

/**
 * An independent, slow implementation of the rules, written directly from their description, to
 * check the fast rules against. Stones, turns and lines are those of {@link PlainBoard}, by which
 * certificates are checked too; here are the swap and the points of score games.
 */
public final class NaiveReferee {
  /** Steps for one longest path: some tenths of a second. */
  private static final int MOST_STEPS = 100_000;

  private final Definition definition;
  private final PlainBoard board;
  private int stepsLeft;
  private int longestPath;
  private boolean gaveUp;
  private boolean swapped;
  private Reason reason = Reason.OPEN;
  private @Nullable Player winner;

  /** A referee for the game of this definition, with an empty board. */
  public NaiveReferee(Definition definition) {
    this.definition = definition;
    board = new PlainBoard(definition);
  }

  /** Clears the board for a new game. */
  public void reset() {
    board.put(0, 0);
    swapped = false;
    gaveUp = false;
    reason = Reason.OPEN;
    winner = null;
  }

  /** Whose turn it is while the game goes on. */
  public Player toMove() {
    return board.toMove();
  }

  /** The cells where a stone may be placed, by number. */
  public long legalCells() {
    return reason == Reason.OPEN ? board.legalCells() : 0;
  }

  /** Whether the player to move may change seats: O, before its first stone, once. */
  public boolean swapOffered() {
    return definition.swap()
        && !swapped
        && reason == Reason.OPEN
        && toMove() == Player.O
        && board.stones(Player.O) == 0;
  }

  /** Changes seats. */
  public void swap() {
    swapped = true;
  }

  /** Places a stone of the player to move. */
  public void play(int cell) {
    Player player = toMove();
    board.play(cell);
    if (!board.isOver()) {
      return;
    }
    if (definition.line() == null) {
      reason = Reason.POINTS;
      int margin = points(Player.X) - points(Player.O);
      winner = margin > 0 ? Player.X : margin < 0 ? Player.O : null;
    } else {
      winner = board.winner();
      reason =
          winner == null
              ? Reason.FULL_BOARD
              : winner == player ? Reason.WINNING_LINE : Reason.LOSING_LINE;
    }
  }

  /**
   * Puts a stone of either player on a free cell, whoever's turn it is, to see what would be.
   *
   * @return the most stones in a row that it is part of
   */
  public int suppose(Player player, int cell) {
    return board.suppose(player, cell);
  }

  /** Takes a stone away that was only supposed. */
  public void forget(int cell) {
    board.forget(cell);
  }

  /** Why the game is over, or that it is not. */
  public Reason reason() {
    return reason;
  }

  /** Who has won; not to be relied on when the referee {@link #gaveUp()}. */
  public @Nullable Player winner() {
    return winner;
  }

  /**
   * Whether the longest path on this board was too tangled for the referee, which tries all ways:
   * then it cannot say who has won.
   */
  public boolean gaveUp() {
    return gaveUp;
  }

  /** The points of a player's stones by the score rule. */
  public int points(Player player) {
    ScoreRule score = definition.score();
    if (score == null) {
      return 0;
    }
    int points = 0;
    for (ScorePart part : score.parts()) {
      points += points(part, player);
    }
    return points;
  }

  /** The rule of each part, as its description says. */
  private int points(ScorePart part, Player player) {
    if (part instanceof RunPoints runs) {
      return board.rowsOf(player, runs.length()) * runs.points();
    }
    if (part instanceof CellBonus bonus) {
      int points = 0;
      for (int cell = 0; cell < board.cells(); cell++) {
        points += isIn(board.stones(player), cell) ? bonus.points().get(cell) : 0;
      }
      return points;
    }
    if (part instanceof PathLength) {
      return longestPath(board.stones(player));
    }
    if (part instanceof GroupSize) {
      return largestGroup(board.stones(player));
    }
    throw new IllegalStateException("the referee does not know the rule of " + part);
  }

  private static boolean isIn(long cells, int cell) {
    return (cells >>> cell & 1) != 0;
  }

  private int largestGroup(long stones) {
    int largest = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (isIn(stones, cell)) {
        long others = stones & ~(1L << cell);
        int size = 1 + Long.bitCount(others) - Long.bitCount(unreached(cell, others));
        largest = Math.max(largest, size);
      }
    }
    return largest;
  }

  private int longestPath(long stones) {
    longestPath = 0;
    stepsLeft = MOST_STEPS;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (isIn(stones, cell) && stepsLeft > 0) {
        walk(cell, stones, 1);
      }
    }
    return longestPath;
  }

  /**
   * Walks on from the end of a path; gives up where even all that is left is too little.
   *
   * @param left the stones that are not on the path before this cell
   */
  private void walk(int cell, long left, int length) {
    longestPath = Math.max(longestPath, length);
    if (--stepsLeft <= 0) {
      gaveUp = true;
      return;
    }
    long unused = left & ~(1L << cell);
    long beyond = unused & ~unreached(cell, unused);
    if (length + Long.bitCount(beyond) > longestPath) {
      for (int next : board.neighbours(cell)) {
        if (isIn(unused, next)) {
          walk(next, unused, length + 1);
        }
      }
    }
  }

  /** What is left of some cells without those that can be reached from a cell. */
  private long unreached(int from, long cells) {
    long rest = cells;
    for (int next : board.neighbours(from)) {
      if (isIn(rest, next)) {
        rest = unreached(next, rest & ~(1L << next));
      }
    }
    return rest;
  }
}
