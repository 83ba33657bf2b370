package games.oxo.app.book;

import games.oxo.app.option.AllThreadsOption;
import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.InRange;
import games.oxo.app.option.LimitOptions;
import games.oxo.app.option.MemoryOption;
import games.oxo.app.option.OptionRange;
import games.oxo.app.option.PositionArgument;
import games.oxo.app.option.ToMoveOption;
import games.oxo.app.option.UserGames;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.grow.Expander;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.Growth;
import games.oxo.book.grow.PathCosts;
import games.oxo.book.grow.SelfPlay;
import games.oxo.book.grow.SelfPlayRules;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "grow",
    description = {
      "Grow the opening book of a game, for minutes or for days.",
      "Ctrl-C stops it; the same command goes on from there. Several may grow one book."
    })
final class BookGrowCommand implements Callable<Integer> {
  private static final long DEFAULT_MILLIS = 200;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

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

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      defaultValue = "best",
      description = "The engine that thinks, with options if need be (default: ${DEFAULT-VALUE}).")
  private String engine = "best";

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
  @InRange(OptionRange.RANDOM_PLIES)
  private int openings;

  @Mixin private ExpandOptions expand = new ExpandOptions();

  @Mixin private SelfPlayOptions selfPlay = new SelfPlayOptions();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Another seed, other chances (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SEED)
  private long seed;

  BookGrowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    BookGame bookGame = BookGame.of(loaded);
    GrowPlan plan = plan(bookGame);
    BookAddress address = book.address();
    try (BookStore store = BookStore.open(bookGame, address);
        Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      GrowProgress listener = new GrowProgress(plan, method, progress, interrupt);
      BookCounts before = store.counts();
      Growth growth = grow(store, plan, listener);
      progress.clear();
      GrowReport report = new GrowReport(plan, method, address, growth, before, store.counts());
      boolean stopped = interrupt.requested();
      terminal.out().print(common.json ? report.json(stopped) : report.text());
      return stopped ? Interrupt.STATUS : ExitStatus.DONE;
    }
  }

  private Growth grow(BookStore store, GrowPlan plan, GrowProgress listener) {
    PathCosts costs = expand.costs();
    SelfPlayRules rules = selfPlay.rules();
    return method == GrowMethod.EXPAND
        ? new Expander(store, plan, costs, listener).run()
        : new SelfPlay(store, plan, rules, listener).run();
  }

  private GrowPlan plan(BookGame bookGame) {
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
    EngineSpec spec = EngineSpec.parse(engine);
    ConfiguredEngine tried =
        Engines.create(bookGame.plain(), spec, EngineContext.of(seed, 1 << 20));
    Limits own = tried.limits().equals(Limits.NONE) ? Limits.time(DEFAULT_MILLIS) : tried.limits();
    return new GrowPlan(
        given,
        openings,
        spec,
        limits.limits(own),
        solve,
        end.most(method),
        end.millis(),
        threads.pool().size(),
        memory.bytes(),
        seed);
  }
}
