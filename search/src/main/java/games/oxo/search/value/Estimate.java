package games.oxo.search.value;

/** An engine's estimate of a value; only estimates of the same kind can be compared. */
public sealed interface Estimate extends Value permits Chance, Points {
  @Override
  Estimate negate();

  /** The middle between this estimate and another of the same kind. */
  Estimate middle(Estimate other);
}
