package games.oxo.table.step;

/** Receiver of the positions of a layer, a block at a time and in ascending order. */
@FunctionalInterface
public interface NumbersTaker {
  /**
   * Takes the next block.
   *
   * @param numbers only valid until this returns
   * @param count how many they are: as many as a block has, or fewer in the last one
   */
  void addNumbers(long[] numbers, int count);
}
