package games.oxo.invent.portrait;

import games.oxo.match.balance.BalanceRun;

/**
 * How much work a portrait may take.
 *
 * @param games of an engine against itself
 * @param ladder games of each level against the one below, 0 for none
 * @param solveMillis for the exact values of first moves, 0 for none
 * @param puzzles how many positions with one winning move to look for
 */
public record PortraitPlan(
    int games, int ladder, long solveMillis, int puzzles, long seed, int workers) {
  /** A thorough one. */
  public static PortraitPlan thorough(long seed, int workers) {
    return new PortraitPlan(200, 20, 10_000, 20, seed, workers);
  }

  /** A first look. */
  public static PortraitPlan quick(long seed, int workers) {
    return new PortraitPlan(40, 0, 1_000, 8, seed, workers);
  }

  /** Only games, neither levels nor exact values. */
  PortraitPlan withoutMore() {
    return new PortraitPlan(games, 0, 0, 0, seed, workers);
  }

  BalanceRun.Plan balance() {
    return new BalanceRun.Plan(
        "mcts-solver:simulations=600", games, ladder, solveMillis, seed, workers);
  }
}
