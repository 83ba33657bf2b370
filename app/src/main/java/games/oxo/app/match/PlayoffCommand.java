package games.oxo.app.match;

import games.oxo.app.option.PlayingBookOption;
import games.oxo.app.option.PlayingBooks;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.MostDepth;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.match.play.ConcurrentGames;
import games.oxo.match.play.MatchListener;
import games.oxo.match.play.Opening;
import games.oxo.match.play.PlayerFactories;
import games.oxo.match.play.PlayerFactory;
import games.oxo.match.play.Reply;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.ReplayedGame;
import games.oxo.search.Limits;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "playoff",
    description = {
      "Play one game of alpha-beta against NegaScout, with a board after each two moves.",
      "A player is A (alpha-beta), N (NegaScout) or B (alpha-beta whose first three moves come from the"
          + " openings that come with OXO). 'match' plays any engines, and many games."
    })
public final class PlayoffCommand implements Callable<Integer> {
  /** Nobody is late here. */
  private static final long ANSWER_MILLIS = Integer.MAX_VALUE;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Option(
      names = "-1",
      paramLabel = "A|N|B",
      description = "The first player (default: ${DEFAULT-VALUE}).")
  private PlayoffPlayer first = PlayoffPlayer.A;

  @Option(
      names = "-2",
      paramLabel = "A|N|B",
      description = "The second player (default: ${DEFAULT-VALUE}).")
  private PlayoffPlayer second = PlayoffPlayer.N;

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "N",
      description =
          "Look at most N stones ahead, for at most 3 seconds or with -D 10 million leaves (default: 4, 6,"
              + " then 10 as the board fills).")
  @InRange(OptionRange.DEPTH)
  private int depth;

  @Option(
      names = {"-n", "--moves-only"},
      description = "Do not draw the board, just print moves.")
  private boolean movesOnly;

  @Option(
      names = {"-D", "--deterministic"},
      description = "Always play the first of equally good moves.")
  private boolean deterministic;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed gives the same moves (default: by the time of day).")
  @InRange(OptionRange.SEED)
  private @Nullable Long seed;

  @Mixin private MemoryOption memory = new MemoryOption();

  private PlayoffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The command, for which -1 after an option is a number and not a player. */
  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new PlayoffCommand(terminal)).setAllowOptionsAsOptionParameters(true);
  }

  @Override
  public Integer call() {
    Game rules = UserGames.load(game.name);
    Listener listener = new Listener(rules);
    return common.work(terminal, work -> play(rules, listener, work));
  }

  private int play(Game rules, Listener listener, LongWork work) {
    try (PlayingBooks books = new PlayingBookOption().open()) {
      PlayerFactories makers =
          new PlayerFactories(
              rules,
              memory.bytes() / 2,
              ANSWER_MILLIS,
              Knowledge.NONE.withBooks(books).withEvaluations(new PlayingEvaluations()));
      List<PlayerFactory> players = List.of(player(makers, first), player(makers, second));
      Limits limits = depth > 0 ? MostDepth.limits(depth, deterministic) : Limits.NONE;
      TimeControl control = new TimeControl(limits, 0, 0, ANSWER_MILLIS, ANSWER_MILLIS);
      long given = seed != null ? seed : deterministic ? 1 : System.nanoTime();
      ScheduledGame only = new ScheduledGame(1, 1, 0, 1, new Opening(rules.start()), given);
      new ConcurrentGames(players, control, listener, work::isStopped)
          .play(List.of(only).iterator(), 1, () -> {});
      return work.status(ExitStatus.DONE);
    }
  }

  private PlayerFactory player(PlayerFactories makers, PlayoffPlayer player) {
    String spec = player.spec(deterministic);
    return new PlayerFactory(player.label(), makers.factories(List.of(spec)).get(0).maker());
  }

  /** Prints the game as it goes, or all of it as JSON. */
  private final class Listener implements MatchListener {
    private final Game rules;
    private final GamePrinter printer;

    Listener(Game rules) {
      this.rules = rules;
      printer = new GamePrinter(terminal, rules, true);
    }

    @Override
    public void moved(String label, Position after, Reply reply, long micros) {
      if (common.json) {
        return;
      }
      printer.move(label, after, reply.valueText(), reply.nodes());
      if (!movesOnly && (after.moves().size() % 2 == 0 || after.outcome().isOver())) {
        printer.boardBelowNames(after);
      }
    }

    @Override
    public boolean ended(GameRecord record, Position end) {
      common
          .results(terminal)
          .print(
              () -> Json.write(GameJson.of(ReplayedGame.of(rules, record))),
              () -> printer.end(record, end));
      return true;
    }
  }
}
