package games.oxo.game.rules;

import games.oxo.game.board.Board;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.score.ScoreSheet;

/**
 * The fast form of a score rule. An instance has working memory of its own and serves one thread.
 */
public final class ScoreRules {
  private final ScoreSheet sheet;

  /** The rule laid out for a board. */
  public ScoreRules(Board board, ScoreRule rule) {
    sheet = new ScoreSheet(board);
    rule.parts().forEach(part -> part.addTo(sheet));
  }

  /** The points that a player has with these stones. */
  public int points(long own) {
    return sheet.points(own);
  }

  /**
   * The cells that make a player's runs with points above 0, or the longest path where that counts.
   */
  public long scoringCells(long own) {
    return sheet.scoringCells(own);
  }
}
