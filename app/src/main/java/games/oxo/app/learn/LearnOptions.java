package games.oxo.app.learn;

import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.learn.run.LearnPlan;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options: how a game is learned, for how long, and where the evaluation goes. */
public final class LearnOptions {
  private static final double NANOS_PER_HOUR = 3.6e12;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The evaluation; a page beside it shows what was learned (default: beside the definition of"
              + " the game, where engines find it).")
  private String output = "";

  @Option(
      names = "--hours",
      paramLabel = "H",
      defaultValue = "1",
      description =
          "Finish what there is after this time (default: ${DEFAULT-VALUE}). Finishing takes some"
              + " minutes more.")
  @InRange(OptionRange.HOURS)
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
  @InRange(OptionRange.LEARN_POSITIONS)
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

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed; another seed gives other games (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SEED)
  private long seed;

  @Mixin private ForceOption force = new ForceOption();

  /** The file as it was given; empty for the usual place. */
  String output() {
    return output;
  }

  /** What to do with files that are there already. */
  Existing existing() {
    return force.existing();
  }

  LearnPlan plan() {
    return new LearnPlan(seed, nodes, positions, matchMillis);
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
