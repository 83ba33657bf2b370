package games.oxo.match.balance;

/**
 * All that was found out about a game.
 *
 * @param engine who played the games, as a person writes it
 * @param timeWasUp whether the solver might have proven more of the first moves with more time
 * @param ladder without steps when it was left out
 * @param complete whether nothing was cut short by an interruption
 */
public record Balance(
    String engine,
    BalanceStudy study,
    FirstMoves firstMoves,
    boolean timeWasUp,
    Ladder ladder,
    boolean complete) {}
