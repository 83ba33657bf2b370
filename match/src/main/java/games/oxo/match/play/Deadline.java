package games.oxo.match.play;

/**
 * The deadline of a wait.
 *
 * @param millis how long the wait may take in all
 * @param nanos the end, by {@link System#nanoTime()}
 */
record Deadline(long millis, long nanos) {
  /** Some thirty years; more could not be counted in nanoseconds. */
  private static final long LONGEST_MILLIS = 1_000_000_000_000L;

  /** So long from now. */
  static Deadline in(long millis) {
    long some = Math.max(0, Math.min(LONGEST_MILLIS, millis));
    return new Deadline(some, System.nanoTime() + some * 1_000_000);
  }

  /** What is left, at least 0. */
  long leftNanos() {
    return Math.max(0, nanos - System.nanoTime());
  }

  boolean isOver() {
    return leftNanos() == 0;
  }
}
