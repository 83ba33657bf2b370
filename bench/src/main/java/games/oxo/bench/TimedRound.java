package games.oxo.bench;

/**
 * A timed round of a workload: the work done and the resources used.
 *
 * @param seconds elapsed time
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
