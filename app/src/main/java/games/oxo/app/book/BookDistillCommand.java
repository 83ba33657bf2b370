package games.oxo.app.book;

import games.oxo.app.option.PlayingEvaluations;
import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.compact.CompactBook;
import games.oxo.book.distill.ChoiceRule;
import games.oxo.book.distill.DistillPlan;
import games.oxo.book.distill.Distiller;
import games.oxo.book.distill.Distrust;
import games.oxo.book.distill.Probe;
import games.oxo.book.distill.Refutation;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.DurationText;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "distill",
    description = {
      "Keep one move for each position of a book that its own player can reach, in a small file.",
      "With --probe each move is attacked before it is kept. What is refuted is corrected in the book,"
          + " and the position is grown first by the next 'oxo book grow'."
    })
final class BookDistillCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  @Mixin private OutputOption output = OutputOption.needed();

  @Mixin private ForceOption force = new ForceOption();

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "Keep the N most useful positions (default: all).")
  @InRange(OptionRange.BOOK_POSITIONS)
  private long positions = Long.MAX_VALUE;

  @Option(
      names = "--confidence",
      paramLabel = "C",
      defaultValue = "2",
      description =
          "C in the lower confidence bound, win rate - C / sqrt(games) (default: ${DEFAULT-VALUE}).")
  @Between(least = 0, most = 100)
  private double confidence;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "10",
      description = "A move needs N games unless it is proven (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.GAMES)
  private long games;

  @Option(
      names = "--bound",
      paramLabel = "P",
      defaultValue = "0.2",
      description = "The lower confidence bound must be above P (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SHARE)
  private double bound;

  @Option(
      names = "--probe",
      paramLabel = "TIME",
      description = "Attack each move for this long before it is kept, such as 1s.")
  private String probe = "";

  @Option(
      names = "--refute-below",
      paramLabel = "P",
      defaultValue = "0.15",
      description =
          "A move is refuted if the probe gives it a smaller chance (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SHARE)
  private double refuteBelow;

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  BookDistillCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Path file = output.path("distill needs a file for the compact book: -o FILE");
    Game loaded = UserGames.load(game.name);
    OutputFile.check(file, force.existing());
    long millis = probe.isEmpty() ? 0 : DurationText.millis("--probe", probe);
    long started = System.nanoTime();
    BookGame plain = BookGame.of(loaded);
    boolean withSwap = loaded.swapPly() >= 0;
    ChoiceRule rule = new ChoiceRule(confidence, games, bound);
    DistillPlan plan = new DistillPlan(rule, positions, withSwap);
    BookStore.openToRead(plain, book.address()).close();
    return common.work(
        terminal,
        work -> {
          try (BookStore store = BookStore.open(plain, book.address())) {
            DistilledBook distilled;
            List<Refutation> refuted = List.of();
            int probed = 0;
            if (millis == 0) {
              distilled = new Distiller(store, plan).distill();
            } else {
              Distrust distrust = distrust(store, plan, millis);
              work.start("attacking");
              distilled = distrust.run(new Attacks(work), work::isStopped);
              refuted = distrust.refutations();
              probed = distrust.probed();
            }
            byte[] bytes = CompactBook.write(distilled, true);
            OutputFile.write(file, force.existing(), out -> out.write(bytes));
            DistillReport report =
                new DistillReport(
                    loaded,
                    distilled,
                    output.text(),
                    bytes.length,
                    probe,
                    probed,
                    refuted,
                    micros(started));
            work.results().printLines(report::json, report::text);
            return work.status(ExitStatus.DONE);
          }
        });
  }

  private static long micros(long started) {
    return (System.nanoTime() - started) / 1000;
  }

  private Distrust distrust(BookStore store, DistillPlan plan, long millis) {
    WorkerPool pool = threads.pool();
    long each = memory.bytes() / pool.size() / 2;
    Probe.Effort effort = new Probe.Effort(Limits.time(millis), refuteBelow);
    EngineContext context = EngineContext.of(1, each).withEvaluations(new PlayingEvaluations());
    List<Probe> probes =
        Stream.generate(() -> new Probe(store.game(), effort, context)).limit(pool.size()).toList();
    return new Distrust(store, plan, probes, pool);
  }

  /** Shows how many moves were attacked; only the thread of the command writes. */
  private static final class Attacks implements Distrust.Listener {
    private final Thread owner = Thread.currentThread();
    private final LongWork work;

    Attacks(LongWork work) {
      this.work = work;
    }

    @Override
    public void progress(int probed, int left, int refuted) {
      if (Thread.currentThread().equals(owner)) {
        work.show(
            () ->
                Text.format("%d moves, %d refuted, %d left in this round", probed, refuted, left));
      }
    }
  }
}
