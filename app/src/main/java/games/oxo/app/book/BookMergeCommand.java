package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.UserGames;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    description = {
      "Add other books to a book.",
      "Games are counted by the book that they were played for, so merging again counts nothing twice."
    })
final class BookMergeCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "OTHER", description = "Books to add.")
  private List<String> others = List.of();

  @Mixin private BookFileOption book = new BookFileOption();

  BookMergeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    BookGame plain = BookGame.of(loaded);
    BookAddress address = book.address();
    List<BookAddress> added = others.stream().map(BookText::address).toList();
    if (added.contains(address)) {
      throw new InputException(Text.format("%s cannot be added to itself", address));
    }
    added.forEach(each -> BookStore.openToRead(plain, each).close());
    try (BookStore to = BookStore.open(plain, address)) {
      BookCounts before = to.counts();
      for (BookAddress each : added) {
        try (BookStore from = BookStore.openToRead(plain, each)) {
          new BookMerger(from, to).run();
        }
      }
      AdditionReport report = new AdditionReport(loaded, before, to.counts());
      terminal.out().println(common.json ? report.json() : report.text());
    }
  }
}
