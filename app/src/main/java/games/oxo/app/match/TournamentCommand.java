package games.oxo.app.match;

import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.PlayerFactories;
import games.oxo.match.play.Schedule;
import games.oxo.match.record.GameLog;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "tournament",
    description = {
      "Play engines against each other, and rate them by all their games at once.",
      "Each two of them play pairs of games with the same opening and reversed seats. Every game is"
          + " stored as it ends; Ctrl-C loses no finished game, and --resume continues."
    })
public final class TournamentCommand implements Callable<Integer> {
  private static final int USUAL_ROUNDS = 10;
  private static final int MOST_ENGINES = 100;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0..*",
      paramLabel = "GAME ENGINE",
      description = "The game, and two or more engines, as in 'match'.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--gauntlet",
      description = "Only the first engine plays the others (default: each plays each).")
  private boolean gauntlet;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Each two that meet play N pairs of games (default: 10).")
  @Between(least = 1, most = Schedule.MOST_ROUNDS)
  private int rounds;

  @Mixin private WatchOptions watching = new WatchOptions();

  @Mixin private MatchOptions options = new MatchOptions();

  public TournamentCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return new MatchRunner(
            options, common.results(terminal), watching, new TournamentSummary(terminal))
        .run(words, this::plan, this::changed);
  }

  private MatchPlan plan() {
    if (words.size() < 3 || words.size() > MOST_ENGINES + 1) {
      throw new InputException(
          words.isEmpty()
              ? "name a game and the engines, as in './oxo tournament squava alphabeta negascout deep'"
              : Text.format(
                  "a tournament needs a game and 2 to %d engines, not %d",
                  MOST_ENGINES, words.size() - 1));
    }
    Game game = UserGames.load(words.get(0));
    return new MatchPlan(
        gauntlet ? MatchPlan.Kind.GAUNTLET : MatchPlan.Kind.ROUND_ROBIN,
        game.id(),
        PlayerFactories.labels(words.subList(1, words.size())),
        rounds > 0 ? rounds : USUAL_ROUNDS,
        options.openings(game),
        options.balanced(),
        options.control(),
        options.seed(),
        "");
  }

  /** A plan from a log with what this command line changes. */
  private MatchPlan changed(GameLog log) {
    MatchPlan plan = MatchPlan.of(log.header());
    if (plan.kind() == MatchPlan.Kind.MATCH) {
      throw new InputException(
          "this is the log of a match; continue it with './oxo match --resume'");
    }
    return rounds > 0 ? plan.withRounds(rounds) : plan;
  }
}
