package games.oxo.app.book;

import games.oxo.app.option.BookText;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.check.ProvenCheck;
import games.oxo.book.check.ProvenFilter;
import games.oxo.book.check.ProvenRow;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    description = {
      "Add other books to a book.",
      "Games are counted by the book that they were played for, so merging again counts nothing twice.",
      "What another book calls proven is solved again, and counts as proven only if that shows it."
    })
final class BookMergeCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "OTHER", description = "Books to add.")
  private List<String> others = List.of();

  @Mixin private BookFileOption book = new BookFileOption();

  @Option(
      names = "--trust",
      description = "Take over proven values as they are, from books that you have made yourself.")
  private boolean trust;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "Visit at most this many positions for each proven value (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.NODES)
  private long nodes = 100_000;

  @Mixin private MemoryOption memory = new MemoryOption();

  BookMergeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Says which proven values were left out; returns the exit status. */
  private int complain(ProvenFilter filter, LongWork work) {
    for (ProvenRow row : filter.listed()) {
      work.say("a fault: " + ProvenReport.fault(row));
    }
    if (filter.wrong() + filter.unsettled() > 0) {
      terminal.complain(
          Text.format(
              "left out as not proven: %d false values and %d that were not settled;"
                  + " --nodes allows more for each",
              filter.wrong(), filter.unsettled()));
    }
    return filter.wrong() > 0 ? ExitStatus.FAULT : ExitStatus.DONE;
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
    return common.work(terminal, work -> merge(loaded, address, added, work));
  }

  private int merge(Game loaded, BookAddress address, List<BookAddress> added, LongWork work) {
    work.whenStopped("stopped; the same command adds the rest");
    BookGame plain = BookGame.of(loaded);
    try (BookStore to = BookStore.open(plain, address)) {
      BookCounts before = to.counts();
      ProvenFilter filter =
          new ProvenFilter(
              new ProvenCheck(plain, Limits.nodes(nodes), memory.bytes(), work::isStopped));
      for (BookAddress each : added) {
        work.start("adding " + each);
        try (BookStore from = BookStore.openToRead(plain, each)) {
          new BookMerger(from, to, trust ? row -> true : filter).run(work::goOn);
        }
      }
      AdditionReport report = new AdditionReport(loaded, before, to.counts());
      work.results().printLines(() -> report.json(filter), () -> report.text() + "\n");
      return complain(filter, work);
    }
  }
}
