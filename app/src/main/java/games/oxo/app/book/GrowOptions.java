package games.oxo.app.book;

import games.oxo.app.option.PlayingEvaluations;
import games.oxo.book.BookGame;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.store.BookAddress;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.EngineSpecOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.LimitOptions;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.PositionArgument;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.ToMoveOption;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of the commands that grow books: which book, how, and for how long. */
public final class GrowOptions {
  private static final long DEFAULT_MILLIS = 200;

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "expand",
      description =
          "expand: best-first expansion; selfplay: games of the engine against itself (default:"
              + " ${DEFAULT-VALUE}).")
  private GrowMethod method = GrowMethod.EXPAND;

  @Mixin private EngineSpecOption engine = new EngineSpecOption("best");

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = "--solve",
      paramLabel = "NODES",
      defaultValue = "20000",
      description =
          "expand: the exact solver may visit this many nodes for each position, 0 to do without"
              + " (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.NODES_OR_NONE)
  private long solve;

  @Mixin private GrowEnd end = new GrowEnd();

  @Option(
      names = "--from",
      paramLabel = "POSITION",
      description = "Grow what follows this position, such as 'e5 d4' (default: the start).")
  private String from = "";

  @Option(
      names = {"--random-plies", "--openings"},
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many moves at the beginning are all taken, however good, 0 to 2: drawn at random in games, and"
              + " each expanded (default: ${DEFAULT-VALUE}).")
  @Between(least = 0, most = 2)
  private int openings;

  @Mixin private ExpandOptions expand = new ExpandOptions();

  @Mixin private SelfPlayOptions selfPlay = new SelfPlayOptions();

  @Mixin private SeedOption seed = new SeedOption();

  /** The game, as the user names it. */
  public String game() {
    return game.name;
  }

  /** Where the book is. */
  public BookAddress address() {
    return book.address();
  }

  /** How the book is to grow, by the options of the method that was chosen. */
  public GrowWay way() {
    return switch (method) {
      case EXPAND -> GrowWay.expansion(expand.costs());
      case SELFPLAY -> GrowWay.selfPlay(selfPlay.rules());
    };
  }

  /**
   * What is to be done to let it grow.
   *
   * @param threads how many games or positions are in work at a time
   * @param bytes how much memory engines and solvers may take together
   * @throws InputException when the options do not fit the game or each other
   */
  public GrowPlan plan(BookGame bookGame, int threads, long bytes, Terminal terminal) {
    Position given =
        PositionArgument.read(
            bookGame.plain(),
            from.isEmpty() ? List.of() : List.of(from),
            new ToMoveOption(),
            terminal);
    if (given.outcome().isOver()) {
      throw new InputException(
          Text.format("there is nothing to grow: %s", RuleText.outcome(given)));
    }
    EngineSpec spec = EngineSpec.parse(engine.name());
    EvaluationSupply evaluations = new PlayingEvaluations();
    EngineContext context = EngineContext.of(seed.value(), 1 << 20).withEvaluations(evaluations);
    ConfiguredEngine tried = Engines.create(bookGame.plain(), spec, context);
    Limits own = tried.limits().equals(Limits.NONE) ? Limits.time(DEFAULT_MILLIS) : tried.limits();
    return new GrowPlan(
        given,
        openings,
        spec,
        evaluations,
        limits.limits(own),
        solve,
        end.most(method),
        end.millis(),
        threads,
        bytes,
        seed.value());
  }
}
