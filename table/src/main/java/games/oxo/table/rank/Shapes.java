package games.oxo.table.rank;

/** Ranks and unranks the sets of cells that a number of stones can occupy, whoever owns them. */
interface Shapes {
  /** How many there are. */
  long size();

  /** The number of a shape. */
  long rank(long occupied);

  /** The shape with this number. */
  long unrank(long rank);

  /** The shape after the one with this number; there must be one. */
  default long after(long occupied, long rank) {
    return unrank(rank + 1);
  }
}
