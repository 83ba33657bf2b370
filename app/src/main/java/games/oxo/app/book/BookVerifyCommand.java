package games.oxo.app.book;

import games.oxo.app.option.ReadableBook;
import games.oxo.book.BookGame;
import games.oxo.book.BookReader;
import games.oxo.book.check.BookCheck;
import games.oxo.book.check.ProvenCheck;
import games.oxo.book.check.ProvenSample;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.session.json.Json;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verify",
    description = {
      "Check a book against the rules of its game, and its negamax values against its moves.",
      "With --proofs it also solves some of the values again that the book calls proven. The exit"
          + " status is 1 if something is wrong, and 3 if some of these values could not be solved."
    })
final class BookVerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  @Option(
      names = "--proofs",
      paramLabel = "N",
      description = "Solve this many of the proven values again, drawn by lot (default: none).")
  @InRange(OptionRange.BOOK_POSITIONS)
  private int proofs;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Visit at most this many positions for each (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.NODES)
  private long nodes = 2_000_000;

  @Mixin private SeedOption seed = new SeedOption(0);

  @Mixin private MemoryOption memory = new MemoryOption();

  BookVerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    BookGame plain = BookGame.of(loaded);
    return common.work(terminal, work -> verify(loaded, plain, work));
  }

  private int verify(Game loaded, BookGame plain, LongWork work) {
    try (ReadableBook opened = book.openGiven(loaded)) {
      BookReader reader = opened.reader();
      BookCheck check = new BookCheck(reader);
      check.run();
      ProvenReport sample = proofs == 0 ? null : solveAgain(plain, reader, work);
      work.results()
          .printLines(
              () -> json(loaded, check, sample),
              () -> text(loaded, check) + (sample == null ? "" : sample.text(loaded) + "\n"));
      check.faults().forEach(each -> work.say("a fault: " + each));
      if (sample != null) {
        sample.faults().forEach(each -> work.say("a fault: " + each));
      }
      return work.status(status(check, sample));
    }
  }

  private ProvenReport solveAgain(BookGame plain, BookReader reader, LongWork work) {
    ProvenSample sample = new ProvenSample(reader, proofs, seed.value());
    work.start(Text.format("solving %d proven values", sample.size()));
    BooleanSupplier stop = () -> !work.goOn(sample.done());
    sample.run(new ProvenCheck(plain, Limits.nodes(nodes), memory.bytes(), stop), stop);
    return new ProvenReport(sample);
  }

  private static int status(BookCheck check, @Nullable ProvenReport sample) {
    return check.wrong() > 0
        ? ExitStatus.FAULT
        : sample == null ? ExitStatus.DONE : sample.status();
  }

  private static String text(Game game, BookCheck check) {
    return Text.format(
        "%s: %d positions and %d moves checked, %s\n",
        game.name(),
        check.positions(),
        check.moves(),
        check.wrong() == 0 ? "all right" : check.wrong() + " faults");
  }

  private static String json(Game game, BookCheck check, @Nullable ProvenReport sample) {
    boolean right = check.wrong() == 0 && (sample == null || sample.status() == ExitStatus.DONE);
    return Json.write(
        Json.object(
            "game", game.id(),
            "right", right,
            "positions", check.positions(),
            "moves", check.moves(),
            "wrong", check.wrong(),
            "faults", check.faults(),
            "proofs", sample == null ? null : sample.json()));
  }
}
