package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.score.ScorePart;
import java.util.List;

/**
 * The rule of a score game: what scores points when the board is full. A player's points are the
 * sum of the parts.
 */
public record ScoreRule(List<ScorePart> parts) {
  public ScoreRule {
    parts = List.copyOf(parts);
  }

  /**
   * A bound for the difference of the players' points.
   *
   * @param mostStones no player has more stones in the end
   */
  public int mostPoints(Board board, int mostStones) {
    return parts.stream().mapToInt(part -> part.mostPoints(board, mostStones)).sum();
  }
}
