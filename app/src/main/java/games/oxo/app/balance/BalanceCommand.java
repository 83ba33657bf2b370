package games.oxo.app.balance;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.app.option.TableOption;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ConcurrencyOption;
import games.oxo.cli.option.EngineSpecOption;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceRun;
import games.oxo.match.record.LogWriter;
import games.oxo.report.BalancePage;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.balance.StudyEngine;
import games.oxo.session.json.Json;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "balance",
    description = {
      "Measure whether a game is fair, lively and deep.",
      "An engine plays itself from the empty board, first moves are solved or evaluated, and each"
          + " level plays the one below. docs/definition.md#balance explains the figures. Ctrl-C stops the run"
          + " and prints the figures so far."
    })
public final class BalanceCommand implements Callable<Integer> {
  private static final int GAMES = 400;
  private static final int LADDER = 40;
  private static final long SOLVE_MILLIS = 10_000;
  private static final int QUICK_GAMES = 60;
  private static final long QUICK_SOLVE_MILLIS = 1000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games the engine plays against itself (default: 400).")
  @InRange(OptionRange.GAMES)
  private @Nullable Integer games;

  @Mixin private EngineSpecOption engine = new EngineSpecOption(BalanceRun.ENGINE);

  @Option(
      names = "--ladder",
      paramLabel = "N",
      description =
          "How many games each level plays against the one below, an even number (default: 40; 0 skips"
              + " them).")
  @Between(least = 0, most = 1_000_000, even = true)
  private @Nullable Integer ladder;

  @Option(
      names = "--solve",
      paramLabel = "MS",
      description =
          "How long the solver may work on the values of the first moves (default: 10000; 0 skips"
              + " it).")
  @InRange(OptionRange.MILLIS_OR_NONE)
  private @Nullable Long solve;

  @Option(
      names = "--quick",
      description = "A first look: --games 60 --ladder 0 --solve 1000, unless these are given.")
  private boolean quick;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ConcurrencyOption concurrency = new ConcurrencyOption();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with charts for the browser.")
  private String html = "";

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Store the games of the engine against itself, each as it ends.")
  private String log = "";

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private TableOption table = new TableOption();

  public BalanceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    BalanceRun.Plan plan = plan();
    Game loaded = UserGames.load(game.name);
    EngineSpec spec = EngineSpec.parse(plan.engine());
    Knowledge known = Knowledge.NONE.withEvaluations(new PlayingEvaluations());
    StudyEngine.limitsOf(loaded, spec, StudyEngine.USUAL, known);
    @Nullable Path page = html.isEmpty() ? null : UserPath.of(html);
    if (page != null) {
      OutputFile.check(page, force.existing());
    }
    long bytes = memory.bytes();
    return common.work(
        terminal,
        work -> {
          try (OptionalTable present = table.open(loaded, terminal)) {
            BalanceRun run =
                new BalanceRun(
                    loaded, plan, bytes, known.withTable(present.values()), work, work::isStopped);
            BalanceResult found = run(run);
            work.results()
                .print(
                    () -> Json.write(BalanceJson.of(found)),
                    () -> new BalancePrinter(terminal, found).print());
            if (page != null) {
              OutputFile.write(page, force.existing(), BalancePage.html(found));
            }
            return found.complete() ? ExitStatus.DONE : work.stop(stopped(plan, found));
          }
        });
  }

  private BalanceResult run(BalanceRun run) {
    if (log.isEmpty()) {
      return run.run(any -> {});
    }
    try (LogWriter writer = LogWriter.create(UserPath.of(log), force.existing(), run.header())) {
      return run.run(writer::add);
    }
  }

  private static String stopped(BalanceRun.Plan plan, BalanceResult found) {
    int played = found.study().games();
    String when =
        played < plan.games() ? Text.format(" after %d of %d games", played, plan.games()) : "";
    return Text.format("stopped%s; the figures cover what was finished", when);
  }

  private BalanceRun.Plan plan() {
    int wantedGames = games != null ? games : quick ? QUICK_GAMES : GAMES;
    int wantedLadder = ladder != null ? ladder : quick ? 0 : LADDER;
    long wantedSolve = solve != null ? solve : quick ? QUICK_SOLVE_MILLIS : SOLVE_MILLIS;
    int workers = concurrency.number();
    return new BalanceRun.Plan(
        engine.name().strip(), wantedGames, wantedLadder, wantedSolve, seed.value(), workers);
  }
}
