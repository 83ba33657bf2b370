package games.oxo.app.table;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.Progress;
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
    // What there is to say is said before the interrupt is let go, for then the program may end.
    try (Table table = file.open(loaded);
        Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      TableProgress listener = new TableProgress(progress, interrupt);
      Path kept = progressFile(table);
      Verification found = new TableVerifier(table, memory.bytes(), pool, listener, kept).verify();
      progress.clear();
      return report(loaded, found, (System.nanoTime() - started) / 1000);
    }
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

  private int report(Game loaded, Verification found, long micros) {
    if (common.json) {
      terminal
          .out()
          .println(
              Json.write(
                  Json.object(
                      "game", loaded.id(),
                      "right", found.isRight(),
                      "complete", found.complete(),
                      "fault", found.fault().isEmpty() ? null : found.fault(),
                      "positions", found.positions(),
                      "moves", found.moves(),
                      "micros", micros)));
    } else {
      terminal
          .out()
          .println(
              Text.format(
                  "%s: %d positions are right, %d moves compared, %.1f s",
                  loaded.name(), found.positions(), found.moves(), micros / 1e6));
    }
    if (found.isRight()) {
      return ExitStatus.DONE;
    }
    boolean stopped = found.fault().isEmpty();
    terminal
        .err()
        .println(
            stopped
                ? "oxo: stopped; run the same command again to continue"
                : "oxo: a fault: " + found.fault());
    return stopped ? Interrupt.STATUS : ExitStatus.FAULT;
  }
}
