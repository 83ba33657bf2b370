package games.oxo.search.evaluation;

import static java.util.Objects.requireNonNull;

import java.util.EnumMap;
import java.util.Map;

/**
 * The weights of an evaluation, in hundredths of the logarithm of the odds of winning.
 *
 * <p>Each kind of tuple has a table for the empty board and one for the full board; between them
 * the number of stones decides. Its entries are what a tuple is worth to X, indexed by its cells
 * read as a number in base three, the first cell lowest: 0 free, 1 X, 2 O. Each {@link Scalar} has
 * a weight for each number of stones; it is what one of them is worth to the side to move.
 */
public final class Weights {
  private final short[][] early;
  private final short[][] late;
  private final Map<Scalar, short[]> scalars;

  /**
   * @param early for each kind a table for the empty board; taken over, not copied
   * @param late for each kind one for the full board; taken over, not copied
   * @param scalars for each {@link Scalar} a weight for each number of stones; the arrays are taken
   *     over too
   */
  public Weights(short[][] early, short[][] late, Map<Scalar, short[]> scalars) {
    if (early.length != late.length || scalars.size() != Scalar.values().length) {
      throw new IllegalArgumentException(
          early.length + " and " + late.length + " kinds, " + scalars.size() + " scalars");
    }
    this.early = early;
    this.late = late;
    this.scalars = new EnumMap<>(scalars);
  }

  /** The number of kinds of tuples. */
  public int kinds() {
    return early.length;
  }

  /** What a tuple is worth to X on the empty board. */
  public int early(int kind, int state) {
    return early[kind][state];
  }

  /** What a tuple is worth to X on the full board. */
  public int late(int kind, int state) {
    return late[kind][state];
  }

  /** What one of these is worth to the side to move. */
  public int scalar(Scalar scalar, int stones) {
    return requireNonNull(scalars.get(scalar))[stones];
  }
}
