package games.oxo.book.grow;

import games.oxo.search.value.Proven;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * How far the growing of a book has come.
 *
 * @param done games played, or positions expanded, since it began
 * @param added positions that this program brought to the book, not those of others
 * @param positions positions in the book
 * @param proven how many of them are proven
 * @param deepest the most stones of a position
 * @param value the chance of the player to move at the root; not a number while it is unknown
 * @param rootProven the proven value of the root, or null
 * @param nanos the time since it began
 * @param storeNanos the time that the threads together lost to the database
 * @param complete whether there is nothing left to do
 */
public record Growth(
    long done,
    long added,
    long positions,
    long proven,
    int deepest,
    double value,
    @Nullable Proven rootProven,
    long nanos,
    long storeNanos,
    boolean complete)
    implements Serializable {
  /** The share of the threads' time that went to the database. */
  public double storeShare(int threads) {
    return nanos == 0 ? 0 : (double) storeNanos / nanos / threads;
  }
}
