package games.oxo.app.book;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.ForceOption;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.InRange;
import games.oxo.app.option.OptionRange;
import games.oxo.app.option.ReadableBook;
import games.oxo.app.option.UserGames;
import games.oxo.app.option.UserPath;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.DistilledBook;
import games.oxo.book.export.BookExporter;
import games.oxo.book.export.BookSource;
import games.oxo.book.export.SourceAlphabet;
import games.oxo.book.export.SourceLanguage;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "export",
    description = {
      "Write a book as source code to paste into a bot: the replies, the decoder and the look-up.",
      "If not all positions fit, the most useful are kept (docs/books-export.md)."
    })
final class BookExportCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description =
          "A compact book, or a database, which is distilled (default: the book that comes with the"
              + " program).")
  private String book = "";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write; it must be given.")
  private String output = "";

  @InRange(OptionRange.CHARACTERS)
  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "100000",
      description = "The most characters of the source code (default: ${DEFAULT-VALUE}).")
  private int limit;

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "java",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private SourceLanguage language = SourceLanguage.JAVA;

  @Option(
      names = "--alphabet",
      paramLabel = "ALPHABET",
      defaultValue = "ascii",
      description =
          "ascii: characters that survive everything; unicode: more than twice the positions"
              + " (default: ${DEFAULT-VALUE}).")
  private SourceAlphabet alphabet = SourceAlphabet.ASCII;

  @Mixin private ForceOption force = new ForceOption();

  BookExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    if (output.isEmpty()) {
      throw new InputException("say where the source code goes: -o FILE");
    }
    Path target = UserPath.of(output);
    OutputFile.check(target, force.existing());
    long started = System.nanoTime();
    BookSource source = BookExporter.export(read(loaded), language, alphabet, limit);
    OutputFile.write(target, force.existing(), source.text());
    report(loaded, source, target, (System.nanoTime() - started) / 1000);
  }

  private DistilledBook read(Game loaded) {
    try (ReadableBook open =
        book.isEmpty() ? ReadableBook.builtIn(loaded) : ReadableBook.open(loaded, book)) {
      return open.distilled();
    }
  }

  private void report(Game loaded, BookSource source, Path target, long micros) {
    int characters = source.text().length();
    if (common.json) {
      terminal
          .out()
          .println(
              Json.write(
                  Json.object(
                      "game", loaded.id(),
                      "file", target.toString(),
                      "language", language.toString(),
                      "alphabet", alphabet.toString(),
                      "positions", source.positions(),
                      "available", source.available(),
                      "characters", characters,
                      "limit", limit,
                      "micros", micros)));
      return;
    }
    boolean all = source.positions() == source.available();
    String share = all ? "all " : Text.format("%d of ", source.positions());
    terminal
        .out()
        .println(
            Text.format(
                "%s: %s%d positions in %d characters, %.1f s",
                loaded.name(), share, source.available(), characters, micros / 1e6));
    terminal.out().println(target);
  }
}
