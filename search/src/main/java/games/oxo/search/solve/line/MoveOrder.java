package games.oxo.search.solve.line;

import games.oxo.game.Dice;
import games.oxo.search.kernel.LineState;
import games.oxo.search.kernel.SearchRules;

/**
 * Move ordering of quiet moves, those that neither win nor lose at once: it depends on the position
 * alone, never on what was searched before. Measured in nodes, only the mover's own prospects
 * matter: winning lines that the other side has not touched, the more stones the better. Touching
 * the other side's lines did not help, and learned orders (killers, history) gained nothing in
 * addition.
 */
final class MoveOrder {
  // Chosen on random positions of Squava by the number of nodes: see "What helped" in
  // docs/solving.md#exact-values-of-line-games.
  private static final int THREAT = 128;
  private static final int OPEN_LINE = 8;
  private static final int STONE_ON_OPEN_LINE = 8;
  private static final int CLOSES_ONE_OF_OURS = -8;
  private static final int TAKES_ONE_OF_THEIRS = 16;

  // The same with many free cells, where both sides fight for the last safe cells; chosen by hand.
  private static final int WIDE_THREAT = 1000;
  private static final int WIDE_CLOSES_ONE_OF_OURS = -30;
  private static final int WIDE_TAKES_ONE_OF_THEIRS = 50;

  /**
   * To the score of a cell other workers than the first add one of so many steps. Chosen by hand.
   */
  private static final int MOST_TASTE = 4;

  /** One step: half of what an open line counts. Chosen by hand. */
  private static final int TASTE = 4;

  private final long[][] winSets;
  private final int[] taste;

  /**
   * @param worker 0, or another for an order that differs where moves look alike
   */
  MoveOrder(SearchRules rules, int worker) {
    winSets = rules.winning().through();
    taste = new int[rules.cells()];
    Dice dice = new Dice(worker);
    for (int cell = 0; cell < taste.length; cell++) {
      taste[cell] = worker == 0 ? 0 : TASTE * dice.below(MOST_TASTE + 1);
    }
  }

  /**
   * What is larger should be tried first.
   *
   * @param wins cells that complete a winning line for the mover after this move
   * @param closed free cells where the mover loses after this move, but not before
   * @param wide whether there are many free cells
   */
  int score(LineState at, int cell, long wins, long closed, boolean wide) {
    long own = at.own;
    long other = at.other;
    int score = taste[cell];
    for (long set : winSets[cell]) {
      long stones = set & own;
      if ((set & other) == 0 && stones != 0) {
        score += OPEN_LINE + STONE_ON_OPEN_LINE * Long.bitCount(stones);
      }
    }
    if (at.sidesChange() && (wins & at.legalAfter(cell)) != 0) {
      score += wide ? WIDE_THREAT : THREAT;
    }
    if ((at.otherLoses & 1L << cell) == 0) {
      score += wide ? WIDE_TAKES_ONE_OF_THEIRS : TAKES_ONE_OF_THEIRS;
    }
    return score + (wide ? WIDE_CLOSES_ONE_OF_OURS : CLOSES_ONE_OF_OURS) * Long.bitCount(closed);
  }
}
