package games.oxo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers and sets of cells as JSON has them. */
final class Numbers {
  /** As many digits as a chart can show. */
  private static final MathContext DIGITS = new MathContext(6);

  private Numbers() {}

  /** A number with few digits; null for what JSON cannot hold. */
  static @Nullable Number of(double value) {
    if (!Double.isFinite(value)) {
      return null;
    }
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    return rounded.scale() <= 0 ? rounded.toBigInteger() : rounded;
  }

  static List<@Nullable Number> of(List<Double> values) {
    List<@Nullable Number> numbers = new ArrayList<>(values.size());
    for (double value : values) {
      numbers.add(of(value));
    }
    return numbers;
  }

  static List<Integer> cells(long set) {
    List<Integer> cells = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      cells.add(Long.numberOfTrailingZeros(rest));
    }
    return cells;
  }
}
