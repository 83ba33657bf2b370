package games.oxo.app.book;

import games.oxo.app.option.ReadableBook;
import games.oxo.book.BookReader;
import games.oxo.book.browse.BookPages;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.OutputFolder;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
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

  @Between(least = 1, most = 100_000)
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
    return common.work(terminal, work -> write(asked, folder, work));
  }

  private int write(Position asked, OutputFolder folder, LongWork work) {
    work.whenStopped("stopped; nothing was written");
    try (ReadableBook open = book.open(asked.game())) {
      work.start("pages");
      BookReader reader = open.reader();
      Game rules = asked.swapPending() ? asked.game() : reader.game().plain();
      Position start = new BookPages(rules, reader).plain(asked);
      BookBrowser browser = new BookBrowser(rules, reader, ValueWords::of);
      int[] found = {0};
      int pages =
          browser.find(
              start,
              depth,
              most,
              () -> {
                if (work.isStopped()) {
                  throw new SearchStopped();
                }
                found[0]++;
                work.show(() -> found[0] + " found");
              });
      if (pages == 0) {
        throw new InputException("the book does not have this position");
      }
      folder.write(FILE, browser.dataPage().html().getBytes(StandardCharsets.UTF_8));
      report(asked, folder, pages, work.results());
      return ExitStatus.DONE;
    }
  }

  private static void report(Position asked, OutputFolder folder, int pages, Results results) {
    Path first = folder.file(FILE);
    results.printLines(
        () ->
            Json.write(
                Json.object("game", asked.game().id(), "file", first.toString(), "pages", pages)),
        () ->
            Text.format(
                "%s: %d %s\n%s\n",
                asked.game().name(), pages, pages == 1 ? "page" : "pages", first));
  }
}
