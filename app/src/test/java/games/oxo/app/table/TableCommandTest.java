package games.oxo.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.cli.option.UserGames;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.table.TableBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableCommandTest {
  @TempDir Path folder;
  private String file;

  @BeforeEach
  void build() {
    file = folder.resolve("t3.oxotable").toString();
    Run run = Run.oxo("table", "build", "tic-tac-toe", "-o", file);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .matches(
            "Tic-Tac-Toe: 627 positions in 9 layers, [0-9]+ bytes, [0-9.]+ s\n.*t3.oxotable\n");
  }

  private static JsonNode json(String... args) throws IOException {
    String[] all = Stream.concat(Arrays.stream(args), Stream.of("--json")).toArray(String[]::new);
    Run run = Run.oxo(all);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out().lines()).hasSize(1);
    return new JsonMapper().readTree(run.out());
  }

  private static JsonNode lastJson(String... args) throws IOException {
    String[] all = Stream.concat(Arrays.stream(args), Stream.of("--json")).toArray(String[]::new);
    Run run = Run.oxo(all);
    assertThat(run.status()).as(run.err()).isZero();
    List<String> lines = run.out().lines().toList();
    return new JsonMapper().readTree(lines.get(lines.size() - 1));
  }

  @Test
  void aTableIsBuiltOnce() throws IOException {
    Run again = Run.oxo("table", "build", "tic-tac-toe", "-o", file);
    assertThat(again.out()).contains(", already there\n");
    JsonNode built = json("table", "build", "tic-tac-toe:misere", "-o", file + "2");
    assertThat(built.get("complete").asBoolean()).isTrue();
    assertThat(built.get("positions").asLong()).isEqualTo(627);
    assertThat(built.get("bytes").asLong()).isEqualTo(Files.size(Path.of(file + "2")));
  }

  @Test
  void whatFitsOnNoDiskIsRefused() {
    Path far = folder.resolve("far.oxotable");
    Run run = Run.oxo("table", "build", "tictactrains", "-o", far.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "oxo: there are about 10^22 positions, more than any disk holds; --force builds it anyway\n");
    assertThat(TableBuilder.unfinished(far)).doesNotExist();
  }

  /** What is exported is read by solve, whose own values agree. */
  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "tic-tac-toe:misere", "stacks.toml", "points.toml"})
  void anExportHasTheValueAndABestMoveOfEveryPosition(String name) throws IOException {
    Files.writeString(
        folder.resolve("stacks.toml"),
        "extends = \"connect4\"\nname = \"Stacks\"\nboard = { width = 4, height = 3 }\n");
    Files.writeString(
        folder.resolve("points.toml"),
        "name = \"Points\"\nboard = { shape = \"square\", width = 3, height = 3 }\n"
            + "score = { run = { length = 2, points = 3 } }\n");
    String game = name.endsWith(".toml") ? folder.resolve(name).toString() : name;
    String table = folder.resolve("other.oxotable").toString();
    long positions = json("table", "build", game, "-o", table).get("positions").asLong();
    String text = folder.resolve("text.gz").toString();
    JsonNode done = json("table", "export", game, "--table", table, "-o", text);
    assertThat(done.get("positions").asLong()).isEqualTo(positions);
    assertThat(done.get("bytes").asLong()).isEqualTo(Files.size(Path.of(text)));
    List<String> lines = unpacked(Path.of(text)).lines().toList();
    assertThat(lines.get(0)).startsWith("# ").endsWith(": position, value, best move");
    assertThat(lines).hasSize((int) positions + 1).doesNotHaveDuplicates();
    Path plain = folder.resolve("plain.txt");
    Files.write(plain, lines);
    Run checked = Run.oxo("solve", game, plain.toString(), "--check", "--no-table");
    assertThat(checked.status()).as(checked.out() + checked.err()).isZero();
    Game loaded = UserGames.load(game);
    Solver solver = new Solver(loaded, 1 << 20, WorkerPool.SINGLE, ExactValues.NONE);
    MoveNotation notation = new MoveNotation(loaded);
    for (int i = 1; i < lines.size(); i += 7) {
      String[] words = lines.get(i).split(" ");
      Position position = PositionReader.read(loaded, words[0]);
      assertThat(solver.solve(position, SolveGoal.ALL, Limits.NONE, SolveListener.NONE).best())
          .contains(notation.read(position, words[words.length - 1]));
    }
    Run less = Run.oxo("table", "export", game, "--table", table, "-o", text);
    assertThat(less.err())
        .isEqualTo("oxo: there is a file %s already; --force replaces it%n".formatted(text));
  }

  private static String unpacked(Path file) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void infoTellsWhatIsThere() throws IOException {
    JsonNode info = json("table", "info", "tic-tac-toe", "--table", file, "--speed");
    assertThat(info.get("microsAllMoves").asDouble()).isPositive();
    assertThat(info.get("microsInGame").asDouble()).isPositive();
    assertThat(info.get("layers").toString()).isEqualTo("[1,3,12,38,108,153,183,95,34]");
    assertThat(info.get("start").asInt()).isZero();
    assertThat(info.get("microsEach").asDouble()).isPositive();
    assertThat(Run.oxo("table", "info", "tic-tac-toe", "--table", file).out())
        .contains(
            "  positions  627 in 9 layers\n", "  start      draw\n", "     8               34\n");
  }

  @Test
  void queryValuesEveryMove() throws IOException {
    JsonNode found = json("table", "query", "tic-tac-toe", "XX./OO./...", "--table", file);
    assertThat(found.get("value").get("type").asText()).isEqualTo("win");
    assertThat(found.get("value").get("plies").asInt()).isEqualTo(1);
    assertThat(found.get("best").toString()).isEqualTo("[\"c1\"]");
    assertThat(found.get("moves")).hasSize(5);
    assertThat(Run.oxo("table", "query", "tic-tac-toe", "a1", "--table", file).out())
        .contains("b1     O loses in 6\n", "b2     draw\n", "draw, best is b2\n");
  }

  @Test
  void verifyFindsAllRight() throws IOException {
    JsonNode found = json("table", "verify", "tic-tac-toe", "--table", file);
    assertThat(found.get("right").asBoolean()).isTrue();
    assertThat(found.get("positions").asLong()).isEqualTo(627);
    for (String threads : List.of("1", "3")) {
      assertThat(
              Run.oxo("table", "verify", "tic-tac-toe", "--table", file, "--threads", threads)
                  .out())
          .startsWith("Tic-Tac-Toe: 627 positions are right, 2270 moves compared, ");
    }
  }

  @Test
  void analyzeAndPlayUseATable() throws IOException {
    String[] command = {"analyze", "tic-tac-toe", "a1", "--table", file, "--json"};
    Run run = Run.oxo(command);
    JsonNode found = new JsonMapper().readTree(run.out().lines().reduce((a, b) -> b).orElseThrow());
    assertThat(found.get("best").asText()).isEqualTo("b2");
    assertThat(found.get("depth").asInt()).isZero();
    assertThat(found.get("moves"))
        .allMatch(
            move ->
                List.of("win", "draw", "loss").contains(move.get("value").get("type").asText()));
    Run without = Run.oxo("analyze", "tic-tac-toe", "a1", "--no-table", "--json");
    assertThat(without.out().lines().count()).isGreaterThan(1);
    Run play =
        Run.withInput(
            "hint\nquit\n", "play", "tic-tac-toe", "a1", "--table", file, "--o", "human", "-n");
    assertThat(play.out()).contains("Hint: b2 (draw), then ");
    Run engine =
        Run.withInput("position startpos moves a1\ngo\n", "engine", "tic-tac-toe", "--table", file);
    assertThat(engine.out()).contains("score draw pv b2").endsWith("bestmove b2\n");
  }

  @Test
  void aDamagedBlockIsSaidAndSearchedAround() throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    // Somewhere in the first block: the number of the empty board.
    bytes[140] ^= 1;
    Files.write(Path.of(file), bytes);
    Run analyzed = Run.oxo("analyze", "tic-tac-toe", "a1 b2 c3", "--table", file, "--time", "50");
    assertThat(analyzed.status()).isZero();
    Run queried = Run.oxo("table", "query", "tic-tac-toe", "--table", file);
    assertThat(queried.status()).isEqualTo(2);
    assertThat(queried.err()).contains("is damaged near byte 128; remove it and build it again");
    assertThat(Run.oxo("table", "verify", "tic-tac-toe", "--table", file).status()).isEqualTo(2);
    for (int i = 128; i < bytes.length - 200; i += 50) {
      bytes[i] ^= 1;
    }
    Files.write(Path.of(file), bytes);
    Run searched = Run.oxo("analyze", "tic-tac-toe", "a1 b2 c3", "--table", file, "--time", "50");
    assertThat(searched.status()).isZero();
    assertThat(searched.err()).containsOnlyOnce("is damaged near byte ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "table build chess | there is no game 'chess'; the built-in games are tic-tac-toe, squava, yavalath, connect4, fourtic, tictactrains, or give the path of a definition file",
        "table bild squava | there is no command 'bild'; did you mean 'build'?",
        "table build | table build: missing required parameter: 'GAME'; see './oxo table build --help'",
        "table query tic-tac-toe a1 b1 a2 b2 a3 | a table has no finished games: X wins with the line a1 a2 a3",
        "table info fourtic --table FILE | FILE is a table of Tic-Tac-Toe with other rules than fourtic",
        "table build fourtic -o FILE | FILE is a table of Tic-Tac-Toe with other rules than fourtic",
        "table build fourtic --threads 0 | --threads is 0; it must be 1 to 256",
        "table verify tic-tac-toe --table FILE --threads 257 | --threads is 257; it must be 1 to 256",
        "analyze fourtic --table FILE | FILE is a table of Tic-Tac-Toe with other rules than fourtic",
        "analyze tic-tac-toe --table FILE --no-table | --table and --no-table exclude each other",
        "table verify tic-tac-toe --table no.oxotable | there is no table no.oxotable; './oxo table build tic-tac-toe' builds one"
      })
  void badInputGetsOneClearSentenceAndStatus2(String command, String sentence) {
    Run run = Run.oxo(command.replace("FILE", file).split(" "));
    assertThat(run.err()).isEqualTo("oxo: " + sentence.replace("FILE", file) + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void anExtractIsTheSameFromATableAndFromTheSolver() throws IOException {
    Path read = folder.resolve("read");
    Path solved = folder.resolve("solved");
    String words = "table extract tic-tac-toe --stones 4 -o ";
    assertThat(Run.oxo((words + read + " --table " + file).split(" ")).status()).isZero();
    assertThat(Run.oxo((words + solved + " --solve").split(" ")).status()).isZero();
    assertThat(solved).hasSameBinaryContentAs(read);
    assertThat(folder.resolve("solved.solved")).doesNotExist();
  }

  @Test
  void theFolderOfTablesIsMadeForAnExtract() throws Exception {
    Path tables = folder.resolve("new").resolve("tables");
    Run refused = inTables(tables, "table extract yavalath --solve --stones 0");
    assertThat(refused.err())
        .isEqualTo(
            "oxo: a swap is possible with 0 stones in Yavalath; solve positions with more\n");
    assertThat(refused.status()).isEqualTo(2);
    Run missing = inTables(tables, "table extract tic-tac-toe --stones 2");
    assertThat(missing.err()).contains("there is no table " + tables);
    assertThat(tables).doesNotExist();
    Run made = inTables(tables, "table extract tic-tac-toe --solve --stones 2");
    assertThat(made.err()).isEmpty();
    assertThat(made.status()).isZero();
    assertThat(made.out()).contains("16 positions with up to 2 stones");
    assertThat(tables).isDirectoryContaining("glob:**.oxoextract");
  }

  /** Runs the program by itself, with another folder of tables. */
  private Run inTables(Path tables, String words) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "games.oxo.app.Main");
    builder.command().addAll(List.of(words.split(" ")));
    builder.environment().put("OXO_TABLES", tables.toString());
    return Run.process(folder, builder);
  }

  @Test
  void anExtractIsNotMadeFromSolvedPositionsOfAnotherGame() throws IOException {
    Path other = folder.resolve("e");
    Files.writeString(folder.resolve("e.solved"), "oxo-solved 1 000000000000 4\n");
    Run run =
        Run.oxo("table", "extract", "tic-tac-toe", "--stones", "4", "--solve", "-o", "" + other);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("does not hold solved positions of Tic-Tac-Toe with 4 stones");
    assertThat(folder.resolve("e.solved")).exists();
    assertThat(other).doesNotExist();
  }

  @Test
  void enginesPlayFromAnExtract() throws IOException {
    String few = folder.resolve("few").toString();
    String[] command = {
      "table", "extract", "tic-tac-toe", "--stones", "3", "--table", file, "-o", few
    };
    JsonNode made = json(command);
    assertThat(made.get("positions").asLong()).isEqualTo(1 + 3 + 12 + 38);
    assertThat(made.get("bytes").asLong()).isEqualTo(Files.size(Path.of(few)));
    assertThat(Run.oxo(command).status()).isEqualTo(2);
    JsonNode early = lastJson("analyze", "tic-tac-toe", "a1", "--table", few, "--engine", "best");
    assertThat(early.get("value").get("type").asText()).isEqualTo("draw");
    assertThat(early.get("depth").asInt()).isZero();
    assertThat(early.get("line")).hasSize(2);
    byte[] bytes = Files.readAllBytes(Path.of(few));
    bytes[70] ^= 1;
    Files.write(Path.of(few), bytes);
    Run damaged = Run.oxo("analyze", "tic-tac-toe", "a1", "--table", few);
    assertThat(damaged.status()).isEqualTo(2);
    assertThat(damaged.err()).isEqualTo("oxo: " + few + " is damaged\n");
  }

  @Test
  void squavaIsKnownFromTheStart() throws IOException {
    JsonNode found = lastJson("analyze", "squava", "1,1", "--engine", "best");
    assertThat(found.get("depth").asInt()).isZero();
    assertThat(found.get("value").get("type").asText()).isEqualTo("loss");
    assertThat(found.get("value").get("plies").asInt()).isEqualTo(16);
  }

  @Test
  void aStudyIsAPage() throws IOException {
    Run run = Run.oxo("table", "study", "tic-tac-toe", "--table", file);
    assertThat(run.out())
        .startsWith("# Tic-Tac-Toe, solved strongly\n")
        .contains("The value of the empty board: draw.\n", "9 of the 9 first moves hold.\n")
        .contains("| 4 | 108 | ", "\n## Perfect play\n", "\n## The longest win\n")
        .contains("A win that takes until stone 9 of the game, and no win takes longer.\n");
    String page = folder.resolve("page.md").toString();
    JsonNode found = json("table", "study", "tic-tac-toe", "--table", file, "-o", page);
    assertThat(found.get("layers")).hasSize(9);
    assertThat(found.get("layers").get(1).get("onlyDraws").asInt()).isEqualTo(1);
    assertThat(Files.readString(Path.of(page))).isEqualTo(run.out());
  }

  @Test
  void withoutACommandThereIsHelp() {
    assertThat(Run.oxo("table").out()).contains("build", "info", "query", "verify");
  }
}
