package games.oxo.app.learn;

import games.oxo.cli.option.Between;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.SeedOption;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.learn.run.LearnPlan;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options: how a game is learned, for how long, and where the evaluation goes. */
public final class LearnOptions {
  private static final double NANOS_PER_HOUR = 3.6e12;

  @Mixin
  private OutputOption output =
      OutputOption.otherwise("beside the definition of the game, where engines find it");

  @Option(
      names = "--hours",
      paramLabel = "H",
      defaultValue = "1",
      description =
          "Finish what there is after this time (default: ${DEFAULT-VALUE}). Finishing takes some"
              + " minutes more.")
  @Between(least = 0.001, most = 8760)
  private double hours;

  @Option(
      names = "--attempts",
      paramLabel = "N",
      description = "Finish after this many attempts, those of earlier runs included.")
  @InRange(OptionRange.GAMES)
  private int attempts;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "300000",
      description = "Positions of new games in each attempt (default: ${DEFAULT-VALUE}).")
  @Between(least = 100, most = 10_000_000)
  private long positions;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Positions that a player visits for a move of these games; eight times as many in the"
              + " matches (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.NODES)
  private long nodes;

  @Option(
      names = "--match-time",
      paramLabel = "MS",
      defaultValue = "100",
      description =
          "Milliseconds for a move in the match against tree search at the end; 0 for none (default:"
              + " ${DEFAULT-VALUE}).")
  @InRange(OptionRange.MILLIS_OR_NONE)
  private long matchMillis;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ForceOption force = new ForceOption();

  /** The file as it was given; empty for the usual place. */
  Optional<Path> output() {
    return output.path();
  }

  /** What to do with files that are there already. */
  Existing existing() {
    return force.existing();
  }

  LearnPlan plan() {
    return new LearnPlan(seed.value(), nodes, positions, matchMillis);
  }

  /** How long attempts may be made, in nanoseconds. */
  double nanos() {
    return hours * NANOS_PER_HOUR;
  }

  /** How many attempts may be made. */
  int attempts() {
    return attempts == 0 ? Integer.MAX_VALUE : attempts;
  }
}
