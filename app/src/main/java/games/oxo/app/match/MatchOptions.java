package games.oxo.app.match;

import games.oxo.app.option.PlayingBookOption;
import games.oxo.app.option.TableOption;
import games.oxo.cli.option.ConcurrencyOption;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.LimitOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.OpeningMaker;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.TimeControl;
import games.oxo.search.Limits;
import java.util.List;
import java.util.TreeSet;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that matches and tournaments share. */
final class MatchOptions {
  /** The options that a resumed match accepts. */
  private static final List<String> FREE_TO_CHANGE =
      List.of(
          "--resume",
          "--games",
          "--rounds",
          "--sprt",
          "--concurrency",
          "--watch",
          "--verbose",
          "--memory",
          "--table",
          "--no-table",
          "--book",
          "--no-book",
          "--json");

  @SuppressWarnings("NullAway.Init") // Set before the command runs.
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--openings",
      paramLabel = "PLIES|FILE",
      description =
          "Start after this many random stones, with no two openings alike up to symmetry; or from the"
              + " positions in a file, one per line (default: enough stones for 50 openings).")
  private String openings = "";

  @Option(
      names = "--balanced",
      description = "Leave out openings that the exact solver finds won for either side.")
  private boolean balanced;

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = "--first-time",
      paramLabel = "MS",
      description = "With --time: milliseconds for the first move of each player.")
  @InRange(OptionRange.MILLIS)
  private long firstMillis;

  @Option(
      names = "--clock",
      paramLabel = "S[+S]",
      description = "Seconds for a whole game, and an increment for each move: 10+0.1.")
  private String clock = "";

  @Option(
      names = "--margin",
      paramLabel = "MS",
      description = "How late an answer may come (default: ${DEFAULT-VALUE}).",
      defaultValue = "" + TimeControl.USUAL_MARGIN_MILLIS)
  @InRange(OptionRange.MILLIS_OR_NONE)
  private long margin;

  @Option(
      names = "--patience",
      paramLabel = "MS",
      description = "How long an answer may take if no time is set (default: ${DEFAULT-VALUE}).",
      defaultValue = "60000")
  @InRange(OptionRange.MILLIS)
  private long answerMillis;

  @Mixin ConcurrencyOption concurrency = new ConcurrencyOption();

  @Mixin private SeedOption seed = new SeedOption();

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Store each game here as it ends (default: a new file in this folder).")
  String log = "";

  @Mixin ForceOption force = new ForceOption();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Continue the match in this log, with the settings stored there.")
  String resume = "";

  @Mixin MemoryOption memory = new MemoryOption();

  @Mixin TableOption table = new TableOption();

  @Mixin PlayingBookOption book = new PlayingBookOption();

  long seed() {
    return seed.value();
  }

  boolean balanced() {
    return balanced;
  }

  /** Where the games begin. */
  OpeningSource openings(Game game) {
    String text = openings.strip();
    if (text.isEmpty()) {
      return new OpeningSource.Drawn(OpeningMaker.usualPlies(game));
    }
    if (text.matches("[0-9]{1,3}( *pl(y|ies))?")) {
      int plies = Integer.parseInt(text.replaceAll("[^0-9]", ""));
      int most = game.board().cells() - 1;
      if (plies > most) {
        throw new InputException(
            Text.format(
                "--openings is %d; in %s it must be 0 to %d stones", plies, game.name(), most));
      }
      return new OpeningSource.Drawn(plies);
    }
    return new OpeningSource.Listed(text);
  }

  /** How long engines may think that do not say it themselves. */
  TimeControl control() {
    Limits perMove = limits.limits(Limits.NONE);
    if (firstMillis > 0 && perMove.millis() == 0) {
      throw new InputException(
          "--first-time is the time for the first move of each player; give that for the others with"
              + " --time");
    }
    if (clock.isEmpty()) {
      return new TimeControl(perMove, firstMillis, 0, 0, margin, answerMillis);
    }
    if (perMove.millis() > 0) {
      throw new InputException("--time and --clock cannot be used together");
    }
    ClockText given = ClockText.read(clock);
    return new TimeControl(perMove, given.millis(), given.incrementMillis(), margin, answerMillis);
  }

  /** Refuses options that a resumed match has from its log. */
  void checkResume() {
    TreeSet<String> given = new TreeSet<>();
    for (OptionSpec option : command.commandLine().getParseResult().matchedOptions()) {
      given.add(option.longestName());
    }
    FREE_TO_CHANGE.forEach(given::remove);
    if (!given.isEmpty()) {
      throw new InputException(
          Text.format("a resumed match keeps its settings; leave out %s", String.join(" ", given)));
    }
  }
}
