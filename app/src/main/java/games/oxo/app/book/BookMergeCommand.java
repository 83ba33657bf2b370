package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.UserGames;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    description = {
      "Add other books to a book.",
      "Games are counted by the book that they were played for, so merging again counts nothing twice."
    })
final class BookMergeCommand implements Callable<Integer> {
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
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    BookGame plain = BookGame.of(loaded);
    BookAddress address = book.address();
    List<BookAddress> added = others.stream().map(BookText::address).toList();
    if (added.contains(address)) {
      throw new InputException(Text.format("%s cannot be added to itself", address));
    }
    added.forEach(each -> BookStore.openToRead(plain, each).close());
    try (BookStore to = BookStore.open(plain, address);
        Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      BookCounts before = to.counts();
      for (BookAddress each : added) {
        progress.start("adding " + each);
        try (BookStore from = BookStore.openToRead(plain, each)) {
          new BookMerger(from, to)
              .run(
                  fraction -> {
                    progress.show(fraction);
                    return !interrupt.requested();
                  });
        } catch (SearchStopped e) {
          progress.clear();
          terminal.err().println("oxo: stopped; the same command adds the rest");
          return Interrupt.STATUS;
        }
      }
      progress.clear();
      AdditionReport report = new AdditionReport(loaded, before, to.counts());
      terminal.out().println(common.json ? report.json() : report.text());
      return ExitStatus.DONE;
    }
  }
}
