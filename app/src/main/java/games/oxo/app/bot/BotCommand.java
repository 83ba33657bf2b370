package games.oxo.app.bot;

import games.oxo.app.option.SourceOptions;
import games.oxo.app.option.SourceReport;
import games.oxo.book.export.BotProtocol;
import games.oxo.book.export.BotSettings;
import games.oxo.book.export.SourceText;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "bot",
    description = {
      "Write a complete bot for a line game as one source file: opening book, evaluation, search,"
          + " and a protocol.",
      "Without --book and --eval it has what engines would find by themselves: the book that comes"
          + " with the program, and the evaluation beside the definition or of the program;"
          + " otherwise no book, and weights made by hand. docs/bots.md explains it."
    })
public final class BotCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private SourceOptions options = new SourceOptions();

  @Option(
      names = "--protocol",
      paramLabel = "PROTOCOL",
      defaultValue = "ugi",
      description =
          "ugi: OXO's line protocol; codingame: that of Yavalath on CodinGame (default:"
              + " ${DEFAULT-VALUE}).")
  private BotProtocol protocol = BotProtocol.UGI;

  @InRange(OptionRange.MILLIS)
  @Option(
      names = "--first-time",
      paramLabel = "MS",
      defaultValue = "1000",
      description =
          "Milliseconds for the first move, where nobody says otherwise (default:"
              + " ${DEFAULT-VALUE}).")
  private long firstMillis;

  @InRange(OptionRange.MILLIS)
  @Option(
      names = "--time",
      paramLabel = "MS",
      defaultValue = "100",
      description =
          "Milliseconds for each other move, where nobody says otherwise (default:"
              + " ${DEFAULT-VALUE}).")
  private long millis;

  public BotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    Path target = options.target();
    long started = System.nanoTime();
    SourceText source = options.bot(loaded, new BotSettings(protocol, firstMillis, millis));
    options.write(target, source);
    long micros = (System.nanoTime() - started) / 1000;
    new SourceReport(loaded, options, source, target, micros)
        .print(common.results(terminal), "a bot with ");
  }
}
