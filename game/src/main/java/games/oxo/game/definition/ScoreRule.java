package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.input.InputException;
import games.oxo.game.score.ScorePart;
import games.oxo.game.words.Text;
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

  private long sumOfMost(Board board, int mostStones) {
    return parts.stream().mapToLong(part -> part.mostPoints(board, mostStones)).sum();
  }

  /**
   * Makes sure that there are not too many parts, and that all together are not worth too much.
   *
   * @throws InputException when they are
   */
  void checkSize(Board board) {
    if (parts.size() > MAX_PARTS) {
      throw new InputException(
          Text.format("the score has %d parts; at most %d are allowed", parts.size(), MAX_PARTS));
    }
    long most = sumOfMost(board, board.cells());
    if (most > MAX_MARGIN) {
      throw new InputException(
          Text.format(
              "a game could be won by %d points; at most %d are allowed, so give fewer points",
              most, MAX_MARGIN));
    }
  }
}
