package games.oxo.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Oxo;
import games.oxo.app.Run;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Await;
import games.oxo.game.Samples;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
  /** The late positions of a data file: what any search can do. */
  private static final int LATE = 31;

  @TempDir Path folder;

  private static JsonNode json(String line) {
    try {
      return new JsonMapper().readTree(line);
    } catch (IOException e) {
      throw new AssertionError(line, e);
    }
  }

  private static List<JsonNode> jsonLines(Run run) {
    return run.out().lines().map(SolveCommandTest::json).toList();
  }

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  private static Run solved(String... args) {
    Run run = Run.oxo(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    return run;
  }

  private static List<String[]> latePositions() {
    return Samples.data("connect4_positions.txt").stream()
        .filter(row -> row[0].length() >= LATE)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe | draw",
        "tic-tac-toe a1 b1 | X wins in 5",
        "tic-tac-toe a1 b1 a2 b2 c3 | O wins in 1",
        "tic-tac-toe XX./OO./... --weak | X wins",
        "tic-tac-toe a1 b1 a2 | O loses in 4",
        "tic-tac-toe --weak | draw",
        "fourtic .XOX/OXOO/.XOO/XXXO | X wins by 3",
        "fourtic O.../...X/XXOX/XO.O --weak | O wins",
        "fourtic OOOX/...O/X..X/OXXX | draw",
        "fourtic OOOX/...O/X..X/OXXX --weak | draw",
        "tictactrains .OXX.XO/XOOOXXO/XOXOOX./OOO.OOO/XOXXXOX/XX..OXX/XO.X.OX | O wins by 7",
        "connect4 233377345754465174223731671122611552 | X wins in 5 (score 1)",
        "connect4 124415464747217334536373523775211126 --weak | draw",
        "connect4 OXO.X.O/OXX.X.X/XOO.OOO/OXO.XXO/XOXXOXO/OXXOOXX | X loses in 4 (score -2)",
        "squava XO.XO/XOO.O/OXOXX/XX..O/O.XOX | X loses in 2"
      })
  void onePositionIsOneLine(String command, String line) {
    String[] args = ("solve " + command).split(" ");
    assertThat(solved(args).out()).isEqualTo(line + "\n");
  }

  @Test
  void aSwapIsAMoveOfItsOwn() throws IOException {
    String mine =
        file(
            "mine.toml",
            "name = \"Mine\"\nboard = { shape = \"square\", width = 3, height = 2 }\n"
                + "line = { win = 2 }\nswap = true\n");
    assertThat(solved("solve", mine, "b1").out()).isEqualTo("O wins in 3\n");
    JsonNode answer = json(solved("solve", mine, "b1", "--json").out());
    assertThat(answer.get("best").toString()).isEqualTo("[\"swap\"]");
    assertThat(answer.get("cells").toString()).isEqualTo("[]");
    assertThat(solved("solve", mine, "b1", "swap").out()).isEqualTo("O loses in 2\n");
    assertThat(solved("solve", mine).out()).isEqualTo("X loses in 4\n");
  }

  @Test
  void aLineThatIsNoPositionIsNoDrawing() throws IOException {
    String good = "233377345754465174223731671122611552";
    for (String bad : List.of("4444 x", "x", "44 x", "4444 xo.")) {
      for (String text : List.of(good + "\n" + bad + "\n", bad + "\n" + good + "\n")) {
        int line = text.startsWith(bad) ? 1 : 2;
        Run run = Run.oxo("solve", "connect4", file("list.txt", text));
        assertThat(run.out()).as(bad).isEqualTo(good + " 1\n");
        assertThat(run.err()).contains("list.txt:" + line + ": ").hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
        Run piped = Run.withInput(text, "solve", "connect4", "-");
        assertThat(piped.out()).isEqualTo(good + " 1\n");
        assertThat(piped.err()).startsWith("oxo: standard input:" + line + ": ").hasLineCount(1);
      }
    }
  }

  @Test
  void drawingsComeFromAFileAndFromStandardInput() throws IOException {
    String board = "# drawn\n1 .XOX\n2 OXOO\n3 .XOO\n4 XXXO\n  abcd\n";
    assertThat(solved("solve", "fourtic", file("board.txt", board)).out())
        .isEqualTo("X wins by 3\n");
    assertThat(Run.withInput(board, "solve", "fourtic", "-"))
        .isEqualTo(new Run(0, "X wins by 3\n", ""));
    String framed = "+----+\n|.XOX|\n|OXOO|\n\n|.XOO|\n|XXXO|\n+----+\n";
    assertThat(Run.withInput(framed, "solve", "fourtic", "-").out()).isEqualTo("X wins by 3\n");
    String list = board + "O.XX/XOXO/X.XO/OXO. -3\n" + board + framed;
    assertThat(Run.withInput(list, "solve", "fourtic", "-").out())
        .isEqualTo("X wins by 3\nO loses by 3\nX wins by 3\nX wins by 3\n");
    assertThat(solved("solve", "fourtic", file("list.txt", list)).out())
        .isEqualTo("X wins by 3\nO loses by 3\nX wins by 3\nX wins by 3\n");
    String columns =
        "1234567\n.......\n.......\n..OX...\n..XO...\n..OX...\n.OXOX..\n1 2 3 4 5 6 7\n";
    assertThat(solved("solve", "connect4", "--weak", file("drop.txt", columns)).out())
        .startsWith("......./......./..OX")
        .hasLineCount(1);
  }

  @Test
  void aDrawingWithAWrongRowSaysWhichOne() throws IOException {
    Run wrong = Run.oxo("solve", "fourtic", file("wrong.txt", ".XOX\nOXQO\n.XOO\nXXXO\n"));
    assertThat(wrong.err())
        .endsWith(
            "wrong.txt: row 2 ('OXQO'), column 3: 'Q' is not a mark; a cell is X, O or '.'\n");
    Run missing = Run.withInput(".XOX\nOXOO\n.XOO\n", "solve", "fourtic", "-");
    assertThat(missing.err())
        .isEqualTo("oxo: standard input:1: the text has 3 rows, but the board of Fourtic has 4\n");
  }

  @Test
  void aSavedGameComesFromStandardInputToo() {
    String saved = "# tic-tac-toe\nX../.../...\n1. b1 a2\n";
    assertThat(Run.withInput(saved, "solve", "tic-tac-toe", "-").out())
        .isEqualTo(Run.oxo("solve", "tic-tac-toe", "X../.../...", "b1", "a2").out());
  }

  @Test
  void movesBehindRowsArePlayed() throws IOException {
    String asArguments = solved("solve", "tic-tac-toe", "XO./.../...", "a2", "b3").out();
    for (String note : List.of("", " W 1", " draw", " 3 any words", " # a remark")) {
      String list = file("rows.txt", "first XO./.../... a2 b3" + note + "\n");
      assertThat(solved("solve", "tic-tac-toe", list).out()).isEqualTo(asArguments);
    }
    Run wrong = Run.oxo("solve", "tic-tac-toe", file("wrong.txt", "XO./.../... a2 d9\n"));
    assertThat(wrong.err()).contains("wrong.txt:1: move 2 ('d9')");
    assertThat(
            solved(
                    "solve",
                    "squava",
                    "--weak",
                    file("far.txt", "XO.XO/XOO.O/OXOXX/XX..O/O.XOX 0,2"))
                .out())
        .isEqualTo(
            solved("solve", "squava", "--weak", "XO.XO/XOO.O/OXOXX/XX..O/O.XOX", "0,2").out());
  }

  @Test
  void aLineThatIsTooLongIsSkipped() {
    String input = "a1 b1\n" + "a1 ".repeat(100_000) + "\na1 b2\n";
    Run run = Run.withInput(input, "solve", "tic-tac-toe", "-");
    assertThat(run.out()).isEqualTo("X wins in 5\ndraw\n");
    assertThat(run.err())
        .isEqualTo("oxo: standard input:2: this line is longer than 65536 bytes\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void theScoresOfConnectFourComeOutInTheFormatOfThePublicSets() throws IOException {
    String set =
        latePositions().stream()
            .map(row -> row[0] + " " + row[2] + "\n")
            .collect(Collectors.joining());
    assertThat(set.lines().count()).isGreaterThan(30);
    String moves = file("set.txt", set);
    assertThat(solved("solve", "connect4", moves).out()).isEqualTo(set);
    assertThat(solved("solve", "connect4", moves, "--threads", "3").out()).isEqualTo(set);
    assertThat(Run.withInput(set, "solve", "connect4", "-").out()).isEqualTo(set);
    assertThat(Run.withInput(set, "solve", "connect4", "-", "-N", "2").out()).isEqualTo(set);
    String boards =
        latePositions().stream()
            .map(row -> row[1] + " " + row[2] + "\n")
            .collect(Collectors.joining());
    assertThat(solved("solve", "connect4", file("boards.txt", boards)).out()).isEqualTo(boards);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4_positions.txt", "connect4_tactical.txt"})
  void everyColumnOfConnectFourHasItsScore(String data) throws IOException {
    List<String[]> rows =
        Samples.data(data).stream().filter(row -> row[0].length() >= LATE + 2).toList();
    String set = rows.stream().map(row -> row[0] + "\n").collect(Collectors.joining());
    Run run = solved("solve", "connect4", file("set.txt", set), "--all", "--json");
    List<JsonNode> answers = jsonLines(run);
    assertThat(answers).hasSameSizeAs(rows).isNotEmpty();
    for (int i = 0; i < rows.size(); i++) {
      String[] row = rows.get(i);
      assertThat(answers.get(i).get("position").asText()).isEqualTo(row[1]);
      assertThat(answers.get(i).get("score").asText()).isEqualTo(row[2]);
      for (JsonNode move : answers.get(i).get("moves")) {
        assertThat(move.get("score").asText()).isEqualTo(row[2 + move.get("move").asInt()]);
      }
    }
  }

  @Test
  void jsonTellsAllThatIsKnown() {
    JsonNode line = json(solved("solve", "tic-tac-toe", "a1", "b1", "--json").out());
    assertThat(line.fieldNames())
        .toIterable()
        .containsExactly("position", "toMove", "value", "best", "cells", "nodes", "micros");
    assertThat(line.get("position").asText()).isEqualTo("XO./.../...");
    assertThat(line.get("toMove").asText()).isEqualTo("X");
    assertThat(line.get("value").toString())
        .isEqualTo("{\"type\":\"win\",\"plies\":5,\"text\":\"X wins in 5\"}");
    assertThat(line.get("best").toString()).isEqualTo("[\"a2\",\"b2\",\"a3\"]");
    assertThat(line.get("cells").toString()).isEqualTo("[3,4,6]");
    JsonNode score = json(solved("solve", "fourtic", "O.../...X/XXOX/XO.O", "--json").out());
    assertThat(score.get("value").toString())
        .isEqualTo("{\"type\":\"margin\",\"points\":1,\"text\":\"O wins by 1\"}");
    JsonNode draw = json(solved("solve", "tic-tac-toe", "--json", "--value-only").out());
    assertThat(draw.get("value").toString()).isEqualTo("{\"type\":\"draw\",\"text\":\"draw\"}");
    assertThat(draw.has("best") || draw.has("cells")).isFalse();
    JsonNode weak = json(solved("solve", "tic-tac-toe", "a1", "b1", "--json", "--weak").out());
    assertThat(weak.get("value").toString())
        .isEqualTo("{\"type\":\"win\",\"plies\":null,\"text\":\"X wins\"}");
  }

  @Test
  void allAddsTheMovesByValue() throws IOException {
    assertThat(solved("solve", "tic-tac-toe", "XX./OO./...", "--all").out())
        .isEqualTo(
            """
            X wins in 1
              X wins in 1   c1
              draw          c2
              X loses in 2  a3 b3 c3
            """);
    assertThat(solved("solve", "tic-tac-toe", file("one.txt", "XX./OO./...\n"), "--all").out())
        .isEqualTo("X wins in 1; X wins in 1: c1; draw: c2; X loses in 2: a3 b3 c3\n");
  }

  private static String place(String file, String line) {
    return "{\"file\":\"%s\",\"line\":%s,\"position\":\"".formatted(file, line);
  }

  @Test
  void aFileHoldsPositionsLineByLineOrOneDrawnBoard() throws IOException {
    String drawn = file("drawn.txt", "# O to move\n1 .XOX\n2 OXOO\n3 .XOO\n4 XXXO\n  abcd\n");
    String instances =
        file(
            "instances.txt",
            "# name board value\nplay-2 .XOX/OXOO/.XOO/XXXO 3\n\nplay-3 O.XX/XOXO/X.XO/OXO. -3\n");
    assertThat(solved("solve", "fourtic", instances).out())
        .isEqualTo("X wins by 3\nO loses by 3\n");
    assertThat(solved("solve", "fourtic", drawn, instances).out())
        .isEqualTo(
            "%s: X wins by 3\n%s:2: X wins by 3\n%s:4: O loses by 3\n"
                .formatted(drawn, instances, instances));
    assertThat(solved("solve", "fourtic", drawn, instances, "--json").out().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith(place(drawn, "null")),
            line -> assertThat(line).startsWith(place(instances, "2")),
            line -> assertThat(line).startsWith(place(instances, "4")));
    String saved = file("saved.txt", "# tic-tac-toe\nX../.../...\n1. b1 a2   2. b2\n");
    assertThat(solved("solve", "tic-tac-toe", saved).out()).isEqualTo("X wins in 1\n");
    assertThat(Run.oxo("solve", "fourtic", file("none.txt", "# nothing\n")).err())
        .matches("oxo: there is no position in .*none.txt\n");
  }

  @Test
  void aWrongLineIsNamedAndTheOthersAreSolved() throws IOException {
    String text = "a1 b1\na1 a1\n\n# comment\nXXX/OO./...\nXQ./.../...\na1 b1 a2 b2\n";
    String name = file("some.txt", text);
    for (String[] threads : new String[][] {{}, {"--threads", "2"}}) {
      Run run =
          Run.oxo(
              java.util.stream.Stream.concat(
                      java.util.stream.Stream.of("solve", "tic-tac-toe", name),
                      java.util.stream.Stream.of(threads))
                  .toArray(String[]::new));
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.out()).isEqualTo("X wins in 5\nX wins in 1\n");
      assertThat(run.err().lines())
          .containsExactly(
              "oxo: " + name + ":2: move 2 ('a1'): a1 is taken by X",
              "oxo: " + name + ":5: there is nothing to solve: X wins with the line a1 b1 c1",
              "oxo: "
                  + name
                  + ":6: row 1 ('XQ.'), column 2: 'Q' is not a mark; a cell is X, O or '.'");
    }
    Run asJson = Run.oxo("solve", "tic-tac-toe", name, "--json");
    assertThat(asJson.status()).isEqualTo(2);
    assertThat(asJson.err()).isEmpty();
    List<JsonNode> lines = jsonLines(asJson);
    assertThat(lines).hasSize(5);
    assertThat(lines.get(1).get("line").asInt()).isEqualTo(2);
    assertThat(lines.get(1).get("position").asText()).isEqualTo("a1 a1");
    assertThat(lines.get(1).get("error").asText()).isEqualTo("move 2 ('a1'): a1 is taken by X");
  }

  @Test
  void checkComparesWithWhatStandsBehindThePositions() throws IOException {
    List<String[]> rows = latePositions();
    String right = rows.stream().map(r -> r[0] + " " + r[2] + "\n").collect(Collectors.joining());
    Run good = solved("solve", "connect4", file("set.txt", right), "--check");
    assertThat(good.out()).isEqualTo(rows.size() + " positions as expected, 0 different\n");
    String[] first = rows.get(0);
    String name = file("wrong.txt", right + first[0] + " 17\n" + first[0] + "\n");
    Run bad = Run.oxo("solve", "connect4", name, "--check");
    assertThat(bad.status()).isEqualTo(1);
    assertThat(bad.out().lines())
        .containsExactly(
            "%s:%d: %s %s, expected 17".formatted(name, rows.size() + 1, first[0], first[2]),
            rows.size() + " positions as expected, 1 different, 1 without an expected value");
    List<JsonNode> asJson = jsonLines(Run.oxo("solve", "connect4", name, "--check", "--json"));
    assertThat(asJson.get(0).get("agrees").asBoolean()).isTrue();
    assertThat(asJson.get(rows.size()).get("agrees").asBoolean()).isFalse();
    assertThat(asJson.get(rows.size()).get("expected").asText()).isEqualTo("17");
    assertThat(asJson.get(rows.size() + 1).get("agrees").isNull()).isTrue();
    String squava =
        Samples.data("squava_positions.txt").stream()
            .filter(row -> row[0].replaceAll("[./]", "").length() >= 17)
            .map(row -> String.join(" ", row) + "\n")
            .collect(Collectors.joining());
    assertThat(solved("solve", "squava", file("squava.txt", squava), "--check").out())
        .matches("[0-9]+ positions as expected, 0 different\n");
    assertThat(solved("solve", "squava", file("s.txt", squava), "--check", "--weak").out())
        .matches("[0-9]+ positions as expected, 0 different\n");
  }

  @Test
  void whenTimeIsUpItSaysWhatIsProven() throws IOException {
    // A board so wide that no search ends in a millisecond.
    String wide =
        file(
            "wide.toml",
            "name = \"Wide\"\nboard = { shape = \"square\", width = 8, height = 8 }\nline = { win = 8 }\n");
    Run run = Run.oxo("solve", wide, "--time", "1");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).matches("(undecided|X does not (lose|win)).*\n");
    JsonNode line = json(Run.oxo("solve", wide, "--time", "1", "--json").out());
    assertThat(line.get("value").isNull()).isTrue();
    assertThat(line.get("atLeast").get("type").asText()).isIn("loss", "draw");
    assertThat(line.get("atMost").get("type").asText()).isIn("win", "draw");
    assertThat(line.get("best").isNull()).isTrue();
  }

  /** Each answer comes before the next question is asked. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe - --threads 1 | a1 b1 | X wins in 5 | a1 b2 | draw",
        "tic-tac-toe - --threads 2 | a1 b1 | X wins in 5 | a1 b2 | draw",
        "fourtic - --style bare | O.../...X/XXOX/XO.O | O 1 | O.XX/XOXO/X.XO/OXO. | O -3",
        "connect4 --style pons | 4444 | 4444 1 [0-9]+ [0-9]+ | '' | ' 1 [0-9]+ [0-9]+'",
        "connect4 - --style pons --threads 2 | 4444444 | '' | 44442 | 44442 2 [0-9]+ [0-9]+"
      })
  @Timeout(Await.GUARD_SECONDS)
  void aProgramCanAskLineByLine(
      String command, String first, String firstAnswer, String second, String secondAnswer)
      throws Exception {
    PipedOutputStream question = new PipedOutputStream();
    PipedInputStream answer = new PipedInputStream();
    PrintStream out = new PrintStream(new PipedOutputStream(answer), true, StandardCharsets.UTF_8);
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    Terminal terminal = new Terminal(out, nowhere, new PipedInputStream(question));
    String[] args = ("solve " + command).split(" ");
    Thread oxo = new Thread(() -> Oxo.run(terminal, args), "asked");
    oxo.start();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(answer, StandardCharsets.UTF_8));
    for (String[] pair : new String[][] {{first, firstAnswer}, {second, secondAnswer}}) {
      question.write((pair[0] + "\n").getBytes(StandardCharsets.UTF_8));
      question.flush();
      assertThat(reader.readLine()).matches(pair[1]);
    }
    question.close();
    oxo.join();
  }
}
