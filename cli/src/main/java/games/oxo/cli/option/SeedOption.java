package games.oxo.cli.option;

import picocli.CommandLine.Option;

/** Option: the seed of all that a command leaves to chance. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of what is left to chance (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SEED)
  private long seed;

  public SeedOption() {
    this(1);
  }

  /**
   * @param usual the seed that is taken if none is given
   */
  public SeedOption(long usual) {
    seed = usual;
  }

  public long value() {
    return seed;
  }
}
