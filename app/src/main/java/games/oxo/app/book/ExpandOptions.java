package games.oxo.app.book;

import games.oxo.book.grow.PathCosts;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import picocli.CommandLine.Option;

/** Options of best-first expansion. */
final class ExpandOptions {
  @Option(
      names = "--ply-cost",
      paramLabel = "COST",
      defaultValue = "0.03",
      description =
          "expand: what each move costs besides the chance that it gives away; less goes deeper, more goes"
              + " wider (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.COST)
  private double plyCost;

  @Option(
      names = "--loss-cost",
      paramLabel = "COST",
      defaultValue = "1",
      description = "expand: what it costs to give away a whole game (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.COST)
  private double lossCost;

  @Option(
      names = "--stop-at-proven",
      description =
          "expand: leave proven positions alone; the book then does not know how they are won.")
  private boolean stopAtProven;

  PathCosts costs() {
    return new PathCosts(plyCost, lossCost, stopAtProven);
  }
}
