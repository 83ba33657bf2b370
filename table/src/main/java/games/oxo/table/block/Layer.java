package games.oxo.table.block;

/**
 * The positions with one number of stones, or a part of them from some block on: how many there
 * are, and where in the file they are.
 */
public final class Layer {
  private final int ply;
  private final int firstBlock;
  private final LongList numbersAt = new LongList();
  private final LongList firsts = new LongList();
  private final LongList valuesAt = new LongList();
  private long positions;

  /** All positions with so many stones. */
  public Layer(int ply) {
    this(ply, 0);
  }

  /**
   * @param firstBlock which block of the whole layer is the first here
   */
  public Layer(int ply, int firstBlock) {
    this.ply = ply;
    this.firstBlock = firstBlock;
  }

  public int ply() {
    return ply;
  }

  /** Which block of the whole layer is block 0 here. */
  public int firstBlock() {
    return firstBlock;
  }

  /** How many positions are known so far. */
  public long positions() {
    return positions;
  }

  /** How many blocks of numbers there are, and of values when the layer is complete. */
  public int blocks() {
    return numbersAt.size();
  }

  /** How many positions a block has. */
  public int count(int block) {
    return (int) Math.min(Block.MOST, positions - (long) block * Block.MOST);
  }

  /** How many blocks of values there are so far. */
  public int valued() {
    return valuesAt.size();
  }

  public void addNumbers(long offset, long first, int count) {
    numbersAt.add(offset);
    firsts.add(first);
    positions += count;
  }

  public void addValues(long offset) {
    valuesAt.add(offset);
  }

  public long numbersAt(int block) {
    return numbersAt.get(block);
  }

  public long valuesAt(int block) {
    return valuesAt.get(block);
  }

  /** The number of the first position in a block. */
  public long first(int block) {
    return firsts.get(block);
  }

  /** The only block that can have a position with this number, or -1. */
  public int blockOf(long number) {
    return firsts.floor(number);
  }
}
