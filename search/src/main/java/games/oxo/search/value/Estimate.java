package games.oxo.search.value;

/** A value that an engine holds likely; only estimates of the same kind compare. */
public sealed interface Estimate extends Value permits Chance, Points {
  @Override
  Estimate negate();

  /** The middle between this estimate and another of the same kind. */
  Estimate middle(Estimate other);
}
