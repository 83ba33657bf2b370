package games.oxo.app.table;

import games.oxo.app.option.AllThreadsOption;
import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.MemoryOption;
import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.UserGames;
import games.oxo.app.option.UserPath;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.search.WorkerPool;
import games.oxo.session.json.Json;
import games.oxo.table.BuildListener;
import games.oxo.table.Table;
import games.oxo.table.TableBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "build",
    description = {
      "Build the table of a game: the value of every position that can be reached.",
      "Ctrl-C stops it, and whatever stopped it, the same command goes on from there."
    })
final class TableBuildCommand implements Callable<Integer> {
  /** With more positions than this a person should know before it begins. */
  private static final double MANY = 1e9;

  private static final double FAR_TOO_MANY = 1e13;

  /** What a position takes, on one processor; its value takes about half a byte. */
  private static final double SECONDS_EACH = 0.6e-6;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where the table goes (default: the game's own place in the usual folder).")
  private String output = "";

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  TableBuildCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WorkerPool pool = threads.pool();
    Game loaded = UserGames.load(game.name);
    Path file = output.isEmpty() ? OptionalTable.usualPlace().file(loaded) : UserPath.of(output);
    TableBuilder builder = new TableBuilder(loaded, file, memory.bytes(), pool);
    boolean before = Files.exists(file);
    if (!before) {
      warn(builder.mostPositions());
    }
    long started = System.nanoTime();
    // What there is to say is said before the interrupt is let go, for then the program may end.
    try (Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      boolean complete = builder.build(new TableProgress(progress, interrupt));
      progress.clear();
      if (!complete) {
        stopped(loaded, file);
        return Interrupt.STATUS;
      }
      long micros = (System.nanoTime() - started) / 1000;
      try (Table table = Table.open(loaded, file)) {
        report(table, before, micros);
      }
      return ExitStatus.DONE;
    }
  }

  private void stopped(Game loaded, Path file) {
    if (common.json) {
      print(Json.object("game", loaded.id(), "file", file.toString(), "complete", false));
    }
    say("stopped; the same command goes on from there");
  }

  /** Says before a long build how long it may become. */
  private void warn(double most) {
    if (most > FAR_TOO_MANY) {
      say("there may be up to 10^%.0f positions, more than any disk holds", Math.log10(most));
    } else if (most > MANY) {
      say(
          "there may be up to %.0f million positions, which would take %.0f hours and %.0f GB; often"
              + " there are far fewer",
          most / 1e6, most * SECONDS_EACH / 3600, most / 2e9);
    }
  }

  private void say(String format, Object... values) {
    terminal.err().println("oxo: " + String.format(Locale.ROOT, format, values));
  }

  private void report(Table table, boolean before, long micros) {
    if (common.json) {
      print(
          Json.object(
              "game", table.game().id(),
              "file", table.file().toString(),
              "complete", true,
              "positions", table.positions(),
              "layers", table.layers(),
              "bytes", table.bytes(),
              "micros", micros));
      return;
    }
    terminal
        .out()
        .println(
            Text.format(
                "%s: %d positions in %d layers, %d bytes, %s",
                table.game().name(),
                table.positions(),
                table.layers(),
                table.bytes(),
                before ? "already there" : Text.format("%.1f s", micros / 1e6)));
    terminal.out().println(table.file());
  }

  private void print(Object object) {
    terminal.out().println(Json.write(object));
  }

  /** Shows how far the work is, and stops it on Ctrl-C. */
  record TableProgress(Progress progress, Interrupt interrupt) implements BuildListener {
    @Override
    public void begins(Stage stage, int stones) {
      progress.clear();
      progress.start(
          switch (stage) {
            case FINDING -> Text.format("positions with %d stones", stones);
            case VALUING -> "values";
            case VERIFYING -> "verifying";
          });
    }

    @Override
    public boolean goOn(double fraction) {
      progress.show(fraction);
      return !interrupt.requested();
    }
  }
}
