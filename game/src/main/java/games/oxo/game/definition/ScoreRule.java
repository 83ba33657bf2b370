package games.oxo.game.definition;

import java.util.List;

/**
 * What counts when the board of a score game is full. A player's points are the sum of the parts.
 *
 * @param runs points for straight runs
 * @param bonus points for owning each cell, by cell number; empty when no cell has any
 * @param longestPath whether the number of cells on the longest simple path counts
 */
public record ScoreRule(List<Run> runs, List<Integer> bonus, boolean longestPath) {
  public ScoreRule {
    runs = List.copyOf(runs);
    bonus = List.copyOf(bonus);
  }

  /**
   * Points for every straight run of exactly this many neighbouring own cells; longer lines hold
   * several such runs.
   */
  public record Run(int length, int points) {}
}
