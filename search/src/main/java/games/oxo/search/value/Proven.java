package games.oxo.search.value;

/** A proven value: the result when both sides play perfectly. */
public sealed interface Proven extends Value permits Ending, Margin {
  /** Who wins, seen by the player to move. */
  Result result();

  /** Moves until the end; 0 when that is not known or does not count. */
  int plies();

  @Override
  Proven negate();
}
