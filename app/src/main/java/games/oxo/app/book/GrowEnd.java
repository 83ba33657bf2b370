package games.oxo.app.book;

import games.oxo.cli.option.DurationText;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.game.input.InputException;
import picocli.CommandLine.Option;

/** Options: when the growing of a book ends. */
final class GrowEnd {
  @Option(names = "--games", paramLabel = "N", description = "selfplay: end after this many games.")
  @InRange(OptionRange.GAMES)
  private long games;

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "expand: end when this many positions have been expanded.")
  @InRange(OptionRange.GAMES)
  private long positions;

  @Option(
      names = "--wall",
      paramLabel = "TIME",
      description = "End after this time, such as 90s, 30m or 8h (default: go on until Ctrl-C).")
  private String wall = "";

  /**
   * How many games or positions.
   *
   * @throws InputException when the end is one of the other method
   */
  long most(GrowMethod method) {
    if (method == GrowMethod.EXPAND && games > 0) {
      throw new InputException("--games is for --method selfplay; expand ends by --positions");
    }
    if (method == GrowMethod.SELFPLAY && positions > 0) {
      throw new InputException("--positions is for --method expand; selfplay ends by --games");
    }
    return Math.max(games, positions);
  }

  /**
   * How many milliseconds; 0 without end.
   *
   * @throws InputException when it is no time
   */
  long millis() {
    return wall.isEmpty() ? 0 : DurationText.millis("--wall", wall);
  }
}
