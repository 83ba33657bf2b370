package games.oxo.table.step;

/**
 * Blocks of one layer in ascending order, wherever they are stored: a whole layer of a table, or
 * what is wanted of a part of a layer.
 */
public interface LayerBlocks {
  /** How many blocks there are. */
  int blocks();

  /** Which block of the whole layer this one is; known when the layer has values. */
  int index(int block);

  /** How many positions a block has. */
  int count(int block);

  /** The first number of a block. */
  long first(int block);

  /** The numbers of a block are below this, and those of the next one are not. */
  long end(int block);

  /**
   * Reads the numbers of a block.
   *
   * @param worker who reads, from 0; several workers may do so at once
   * @return how many there are
   */
  int numbers(int worker, int block, long[] into);

  /** Reads the values of a block, as many as it has numbers. */
  void values(int worker, int block, int[] into);
}
