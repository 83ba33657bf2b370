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
import games.oxo.match.stats.SprtReader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "match",
    description = {
      "Play two engines against each other: which is stronger, by how much, and how certain is it?",
      "Games come in pairs with the same opening and reversed seats. Every game is stored as it"
          + " ends; Ctrl-C loses no finished game, and --resume continues. See docs/matches.md."
    })
public final class MatchCommand implements Callable<Integer> {
  private static final int USUAL_GAMES = 100;

  /** A test ends by itself; this is for one whose engines are exactly as far apart as it asks. */
  private static final int GAMES_OF_A_TEST = 40_000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      index = "0..*",
      paramLabel = "GAME ENGINE ENGINE",
      hideParamSyntax = false,
      description =
          "The game, and two engines: as in 'play' (alphabeta:depth=6, level=7), or programs that"
              + " speak the line protocol (cmd:\"./mybot --fast\").")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games, an even number (default: 100; with --sprt at most 40000).")
  @Between(least = 2, most = 2.0 * Schedule.MOST_ROUNDS, even = true)
  private int games;

  @Option(
      names = "--sprt",
      paramLabel = "TEST",
      description =
          "Stop as soon as it is clear whether the first engine leads by elo1 rather than elo0: "
              + SprtReader.FORM
              + ".")
  private String sprt = "";

  @Mixin private WatchOptions watching = new WatchOptions();

  @Mixin private MatchOptions options = new MatchOptions();

  public MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (!sprt.isEmpty()) {
      readTest(sprt);
    }
    return new MatchRunner(options, common.results(terminal), watching, new MatchSummary(terminal))
        .run(words, this::plan, this::changed);
  }

  private static void readTest(String text) {
    try {
      SprtReader.read(text);
    } catch (InputException e) {
      throw e.at("--sprt");
    }
  }

  private MatchPlan plan() {
    if (words.size() != 3) {
      throw new InputException(
          words.isEmpty()
              ? "name a game and two engines, as in './oxo match squava alphabeta negascout'"
              : Text.format(
                  "a match needs a game and two engines, not %s",
                  words.size() == 2 ? "one" : Math.max(0, words.size() - 1)));
    }
    Game game = UserGames.load(words.get(0));
    int wanted = games > 0 ? games : sprt.isEmpty() ? USUAL_GAMES : GAMES_OF_A_TEST;
    return new MatchPlan(
        MatchPlan.Kind.MATCH,
        game.id(),
        PlayerFactories.labels(words.subList(1, 3)),
        wanted / 2,
        options.openings(game),
        options.balanced(),
        options.control(),
        options.seed(),
        sprt);
  }

  /** A plan from a log with what this command line changes. */
  private MatchPlan changed(GameLog log) {
    MatchPlan plan = MatchPlan.of(log.header());
    if (plan.kind() != MatchPlan.Kind.MATCH) {
      throw new InputException(
          "this is the log of a tournament; continue it with './oxo tournament --resume'");
    }
    plan = games > 0 ? plan.withRounds(games / 2) : plan;
    return sprt.isEmpty() ? plan : plan.withSprt(sprt);
  }
}
