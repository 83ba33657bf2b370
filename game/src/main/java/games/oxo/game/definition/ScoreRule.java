package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.score.ScorePart;
import java.util.List;

/**
 * The rule of a score game: what scores points when the board is full. A player's points are the
 * sum of the parts.
 */
public record ScoreRule(List<ScorePart> parts) {
  /** What counts can be told in far fewer parts, each of which costs time on every board. */
  public static final int MAX_PARTS = 100;

  /** No game can be won by more; searches count on it. */
  public static final int MAX_MARGIN = 1_000_000;

  public ScoreRule {
    parts = List.copyOf(parts);
  }

  /**
   * A bound for the difference of the players' points.
   *
   * @param mostStones no player has more stones in the end
   */
  public int mostPoints(Board board, int mostStones) {
    return Math.toIntExact(sumOfMost(board, mostStones));
  }

  /** The same bound, which may be too large for an int before it is checked. */
  long sumOfMost(Board board, int mostStones) {
    return parts.stream().mapToLong(part -> part.mostPoints(board, mostStones)).sum();
  }
}
