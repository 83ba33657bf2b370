package games.oxo.app.table;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import games.oxo.table.TableVerifier;
import games.oxo.table.Verification;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "verify",
    description = {
      "Check the table of a game: derive every value anew, with code independent of the builder.",
      "Ctrl-C stops it; the same command continues after the last layer that was right.",
      "The exit status is 1 if something is wrong."
    })
final class TableVerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private TableFileOption file = new TableFileOption();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  TableVerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WorkerPool pool = threads.pool();
    Game loaded = UserGames.load(game.name);
    long started = System.nanoTime();
    return common.work(
        terminal,
        work -> {
          try (Table table = file.open(loaded)) {
            Path kept = progressFile(table);
            Verification found =
                new TableVerifier(table, memory.bytes(), pool, new TableProgress(work), kept)
                    .verify();
            return report(loaded, found, (System.nanoTime() - started) / 1000, work);
          }
        });
  }

  /** Where to write how far it came; null where nothing can be written. */
  private @Nullable Path progressFile(Table table) {
    Path kept = TableVerifier.progressFile(table.file());
    try {
      OutputFile.check(kept, OutputFile.Existing.REPLACE);
      return kept;
    } catch (InputException e) {
      terminal.err().println("oxo: it cannot be continued if it is stopped: " + e.getMessage());
      return null;
    }
  }

  private static int report(Game loaded, Verification found, long micros, LongWork work) {
    work.results().printLines(() -> json(loaded, found, micros), () -> text(loaded, found, micros));
    if (found.isRight()) {
      return ExitStatus.DONE;
    }
    if (found.fault().isEmpty()) {
      return work.stop("stopped; run the same command again to continue");
    }
    work.say("a fault: " + found.fault());
    return ExitStatus.FAULT;
  }

  private static String json(Game loaded, Verification found, long micros) {
    return Json.write(
        Json.object(
            "game", loaded.id(),
            "right", found.isRight(),
            "complete", found.complete(),
            "fault", found.fault().isEmpty() ? null : found.fault(),
            "positions", found.positions(),
            "moves", found.moves(),
            "micros", micros));
  }

  private static String text(Game loaded, Verification found, long micros) {
    return Text.format(
        "%s: %d positions are right, %d moves compared, %.1f s\n",
        loaded.name(), found.positions(), found.moves(), micros / 1e6);
  }
}
