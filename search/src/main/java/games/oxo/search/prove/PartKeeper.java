package games.oxo.search.prove;

/** Keeps the parts of a proof as soon as they are found, so that no work is lost. */
@FunctionalInterface
public interface PartKeeper {
  /** Keeps a part; workers call it at the same time. */
  void keep(StrategyPart part);
}
