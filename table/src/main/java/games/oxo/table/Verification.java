package games.oxo.table;

/**
 * The result of verifying a table.
 *
 * @param positions how many positions were looked at and found right
 * @param moves how many of their moves were followed
 * @param fault what is wrong, in words; empty when all is right
 * @param complete whether all was looked at; otherwise a fault or the listener ended it
 */
public record Verification(long positions, long moves, String fault, boolean complete) {
  /** Whether the whole table is right. */
  public boolean isRight() {
    return complete && fault.isEmpty();
  }
}
