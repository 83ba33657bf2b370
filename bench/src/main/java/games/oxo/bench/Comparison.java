package games.oxo.bench;

import games.oxo.search.kernel.Stopped;

/**
 * The speed of a workload in a Java that has run nothing else, and in the same Java after all games
 * have been played there. Both in one run, since the same code can differ by a quarter from one run
 * of Java to the next.
 */
public record Comparison(Measurement alone, Measurement mixed) {
  /** The time for the other games, as a multiple of the measured time. */
  private static final double OTHERS = 2.5;

  /**
   * Measures a workload twice. It is alone the first time only if this Java has run no other.
   *
   * @throws Stopped when the watcher says so
   */
  public static Comparison measure(
      Workload workload, int threads, double seconds, Stopwatch.Watcher watcher) {
    Stopwatch stopwatch = new Stopwatch(threads, seconds, watcher);
    Measurement alone = stopwatch.measure(workload);
    new OtherGames(watcher).play(OTHERS * seconds);
    return new Comparison(alone, stopwatch.measure(workload));
  }

  /**
   * By how many per cent it became slower, in time of the processor; negative when it became
   * faster.
   */
  public double slowdown() {
    return 100 * (1 - mixed.processorRate() / alone.processorRate());
  }
}
