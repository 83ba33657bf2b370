package games.oxo.cli.option;

import picocli.CommandLine.Option;

/** Option: the number of games played at once. */
public final class ConcurrencyOption {
  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "Play this many games at once (default: as many as there are processors).")
  @InRange(OptionRange.CONCURRENCY)
  private int concurrency;

  /** How many games are to be played at once. */
  public int number() {
    return concurrency == 0 ? Runtime.getRuntime().availableProcessors() : concurrency;
  }
}
