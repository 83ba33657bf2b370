package games.oxo.cluster.command;

import games.oxo.app.option.BookText;
import games.oxo.book.store.BookAddress;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.PositionList;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.cluster.solve.SolveEffort;
import games.oxo.cluster.solve.SolveJob;
import games.oxo.cluster.solve.SolveReport;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionLine;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.table.BuildListener;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "solve",
    description = {
      "Find the exact values of many positions.",
      "They are those of a file, or all with some number of stones, of which symmetric ones count as"
          + " one. Values are written to the folder as Parquet files, and with -o to a book. Whatever"
          + " is finished is kept: after Ctrl-C or a crash the same command continues."
    })
final class ClusterSolveCommand implements Callable<Integer> {
  /** Some millions of positions. */
  private static final int MAX_BYTES = 200_000_000;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "A file with one position per line, as for 'oxo solve'.")
  private String file = "";

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "Instead of a file: all positions with this many stones.")
  @InRange(OptionRange.STONES)
  private @Nullable Integer plies;

  @Mixin private FolderOption folder = new FolderOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "BOOK",
      description = "Add the values to this book, a file or jdbc:postgresql://…")
  private String book = "";

  @Option(
      names = "--extract",
      paramLabel = "FILE",
      description = "With --plies: write an extract, as 'oxo table extract --solve' does.")
  private String extract = "";

  @Mixin private ForceOption force = new ForceOption();

  @Option(names = "--best", description = "Find all best moves too, which takes longer.")
  private boolean best;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Give up on a position after visiting this many (default: never).")
  @InRange(OptionRange.NODES)
  private long nodes;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "Memory of each solver, such as 512m (default: half of an executor's, divided by its"
              + " cores).")
  private String memory = "";

  @Mixin private MasterOption master = new MasterOption();

  ClusterSolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    check();
    PortableGame portable = PortableGame.of(UserGames.sources(game.name));
    SolveEffort effort = new SolveEffort(best, nodes, MemorySize.bytes("--memory", memory));
    SharedFolder shared = folder.open("cluster solve");
    BookAddress address = book.isEmpty() ? null : BookText.address(book);
    return common.work(
        terminal,
        UntilCtrlC.of(
            work -> {
              work.whenStopped("stopped; the same command continues");
              return solve(portable, effort, shared, address, work);
            }));
  }

  private int solve(
      PortableGame portable,
      SolveEffort effort,
      SharedFolder shared,
      @Nullable BookAddress address,
      LongWork work) {
    long started = System.nanoTime();
    SolveJob job =
        plies != null
            ? SolveJob.ofOpenings(portable, plies, effort, shared, work::isStopped)
            : SolveJob.of(portable, positions(portable.game()), effort, shared);
    int before = job.solvedBefore();
    SolveReport report = solve(job, work);
    SolvePrint print =
        new SolvePrint(
            terminal, portable.game(), report, before, folder.nameOf(SolveReport.RESULTS));
    if (address != null) {
      work.start("writing the book");
      print.book(book, job.writeBook(address));
    }
    if (!extract.isEmpty() && report.unsettled() + report.failed() == 0) {
      writeExtract(job, work, print);
    }
    print.print((System.nanoTime() - started) / 1000, work.results());
    return status(report);
  }

  private void check() {
    if ((plies == null) == file.isEmpty()) {
      throw new InputException("cluster solve needs a file of positions, or --plies N");
    }
    if (!extract.isEmpty()) {
      if (plies == null) {
        throw new InputException(
            "--extract needs all positions with some number of stones: --plies N");
      }
      OutputFile.check(UserPath.of(extract), force.existing());
    }
  }

  /** All are read before anything is solved, so that a wrong line costs no time. */
  private List<Position> positions(Game loaded) {
    List<Position> positions = new ArrayList<>();
    String text = TextFile.read(UserPath.of(file), MAX_BYTES);
    for (PositionList.Entry entry : PositionList.of(loaded, text)) {
      try {
        String position =
            entry.whole() ? entry.text() : PositionLine.of(loaded, entry.text()).position();
        Position read = PositionReader.read(loaded, position);
        if (read.outcome().isOver()) {
          throw new InputException(
              Text.format("there is nothing to solve: %s", RuleText.outcome(read)));
        }
        positions.add(read);
      } catch (InputException e) {
        throw e.at(file, entry.line());
      }
    }
    if (positions.isEmpty()) {
      throw new InputException("there is no position in " + file);
    }
    return positions;
  }

  private SolveReport solve(SolveJob job, LongWork work) {
    try (SparkConnection connection = master.connect("solve", terminal)) {
      return job.run(connection, work);
    }
  }

  private void writeExtract(SolveJob job, LongWork work, SolvePrint print) {
    work.start("writing the extract");
    int stones = plies == null ? 0 : plies;
    byte[] bytes =
        job.extract(
                stones,
                new BuildListener() {
                  @Override
                  public void begins(Stage stage, int most) {}

                  @Override
                  public boolean goOn(double fraction) {
                    return work.goOn(fraction);
                  }
                })
            .bytes();
    OutputFile.write(UserPath.of(extract), force.existing(), out -> out.write(bytes));
    print.extract(extract, bytes.length);
  }

  private static int status(SolveReport report) {
    return report.failed() > 0
        ? ExitStatus.FAULT
        : report.unsettled() > 0 ? ExitStatus.UNSETTLED : ExitStatus.DONE;
  }
}
