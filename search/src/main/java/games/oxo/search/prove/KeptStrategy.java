package games.oxo.search.prove;

/**
 * A strategy that a proof works on, with the keeper of its parts: what is found is kept before it
 * counts. Workers share it.
 *
 * @param strategy what is known already; what is found is added
 * @param keeper keeps each part as soon as it is found
 */
public record KeptStrategy(Strategy strategy, PartKeeper keeper) {
  /** One that is kept nowhere but in memory, so that its proof cannot be continued. */
  public static KeptStrategy inMemory(Strategy strategy) {
    return new KeptStrategy(strategy, part -> {});
  }

  /** Whether a move is known for a position. */
  boolean knows(long attacker, long defender) {
    return strategy.knows(attacker, defender);
  }

  /** Adds a part. It is kept first, so that no part there relies on another that is not. */
  public void add(StrategyPart part) {
    keeper.keep(part);
    part.addTo(strategy);
  }
}
