package games.oxo.table;

/**
 * The result of verifying a table.
 *
 * @param positions how many positions were checked and found right
 * @param moves how many of their moves were compared
 * @param fault what is wrong, in words; empty when all is right
 * @param complete whether everything was checked; otherwise a fault or the listener ended it
 */
public record Verification(long positions, long moves, String fault, boolean complete) {
  /** Whether the whole table is right. */
  public boolean isRight() {
    return complete && fault.isEmpty();
  }
}
