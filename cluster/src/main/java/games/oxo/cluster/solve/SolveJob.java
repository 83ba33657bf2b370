package games.oxo.cluster.solve;

import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.cluster.storage.SharedFolder;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.table.BuildListener;
import games.oxo.table.extract.Extract;
import games.oxo.table.extract.ExtractBuilder;
import games.oxo.table.extract.SolvedOpenings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import scala.Tuple2;

/**
 * Solves many positions on a cluster. Each task leaves its results as a part in the shared folder,
 * so that a run that was interrupted in any way is continued by the next one. Then other tasks
 * write all results as Parquet files.
 */
public final class SolveJob {
  private static final int ROWS_A_FILE = 100_000;
  private static final long LITTLE_MEMORY = 1 << 20;

  private final PortableGame portable;
  private final Game game;
  private final PositionBlock positions;
  private final SolveEffort effort;
  private final SolveFolder folder;

  private SolveJob(
      PortableGame portable, PositionBlock positions, SolveEffort effort, SharedFolder shared) {
    this.portable = portable;
    this.game = portable.game();
    this.positions = positions;
    this.effort = effort;
    folder = SolveFolder.prepare(shared, game, positions, effort);
  }

  /**
   * Prepares to solve some positions.
   *
   * @throws InputException when the folder cannot be used or belongs to another job
   */
  public static SolveJob of(
      PortableGame game, List<Position> positions, SolveEffort effort, SharedFolder shared) {
    return new SolveJob(game, PositionBlock.of(positions), effort, shared);
  }

  /**
   * Prepares to solve all canonical positions with some number of stones.
   *
   * @throws InputException when there are none, a swap is still possible, or the folder cannot be
   *     used or belongs to another job
   * @throws SearchStopped when Ctrl-C was pressed
   */
  public static SolveJob ofOpenings(
      PortableGame game,
      int stones,
      SolveEffort effort,
      SharedFolder shared,
      BooleanSupplier stop) {
    return new SolveJob(game, Openings.find(game.game(), stones, stop), effort, shared);
  }

  /** How many positions there are. */
  public int size() {
    return positions.size();
  }

  /** How many of them have been solved by earlier runs. */
  public int solvedBefore() {
    return size() - folder.missing().stream().mapToInt(this::sizeOf).sum();
  }

  private int sizeOf(int part) {
    return folder.begin(part + 1) - folder.begin(part);
  }

  /**
   * Solves what is not solved yet, and writes the results.
   *
   * @throws SearchStopped when Ctrl-C was pressed
   * @throws InputException when the cluster fails, or a part is damaged
   */
  public SolveReport run(SparkConnection connection, LongWork work) {
    JobProgress jobs = new JobProgress(connection, work);
    solve(connection, jobs);
    SolveTally tally = write(connection, jobs);
    return new SolveReport(game, tally);
  }

  private void solve(SparkConnection connection, JobProgress jobs) {
    List<Tuple2<Integer, PositionBlock>> missing = new ArrayList<>();
    int left = 0;
    for (int part : folder.missing()) {
      PositionBlock block = positions.part(folder.begin(part), folder.begin(part + 1));
      missing.add(new Tuple2<>(part, block));
      left += block.size();
    }
    if (missing.isEmpty()) {
      return;
    }
    BlockSolver solver = new BlockSolver(portable, folder.parts(), effort, connection.slots());
    try {
      jobs.run(
          Text.format("solving %d positions", left),
          missing.size(),
          () -> connection.context().parallelize(missing, missing.size()).map(solver).collect());
    } finally {
      SolverPool.clear();
    }
  }

  private SolveTally write(SparkConnection connection, JobProgress jobs) {
    folder.clearResults();
    int partsAFile = Math.max(1, ROWS_A_FILE / folder.batch());
    int files = (folder.partCount() + partsAFile - 1) / partsAFile;
    ResultsWriter writer =
        new ResultsWriter(
            portable, folder.parts(), folder.results(), partsAFile, folder.partCount());
    return jobs.run(
        "writing the results",
        files,
        () ->
            connection
                .context()
                .parallelize(IntStream.range(0, files).boxed().toList(), files)
                .map(writer)
                .collect()
                .stream()
                .reduce(SolveTally.NONE, SolveTally::plus));
  }

  /**
   * Takes the values over into a book, which is made if it is not there.
   *
   * @return how many were taken over
   * @throws InputException when it cannot be written, or is one of another game
   */
  public long writeBook(BookAddress address) {
    try (BookStore store = BookStore.open(BookGame.of(game), address)) {
      SolveBook book = new SolveBook(game, store);
      forEachPart(book::add);
      return book.finish();
    }
  }

  /**
   * The values as an extract, with those of positions with fewer stones, which follow from them.
   *
   * @param stones of the positions, which must be all with that many
   * @throws InputException when there are too many for an extract
   * @throws SearchStopped when the listener stops it
   */
  public Extract extract(int stones, BuildListener listener) {
    SolvedOpenings openings =
        new SolvedOpenings(
            game,
            stones,
            LITTLE_MEMORY,
            () -> {
              throw new IllegalStateException("a position was not solved");
            });
    forEachPart(
        part ->
            part.forEach(
                each -> openings.add(CanonicalForm.of(each.position(game)).key(), each.atLeast())));
    return new ExtractBuilder(game, stones, openings, listener).build();
  }

  private void forEachPart(Consumer<List<SolvedPosition>> taker) {
    for (int part = 0; part < folder.partCount(); part++) {
      taker.accept(PartFile.read(folder.parts(), game, part));
    }
  }
}
