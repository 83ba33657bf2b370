package games.oxo.app.book;

import games.oxo.book.grow.SelfPlayRules;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import picocli.CommandLine.Option;

/** Options of self-play. */
final class SelfPlayOptions {
  @Option(
      names = "--threshold",
      paramLabel = "RATE",
      defaultValue = "0.5",
      description =
          "selfplay: take the best move of the book if it won more than this (default:"
              + " ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SHARE)
  private double threshold;

  @Option(
      names = "--explore",
      paramLabel = "SHARE",
      defaultValue = "0.1",
      description =
          "selfplay: how often to think afresh instead of taking it (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SHARE)
  private double explore;

  SelfPlayRules rules() {
    return new SelfPlayRules(threshold, explore);
  }
}
