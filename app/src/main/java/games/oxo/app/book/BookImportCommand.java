package games.oxo.app.book;

import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.distill.Backup;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = {
      "Take over games and proofs into a book.",
      "A file is a log of 'oxo match' or 'oxo tournament', a certificate, which is checked first, or the"
          + " unfinished proof of 'oxo prove' (FILE.parts). Importing a file again counts nothing twice."
    })
final class BookImportCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "Files to read.")
  private List<String> files = List.of();

  @Mixin private BookFileOption book = new BookFileOption();

  BookImportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    BookGame plain = BookGame.of(loaded);
    List<ImportedFile> read = new ArrayList<>();
    for (String each : files) {
      Path file = UserPath.of(each);
      if (!Files.isRegularFile(file)) {
        throw new InputException(Text.format("there is no file %s", file));
      }
      read.add(ImportedFile.read(plain, file));
    }
    try (BookStore store = BookStore.open(plain, book.address())) {
      BookCounts before = store.counts();
      for (ImportedFile each : read) {
        each.writeTo(store);
      }
      Backup.correct(store);
      AdditionReport report = new AdditionReport(loaded, before, store.counts());
      common.results(terminal).printLines(report::json, () -> report.text() + "\n");
    }
  }
}
