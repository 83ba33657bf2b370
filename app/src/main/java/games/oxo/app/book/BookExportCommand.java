package games.oxo.app.book;

import games.oxo.app.option.SourceOptions;
import games.oxo.app.option.SourceReport;
import games.oxo.book.export.SourceText;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "export",
    description = {
      "Write a book as source code to paste into a bot: the replies, the decoder and the look-up;"
          + " with --eval also an evaluation.",
      "If not all fits, weights are rounded and the most useful positions are kept"
          + " (docs/books.md#books-in-source-code). Without --book it is the book that comes with the program."
    })
final class BookExportCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private SourceOptions options = new SourceOptions();

  BookExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    Path target = options.target();
    long started = System.nanoTime();
    SourceText source = options.classes(loaded);
    options.write(target, source);
    long micros = (System.nanoTime() - started) / 1000;
    new SourceReport(loaded, options, source, target, micros).print(common.results(terminal), "");
  }
}
