package games.oxo.app.engine;

import games.oxo.app.option.PlayingBookOption;
import games.oxo.app.option.PlayingBooks;
import games.oxo.app.option.TableOption;
import games.oxo.app.option.TablesOfGames;
import games.oxo.cli.option.EngineSpecOption;
import games.oxo.cli.option.HelpOption;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.InputLines;
import games.oxo.cli.terminal.Terminal;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "engine",
    description = {
      "Talk to an engine from a program, line by line (docs/bots.md#the-line-protocol).",
      "Reads commands from standard input and answers on standard output; 'setoption name engine'"
          + " chooses another engine than the one it begins with."
    })
public final class EngineCommand implements Runnable {
  private static final int SHARES = 4;

  /** More than anybody can wait for. */
  private static final long LONGEST_MILLIS = 1_000_000_000_000L;

  private final Terminal terminal;

  @Mixin HelpOption help = new HelpOption();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      defaultValue = "squava",
      description = "The game to begin with (default: ${DEFAULT-VALUE}).")
  private String game = "";

  @Mixin private EngineSpecOption engine = new EngineSpecOption("best");

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private TableOption table = new TableOption();

  @Mixin private PlayingBookOption book = new PlayingBookOption();

  public EngineCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    try (PlayingBooks books = book.open();
        TablesOfGames tables = new TablesOfGames(table, terminal)) {
      run(books, new ApiService(limits(), tables.knowledge()));
    }
  }

  /** Of the memory for a search a request gets a part: an engine and solvers may hold theirs. */
  private ApiLimits limits() {
    ApiLimits usual = ApiLimits.USUAL;
    return new ApiLimits(
        Math.min(memory.bytes() / SHARES, usual.bytes()), LONGEST_MILLIS, usual.textCharacters());
  }

  private void run(PlayingBooks books, ApiService service) {
    UgiSession session =
        new UgiSession(
            terminal.out(),
            UserGames.load(game),
            engine.name(),
            new EngineMeans(
                memory.bytes(), played -> table.open(played, terminal), books, service));
    InputLines in = new InputLines(terminal.in());
    try {
      InputLines.Line line = in.read();
      while (line != null && answer(session, line)) {
        line = in.read();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      session.close();
    }
  }

  private static boolean answer(UgiSession session, InputLines.Line line) {
    if (line.tooLong()) {
      session.complain(InputLines.TOO_LONG);
      return true;
    }
    return session.answer(line.text());
  }
}
