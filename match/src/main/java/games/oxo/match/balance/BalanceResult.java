package games.oxo.match.balance;

import games.oxo.session.balance.SelfPlayStatistics;

/**
 * The result of a balance study: statistics of self-play, first moves, levels.
 *
 * @param engine the engine that played the games, as the user writes it
 * @param timeWasUp whether the solver might have proven more of the first moves with more time
 * @param ladder without steps when it was left out
 * @param complete whether nothing was cut short by an interruption
 */
public record BalanceResult(
    String engine,
    SelfPlayStatistics study,
    FirstMoves firstMoves,
    boolean timeWasUp,
    LevelLadder ladder,
    boolean complete) {}
