package games.oxo.app.analyze;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingBookOption;
import games.oxo.app.option.PlayingBooks;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.app.option.TableOption;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.EngineSpecOption;
import games.oxo.cli.option.LimitOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.ThreadsOption;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Analysis;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "analyze",
    description = {
      "Let an engine think about a position.",
      "Shows every legal move with its value and the play that the engine expects. Ctrl-C stops it"
          + " and shows what it has found."
    })
public final class AnalyzeCommand implements Callable<Integer> {
  private static final long DEFAULT_MILLIS = 2000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Mixin
  private EngineSpecOption engine =
      new EngineSpecOption("best, or mcts-solver to count simulations");

  @Mixin private LimitOptions limits = new LimitOptions();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private TableOption table = new TableOption();

  @Mixin private PlayingBookOption book = new PlayingBookOption();

  @Option(
      names = "--top",
      paramLabel = "N",
      description =
          "List the N best moves (default: as many as fit on the screen; all where there is none).")
  @Between(least = 1, most = 1000)
  private int top;

  @Option(names = "--verbose", description = "Show values as the engine's own numbers too.")
  private boolean verbose;

  @Mixin private SeedOption seed = new SeedOption();

  public AnalyzeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position position = given.read(terminal);
    try (OptionalTable present = table.open(position.game(), terminal);
        PlayingBooks books = book.open()) {
      return analyze(position, present, books);
    }
  }

  private int analyze(Position position, OptionalTable present, PlayingBooks books) {
    Game loaded = position.game();
    EngineContext context =
        EngineContext.of(seed.value(), memory.bytes())
            .withDeterministic(true)
            .withWorkers(threads.pool())
            .withTable(present.values())
            .withBooks(books)
            .withEvaluations(new PlayingEvaluations());
    EngineSpec spec =
        EngineSpec.parse(engine.or(limits.countsSimulations() ? "mcts-solver" : "best"));
    ConfiguredEngine configured = Engines.create(loaded, spec, context);
    OpeningBook opening = Engines.book(loaded, spec, context);
    if (position.outcome().isOver()) {
      throw new InputException(
          Text.format("there is nothing to analyze: %s", RuleText.outcome(position)));
    }
    SearchRequest request =
        SearchRequest.of(limits.limits(configured.limitsOr(position, DEFAULT_MILLIS)))
            .withEveryMove(true);
    AnalysisPrinter printer =
        new AnalysisPrinter(
            terminal, position, configured.engine().name(), top, verbose, opening.reply(position));
    return common.work(
        terminal,
        work -> {
          Analysis analysis =
              configured.engine().think(position, request, new Shown(printer, work));
          work.results().print(() -> printer.json(analysis, true), () -> printer.last(analysis));
          return ExitStatus.DONE;
        });
  }

  /** Prints what the search has found so far, until Ctrl-C. */
  private record Shown(AnalysisPrinter printer, LongWork work) implements SearchListener {
    @Override
    public void found(Analysis analysis) {
      work.results().print(() -> printer.json(analysis, false), () -> printer.live(analysis));
    }

    @Override
    public boolean stop() {
      return work.isStopped();
    }
  }
}
