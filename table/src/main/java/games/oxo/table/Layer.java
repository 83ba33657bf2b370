package games.oxo.table;

/** The positions with one number of stones: how many there are, and where in the file they are. */
final class Layer {
  private final int ply;
  private final LongList numbersAt = new LongList();
  private final LongList firsts = new LongList();
  private final LongList valuesAt = new LongList();
  private long positions;

  Layer(int ply) {
    this.ply = ply;
  }

  int ply() {
    return ply;
  }

  /** How many positions are known so far. */
  long positions() {
    return positions;
  }

  /** How many blocks of numbers there are, and of values when the layer is complete. */
  int blocks() {
    return numbersAt.size();
  }

  /** How many positions a block has. */
  int count(int block) {
    return (int) Math.min(Block.MOST, positions - (long) block * Block.MOST);
  }

  /** How many blocks of values there are so far. */
  int valued() {
    return valuesAt.size();
  }

  void addNumbers(long offset, long first, int count) {
    numbersAt.add(offset);
    firsts.add(first);
    positions += count;
  }

  void addValues(long offset) {
    valuesAt.add(offset);
  }

  long numbersAt(int block) {
    return numbersAt.get(block);
  }

  long valuesAt(int block) {
    return valuesAt.get(block);
  }

  /** The number of the first position in a block. */
  long first(int block) {
    return firsts.get(block);
  }

  /** The only block that can have a position with this number, or -1. */
  int blockOf(long number) {
    return firsts.floor(number);
  }
}
