package games.oxo.game.path;

/** An algorithm for longest paths on one board. An instance serves one thread. */
interface PathLengths {
  /** The number of cells on the longest path within {@code cells}; 0 for the empty set. */
  int length(long cells);

  /** How many sets so far may have taken more than a millisecond. */
  long slowSets();

  /** Whether there are such sets at all. */
  boolean canBeSlow();
}
