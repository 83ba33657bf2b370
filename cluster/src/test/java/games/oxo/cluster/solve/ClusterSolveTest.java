package games.oxo.cluster.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cluster.ClusterRun;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.session.json.JsonReader;
import games.oxo.table.BuildListener;
import games.oxo.table.extract.ExtractBuilder;
import games.oxo.table.extract.SolvedOpenings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.LocalInputFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("oxo cluster solve")
class ClusterSolveTest {
  @TempDir Path folder;

  @AfterEach
  void heal() {
    BlockSolver.beforeEach = position -> {};
  }

  private ClusterRun solve(String words) {
    return ClusterRun.oxo(
        ("cluster solve " + words + " --master local[2] --memory 20m --dir " + folder + "/job")
            .split(" "));
  }

  private static List<Group> rows(Path results) throws IOException {
    List<Group> rows = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(results)) {
      files = all.sorted().toList();
    }
    for (Path file : files) {
      try (ParquetReader<Group> reader = new Reader(new LocalInputFile(file)).build()) {
        for (Group row = reader.read(); row != null; row = reader.read()) {
          rows.add(row);
        }
      }
    }
    return rows;
  }

  private static final class Reader extends ParquetReader.Builder<Group> {
    Reader(InputFile file) {
      super(file, new PlainParquetConfiguration());
    }

    @Override
    protected ReadSupport<Group> getReadSupport() {
      return new GroupReadSupport();
    }
  }

  @Test
  void valuesAreThoseOfTheSolverInParquetInABookAndInAnExtract() throws IOException {
    Game game = BuiltInGames.load("connect4:5x4");
    Path book = folder.resolve("book");
    ClusterRun run =
        solve(
            "connect4:5x4 --plies 4 --best -o "
                + book
                + " --extract "
                + folder.resolve("extract")
                + " --json");
    assertThat(run.status()).as(run.err()).isZero();
    Map<String, ?> said = JsonReader.readObject(run.out(), 10_000);
    assertThat(said.get("positions")).isEqualTo(177L);
    assertThat(said.get("proven")).isEqualTo(177L);

    Solver solver = new Solver(game, 10 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    MoveNotation notation = new MoveNotation(game);
    List<Group> rows = rows(folder.resolve("job/results"));
    assertThat(rows).hasSize(177);
    try (BookStore store = BookStore.openToRead(BookGame.of(game), BookAddress.of(book))) {
      for (Group row : rows) {
        Position position = game.position(row.getLong("x", 0), row.getLong("o", 0));
        Solution found = solver.solve(position, SolveGoal.BEST, Limits.NONE, SolveListener.NONE);
        assertThat(row.getString("position", 0)).isEqualTo(PositionWriter.rows(position));
        assertThat(row.getInteger("value", 0))
            .isEqualTo(solver.scale().number(found.atLeast(), position.ply()));
        assertThat(row.getString("result", 0)).isEqualTo(found.atLeast().result().word());
        assertThat(row.getFieldRepetitionCount("plies"))
            .isEqualTo(found.atLeast().isDraw() ? 0 : 1);
        assertThat(List.of(row.getString("best", 0).split(" ")))
            .containsExactlyInAnyOrderElementsOf(
                found.best().stream().map(notation::writeInList).toList());
        assertThat(store.find(store.game().key(position)).orElseThrow().proven())
            .isEqualTo(found.atLeast());
      }
    }
    ClusterRun verified =
        ClusterRun.oxo("book", "verify", "connect4:5x4", "--book", book.toString());
    assertThat(verified.status()).as(verified.out()).isZero();
    SolvedOpenings openings = new SolvedOpenings(game, 4, 10 << 20, SolveListener.NONE);
    assertThat(folder.resolve("extract"))
        .hasBinaryContent(new ExtractBuilder(game, 4, openings, new Quiet()).build().bytes());
  }

  private static final class Quiet implements BuildListener {
    @Override
    public void begins(Stage stage, int stones) {}

    @Override
    public boolean goOn(double fraction) {
      return true;
    }
  }

  @Test
  void whatIsThereIsNotSolvedAgainAndADamagedPartIsNamed() throws IOException {
    AtomicInteger solved = new AtomicInteger();
    BlockSolver.beforeEach = position -> solved.incrementAndGet();
    assertThat(solve("tic-tac-toe --plies 4").status()).isZero();
    int all = solved.getAndSet(0);
    assertThat(all).isGreaterThan(32);
    Path part = folder.resolve("job/parts/part-000001");
    Files.delete(part);
    ClusterRun again = solve("tic-tac-toe --plies 4");
    assertThat(again.status()).isZero();
    assertThat(again.out()).contains((all - 16) + " of them were solved before");
    assertThat(solved).hasValue(16);

    byte[] bytes = Files.readAllBytes(part);
    bytes[100] ^= 1;
    Files.write(part, bytes);
    ClusterRun damaged = solve("tic-tac-toe --plies 4");
    assertThat(damaged.status()).isEqualTo(2);
    assertThat(damaged.err())
        .startsWith("oxo: writing the results failed: " + part + " is damaged")
        .hasLineCount(1);

    ClusterRun other = solve("tic-tac-toe --plies 3");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("belongs to another job");
  }

  @Test
  void aPoisonedPositionIsReportedAndTheOthersAreSolved() throws IOException {
    AtomicInteger tries = new AtomicInteger();
    BlockSolver.beforeEach =
        position -> {
          if (position.stones(Player.X) == 1 && position.stones(Player.O) == 2) {
            tries.incrementAndGet();
            throw new IllegalStateException("poison");
          }
        };
    ClusterRun run = solve("tic-tac-toe --plies 2");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("XO./.../...  the solver failed: IllegalStateException: poison\n");
    assertThat(tries).hasValue(1);
    List<Group> rows = rows(folder.resolve("job/results"));
    assertThat(rows).hasSize(12);
    assertThat(rows.stream().filter(row -> row.getFieldRepetitionCount("value") == 1)).hasSize(11);
  }

  @Test
  void whatIsTooHardIsReportedWithItsBounds() {
    ClusterRun run = solve("connect4:6x5 --plies 2 --nodes 5000 --json");
    assertThat(run.status()).isEqualTo(3);
    Map<String, ?> said = JsonReader.readObject(run.out(), 100_000);
    assertThat(said.get("failed")).isEqualTo(0L);
    assertThat((Long) said.get("unsettled")).isPositive();
    assertThat((List<?>) said.get("problems")).first().asString().contains("position=");
  }

  @OnlyInFullRun
  @Test
  void withMoreNodesOnlyPartsWithUnsettledPositionsAreSolvedAgain() {
    AtomicInteger solved = new AtomicInteger();
    BlockSolver.beforeEach = position -> solved.incrementAndGet();
    ClusterRun few = solve("connect4:5x5 --plies 5 --nodes 50000");
    assertThat(few.status()).isEqualTo(3);
    int all = solved.getAndSet(0);
    ClusterRun more = solve("connect4:5x5 --plies 5");
    assertThat(more.status()).as(more.err()).isZero();
    assertThat(solved.get()).isPositive().isLessThan(all);
    assertThat(solve("connect4:5x5 --plies 5 --nodes 50000").err())
        .contains("belongs to another job: its nodes is 0, not 50000");
  }

  @Test
  void positionsComeFromAFileToo() throws IOException {
    Path list = folder.resolve("list.txt");
    Files.writeString(list, "# some\nc3\nc3 swap\na1 b2 c4 # a note\n");
    ClusterRun run = solve("yavalath:side3 " + list + " --best");
    assertThat(run.status()).as(run.err()).isZero();
    List<Group> rows = rows(folder.resolve("job/results"));
    assertThat(rows.stream().map(row -> row.getBoolean("swapPending", 0)).toList())
        .containsExactly(true, false, false);
    ClusterRun plain = ClusterRun.oxo("solve", "yavalath:side3", list.toString(), "--json");
    assertThat(
            rows.stream()
                .map(row -> row.getString("result", 0) + " " + row.getInteger("plies", 0))
                .collect(Collectors.toList()))
        .isEqualTo(
            plain
                .out()
                .lines()
                .map(line -> (Map<?, ?>) JsonReader.readObject(line, 10_000).get("value"))
                .map(value -> value.get("type") + " " + value.get("plies"))
                .toList());

    Files.writeString(list, "c3\nc3 z9\n");
    ClusterRun wrong = solve("yavalath:side3 " + list);
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.err()).startsWith("oxo: " + list + ":2: ");
  }

  @Test
  void aWrongCommandLineIsSaidBeforeAnythingIsDone() {
    assertThat(solve("squava").err()).contains("needs a file of positions, or --plies N");
    String job = folder + "/job";
    assertThat(
            ClusterRun.oxo(
                    "cluster", "solve", "squava", "--plies", "0", "--memory", "3x", "--dir", job)
                .err())
        .contains("is not a size");
    assertThat(solve("squava file.txt --extract e").err()).contains("--extract needs");
    assertThat(folder).isEmptyDirectory();
  }
}
