package games.oxo.session.balance;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The empirical distribution of a whole number, one for each game: mean, median, quantiles.
 *
 * @param counts how often each number occurred
 */
public record Distribution(SortedMap<Integer, Integer> counts) {
  public Distribution {
    counts = new TreeMap<>(counts);
  }

  /** A copy; whoever changes it changes nothing here. */
  @Override
  public SortedMap<Integer, Integer> counts() {
    return new TreeMap<>(counts);
  }

  /** The distribution of some numbers. */
  public static Distribution of(Collection<Integer> numbers) {
    SortedMap<Integer, Integer> counts = new TreeMap<>();
    numbers.forEach(number -> counts.merge(number, 1, Integer::sum));
    return new Distribution(counts);
  }

  /** How many numbers there are. */
  public int size() {
    return counts.values().stream().mapToInt(count -> count).sum();
  }

  /** Whether there is no number at all; then all figures are 0. */
  public boolean isEmpty() {
    return counts.isEmpty();
  }

  /** The mean. */
  public double mean() {
    long sum = 0;
    for (var entry : counts.entrySet()) {
      sum += (long) entry.getKey() * entry.getValue();
    }
    return isEmpty() ? 0 : (double) sum / size();
  }

  /**
   * Where the mean of very many games would lie with 95% confidence: ± 1.96 standard errors. Of one
   * number nothing follows; the interval is then as narrow as that number.
   */
  public Interval interval() {
    double mean = mean();
    double squares = 0;
    for (var entry : counts.entrySet()) {
      squares += entry.getValue() * (entry.getKey() - mean) * (entry.getKey() - mean);
    }
    int size = size();
    double half = size < 2 ? 0 : Interval.Z95 * Math.sqrt(squares / (size - 1) / size);
    double low = mean - half;
    // What is never negative has no negative mean.
    return new Interval(least() >= 0 ? Math.max(0, low) : low, mean + half);
  }

  /** The least number. */
  public int least() {
    return isEmpty() ? 0 : counts.firstKey();
  }

  /** The greatest number. */
  public int most() {
    return isEmpty() ? 0 : counts.lastKey();
  }

  /** The number in the middle when they are sorted; of two in the middle their mean. */
  public double median() {
    int size = size();
    return isEmpty() ? 0 : (at((size - 1) / 2) + at(size / 2)) / 2.0;
  }

  private int at(int place) {
    int before = 0;
    for (var entry : counts.entrySet()) {
      before += entry.getValue();
      if (place < before) {
        return entry.getKey();
      }
    }
    throw new IllegalStateException("no number " + place);
  }

  /** How many numbers are at least this. */
  public int atLeast(int number) {
    return counts.tailMap(number).values().stream().mapToInt(count -> count).sum();
  }
}
