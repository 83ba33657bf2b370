package games.oxo.bench;

import java.util.OptionalDouble;

/**
 * A workload that has been set up and is being measured. An instance serves one caller at a time.
 */
public interface Job {
  /** Does the next slice of the work, a fraction of a second, and returns its number of units. */
  long slice();

  /**
   * A number that depends on all results so far. It keeps the compiler from leaving work out, and a
   * job of one thread that is done again comes to the same one.
   */
  long digest();

  /**
   * Does units one by one and returns the time of the slowest, if that matters to users of the
   * work.
   */
  default OptionalDouble slowestMicros() {
    return OptionalDouble.empty();
  }
}
