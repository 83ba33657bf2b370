package games.oxo.table.step;

/** Successive blocks of a layer with their values, wherever they are stored. */
public interface BlockRun {
  /** How many blocks there are, at least one. */
  int blocks();

  /** How many positions they have. */
  long positions();

  /** The first number. */
  long from();

  /** All numbers are below this, and those of the blocks after it are not. */
  long end();

  /**
   * Reads the numbers of a block.
   *
   * @return how many there are
   */
  int numbers(int block, long[] into);

  /** Reads the values of a block, as many as it has numbers. */
  void values(int block, int[] into);
}
