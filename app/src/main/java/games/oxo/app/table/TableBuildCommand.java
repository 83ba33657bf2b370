package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import games.oxo.table.TableEstimate;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "build",
    description = {
      "Build the table of a game: the value of every position that can be reached.",
      "Ctrl-C stops it; whatever stopped it, the same command continues from there."
    })
final class TableBuildCommand implements Callable<Integer> {
  /** A longer build is announced before it begins. */
  private static final double MANY_SECONDS = 60;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin
  private OutputOption output =
      OutputOption.otherwise("the game's own file in the folder of tables");

  @Option(
      names = "--force",
      description =
          "Start even if there seems to be too little space, and replace an existing file that is not a"
              + " table of this game.")
  private boolean force;

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  TableBuildCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WorkerPool pool = threads.pool();
    Game loaded = UserGames.load(game.name);
    Path file = output.path().orElseGet(() -> OptionalTable.usualPlace().file(loaded));
    TableBuilder builder = new TableBuilder(loaded, file, memory.bytes(), pool);
    boolean before = Files.exists(file);
    if (!before) {
      announce(builder.estimate());
    }
    long started = System.nanoTime();
    return common.work(
        terminal,
        work -> {
          boolean complete = builder.build(Existing.of(force), new TableProgress(work));
          long micros = (System.nanoTime() - started) / 1000;
          if (!complete) {
            work.results().printJson(() -> stopped(loaded, file));
            return work.stop("stopped; run the same command again to continue");
          }
          try (Table table = Table.open(loaded, file)) {
            work.results().printLines(() -> json(table, micros), () -> text(table, before, micros));
          }
          return ExitStatus.DONE;
        });
  }

  private static String stopped(Game loaded, Path file) {
    return Json.write(Json.object("game", loaded.id(), "file", file.toString(), "complete", false));
  }

  /** Refuses a build for which there is no room, and says how long a long one takes. */
  private void announce(TableEstimate estimate) {
    if (!force) {
      estimate.check();
    }
    if (estimate.seconds() > MANY_SECONDS) {
      terminal
          .err()
          .println(
              Text.format(
                  "oxo: about %.0f million positions, %s, and %.0f minutes of one processor",
                  estimate.positions() / 1e6,
                  TableEstimate.size(estimate.bytes()),
                  estimate.seconds() / 60));
    }
  }

  private static String json(Table table, long micros) {
    return Json.write(
        Json.object(
            "game", table.game().id(),
            "file", table.file().toString(),
            "complete", true,
            "positions", table.positions(),
            "layers", table.layers(),
            "bytes", table.bytes(),
            "micros", micros));
  }

  private static String text(Table table, boolean before, long micros) {
    return Text.format(
        "%s: %d positions in %d layers, %d bytes, %s\n%s\n",
        table.game().name(),
        table.positions(),
        table.layers(),
        table.bytes(),
        before ? "already there" : Text.format("%.1f s", micros / 1e6),
        table.file());
  }
}
