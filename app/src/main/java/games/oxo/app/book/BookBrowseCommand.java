package games.oxo.app.book;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.ForceOption;
import games.oxo.app.option.InRange;
import games.oxo.app.option.OptionRange;
import games.oxo.app.option.OutputFolder;
import games.oxo.app.option.PositionParameter;
import games.oxo.app.option.ReadableBook;
import games.oxo.app.option.UserPath;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.BookReader;
import games.oxo.book.browse.BookPages;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.report.BookBrowser;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "browse",
    description = {
      "Write a book as an HTML file to walk through, with a page for each position.",
      "Open index.html in the folder; it needs neither a server nor a connection."
    })
final class BookBrowseCommand implements Callable<Integer> {
  private static final String FILE = "index.html";

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to; it is made if it is not there.")
  private String output = "";

  @InRange(OptionRange.STONES)
  @Option(
      names = "--depth",
      paramLabel = "N",
      defaultValue = "6",
      description = "Go this many stones deep (default: ${DEFAULT-VALUE}).")
  private int depth;

  @InRange(OptionRange.PAGES)
  @Option(
      names = "--pages",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "At most this many pages, those near the start first (default: ${DEFAULT-VALUE}).")
  private int most;

  @Mixin private ForceOption force = new ForceOption();

  BookBrowseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position asked = given.read(terminal);
    if (output.isEmpty()) {
      throw new InputException("say which folder to write to: -o DIR");
    }
    OutputFolder folder = OutputFolder.of(UserPath.of(output), force.existing());
    try (ReadableBook open = book.open(asked.game());
        Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      progress.start("pages");
      BookReader reader = open.reader();
      Game rules = asked.swapPending() ? asked.game() : reader.game().plain();
      Position start = new BookPages(rules, reader).plain(asked);
      BookBrowser browser = new BookBrowser(rules, reader, ValueWords::of);
      int[] found = {0};
      int pages;
      try {
        pages =
            browser.find(
                start,
                depth,
                most,
                () -> {
                  if (interrupt.requested()) {
                    throw new SearchStopped();
                  }
                  found[0]++;
                  progress.show(() -> found[0] + " found");
                });
      } catch (SearchStopped e) {
        progress.clear();
        terminal.err().println("oxo: stopped; nothing was written");
        return Interrupt.STATUS;
      }
      if (pages == 0) {
        throw new InputException("the book does not have this position");
      }
      folder.write(FILE, browser.dataPage().html().getBytes(StandardCharsets.UTF_8));
      progress.clear();
      report(asked, folder, pages);
      return ExitStatus.DONE;
    }
  }

  private void report(Position asked, OutputFolder folder, int pages) {
    Path first = folder.file(FILE);
    terminal
        .out()
        .println(
            common.json
                ? Json.write(
                    Json.object(
                        "game", asked.game().id(), "file", first.toString(), "pages", pages))
                : Text.format(
                    "%s: %d %s\n%s",
                    asked.game().name(), pages, pages == 1 ? "page" : "pages", first));
  }
}
