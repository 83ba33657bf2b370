package games.oxo.bench;

import games.oxo.search.kernel.SearchStopped;

/**
 * The speed of a workload in a fresh Java process, and in the same process after all games have
 * been played there. Both are measured in one process, since the same code can differ by a quarter
 * from one start of Java to the next.
 */
public record Comparison(Measurement alone, Measurement mixed) {
  /** The time for the other games, as a multiple of the measured time. */
  private static final double OTHERS = 2.5;

  /**
   * Measures a workload twice. It is alone the first time only if this Java has run no other.
   *
   * @throws SearchStopped when the listener says so
   */
  public static Comparison measure(
      Workload workload, int threads, double seconds, Stopwatch.Watcher listener) {
    Measurement alone = new Stopwatch(threads, seconds, third(listener, 0)).measure(workload);
    new ProfilePollution(third(listener, 1)).play(OTHERS * seconds);
    Measurement mixed = new Stopwatch(threads, seconds, third(listener, 2)).measure(workload);
    return new Comparison(alone, mixed);
  }

  /** A listener of one of the three parts, which are counted as of equal length. */
  private static Stopwatch.Watcher third(Stopwatch.Watcher whole, int part) {
    return new Stopwatch.Watcher() {
      @Override
      public void progress(double fraction) {
        whole.progress((part + fraction) / 3);
      }

      @Override
      public boolean stop() {
        return whole.stop();
      }
    };
  }

  /**
   * By how many per cent it became slower, in time of the processor; negative when it became
   * faster.
   */
  public double slowdown() {
    return 100 * (1 - mixed.processorRate() / alone.processorRate());
  }
}
