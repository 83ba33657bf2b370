package games.oxo.cli.option;

import games.oxo.search.Limits;
import picocli.CommandLine.Option;

/** Option: the longest time that a solver may take for each question. */
public final class TimeOption {
  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "Take at most this many milliseconds for each (default: as long as it takes).")
  @InRange(OptionRange.MILLIS)
  private long millis;

  public Limits limits() {
    return Limits.time(millis);
  }
}
