package games.oxo.bench;

/**
 * A timed round of a workload: what was done, and what it took.
 *
 * @param seconds by the clock on the wall
 * @param processorSeconds that the processor worked on it, for all threads together
 * @param bytes that were allocated
 */
public record TimedRound(long units, double seconds, double processorSeconds, long bytes) {
  /** Units per second. */
  public double rate() {
    return units / seconds;
  }

  /** Units per second of the processor, which other programs on the machine hardly change. */
  public double processorRate() {
    return units / processorSeconds;
  }
}
