package games.oxo.app.book;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.app.option.TableOption;
import games.oxo.book.BookGame;
import games.oxo.book.deepen.DeepEffort;
import games.oxo.book.deepen.DeepPicture;
import games.oxo.book.deepen.DeepStudy;
import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.EngineSpecOption;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.LimitOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.value.ValueWords;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "deepen",
    description = {
      "Value all distinct first moves of a game, or all replies to each, with much effort.",
      "The exact solver is asked first, then an engine, usually for 10 seconds; both limits are for each"
          + " position. With -o"
          + " the values are kept in a file, and the same command continues; Ctrl-C prints what"
          + " there is."
    })
final class BookDeepenCommand implements Callable<Integer> {
  private static final long DEFAULT_MILLIS = 10_000;
  private static final long SOLVE_NODES = 20_000_000;

  /** Memory to see whether an engine can be made. */
  private static final long LITTLE = 1 << 20;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Between(least = 1, most = 2)
  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "1: the first moves; 2: the replies to each too (default: ${DEFAULT-VALUE}).",
      defaultValue = "1")
  private int plies;

  @Mixin private EngineSpecOption engine = new EngineSpecOption("best");

  @Mixin private LimitOptions limits = new LimitOptions();

  @InRange(OptionRange.NODES_OR_NONE)
  @Option(
      names = "--solve",
      paramLabel = "NODES",
      description =
          "Let the solver visit this many positions for each, however long it takes; 0 skips it"
              + " (default: as long as the engine, and 20000000 positions).")
  private @Nullable Long solve;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private TableOption table = new TableOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Keep the values in this file, and continue if it is there.")
  private String output = "";

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the values on boards, as a picture for the browser.")
  private String svg = "";

  @Mixin private ForceOption force = new ForceOption();

  BookDeepenCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    DeepStudy study = new DeepStudy(BookGame.of(loaded), plies);
    EvaluationSupply evaluations = new PlayingEvaluations();
    DeepEffort effort = effort(study.game().plain(), evaluations);
    long bytes = memory.bytes();
    @Nullable Path picture = svg.isEmpty() ? null : UserPath.of(svg);
    if (picture != null) {
      OutputFile.check(picture, force.existing());
    }
    @Nullable DeepenFile file =
        output.isEmpty() ? null : new DeepenFile(UserPath.of(output), study);
    return common.work(
        terminal,
        work -> {
          boolean complete;
          try (OptionalTable present = table.open(study.game().plain(), terminal);
              DeepenFile kept = file) {
            Runnable found = kept == null ? () -> {} : kept::changed;
            complete =
                new DeepenRun(study, effort, work)
                    .run(
                        threads.pool().size(),
                        bytes,
                        Knowledge.NONE.withTable(present.values()).withEvaluations(evaluations),
                        found);
          }
          report(loaded, study, picture, work.results());
          return complete ? ExitStatus.DONE : work.stop(stopped());
        });
  }

  private DeepEffort effort(Game plain, EvaluationSupply evaluations) {
    EngineSpec spec = EngineSpec.parse(engine.name());
    EngineContext context = EngineContext.of(seed.value(), LITTLE).withEvaluations(evaluations);
    ConfiguredEngine configured = Engines.create(plain, spec, context);
    Limits wanted = limits.limits(configured.limitsOr(plain.start(), DEFAULT_MILLIS));
    Limits ofSolver =
        solve != null ? Limits.nodes(solve) : Limits.nodes(SOLVE_NODES).withMillis(wanted.millis());
    return new DeepEffort(spec, wanted, ofSolver, seed.value());
  }

  private void report(Game loaded, DeepStudy study, @Nullable Path picture, Results results) {
    // A reader that closes its pipe early must not cost the picture.
    if (picture != null) {
      OutputFile.write(picture, force.existing(), new DeepPicture(study, ValueWords::of).svg());
    }
    DeepenPrinter printer = new DeepenPrinter(terminal, loaded, study);
    results.print(printer::json, printer::print);
  }

  private String stopped() {
    return output.isEmpty()
        ? "stopped; with -o FILE the same command could continue"
        : "stopped; the same command continues";
  }
}
