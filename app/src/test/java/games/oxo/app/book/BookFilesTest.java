package games.oxo.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Books: distill, verify, merge, import, and playing from them")
class BookFilesTest {
  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private String book;

  @SuppressWarnings("NullAway.Init")
  private String compact;

  @TempDir private static Path shared;
  private static Path grown;

  @BeforeAll
  static void grow() {
    grown = shared.resolve("grown.db");
    String file = grown.toString();
    ok("book", "grow", "squava", "--book", file, "--nodes", "200", "--positions", "40", "-N", "1");
  }

  @BeforeEach
  void copy() throws IOException {
    book = Files.copy(grown, folder.resolve("squava.db")).toString();
    compact = folder.resolve("squava.oxobook").toString();
  }

  private static String ok(String... args) {
    Run run = Run.oxo(args);
    assertThat(run.status()).as(run.err()).isZero();
    return run.out();
  }

  private static JsonNode json(String... args) {
    return read(ok(args));
  }

  private static JsonNode read(String text) {
    try {
      return new JsonMapper().readTree(text);
    } catch (IOException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
  }

  @Test
  void aDiskThatIsFullIsAStatusOfItsOwn() {
    Run run = Run.oxo("book", "distill", "squava", "--book", book, "-o", "/dev/full");
    assertThat(run.status()).isEqualTo(4);
    assertThat(run.err()).isEqualTo("oxo: /dev/full cannot be written: No space left on device\n");
  }

  @Test
  void aDistilledBookSaysWhetherItWasProbed() throws IOException {
    assertThat(ok("book", "distill", "squava", "--book", book, "-o", compact))
        .contains("Squava: ", " positions", " bytes in ")
        .contains("No move was probed");
    JsonNode probed =
        json(
            "book",
            "distill",
            "squava",
            "--book",
            book,
            "-o",
            compact,
            "--force",
            "--probe",
            "20ms",
            "--positions",
            "5",
            "--json");
    assertThat(probed.get("probe").asText()).isEqualTo("20ms");
    assertThat(probed.get("positions").asInt()).isBetween(1, 5);
    int unproven = probed.get("positions").asInt() - probed.get("proven").asInt();
    assertThat(probed.get("probed").asInt()).isGreaterThanOrEqualTo(unproven);
    assertThat(probed.get("bytes").asLong()).isEqualTo(Files.size(Path.of(compact)));
  }

  @Test
  void bothKindsOfBookGiveTheSameMove() {
    ok("book", "distill", "squava", "--book", book, "-o", compact);
    JsonNode live = json("analyze", "squava", "--engine", "random", "-B", book, "--json");
    JsonNode kept = json("analyze", "squava", "--engine", "random", "-B", compact, "--json");
    assertThat(live.get("book").get("move")).isEqualTo(kept.get("book").get("move"));
    JsonNode inEngine = json("analyze", "squava", "--engine", "random:book=" + compact, "--json");
    assertThat(inEngine.get("book").get("move")).isEqualTo(kept.get("book").get("move"));
    JsonNode without =
        json("analyze", "squava", "--engine", "random:book=none", "-B", compact, "--json");
    assertThat(without.get("book").isNull()).isTrue();
  }

  @Test
  void anEngineSaysThatItsMoveIsFromTheBook() {
    ok("book", "distill", "squava", "--book", book, "-o", compact);
    String engine =
        Run.withInput("go nodes 10\nquit\n", "engine", "squava", "-B", compact, "--no-table").out();
    assertThat(engine).contains("info string the move is from the opening book");
    String game =
        ok("play", "squava", "--x", "random", "--o", "random", "-B", compact, "--no-table");
    assertThat(game).contains(", from the opening book)");
    assertThat(ok("play", "squava", "--x", "random", "--o", "random", "--no-book"))
        .doesNotContain("opening book");
  }

  @Test
  void aSoundBookIsVerifiedAndADamagedOneIsNot() throws SQLException {
    assertThat(ok("book", "verify", "squava", "--book", book)).contains("all right");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + book);
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE position SET negamax = 0.123 WHERE ply = 1");
    }
    Run damaged = Run.oxo("book", "verify", "squava", "--book", book);
    assertThat(damaged.status()).isEqualTo(1);
    assertThat(damaged.err()).contains("its negamax value is wrong");
  }

  @Test
  void mergingAndImportingCountNothingTwice() {
    String log = folder.resolve("log").toString();
    ok("match", "squava", "random", "random", "--games", "4", "--log", log);
    JsonNode first = json("book", "import", "squava", log, "--book", book, "--json");
    assertThat(first.get("newGames").asInt()).isEqualTo(4);
    JsonNode again = json("book", "import", "squava", log, "--book", book, "--json");
    assertThat(again.get("newGames").asInt()).isZero();
    String other = folder.resolve("other.db").toString();
    JsonNode merged = json("book", "merge", "squava", book, "--book", other, "--json");
    assertThat(merged.get("newGames").asInt()).isEqualTo(4);
    JsonNode twice = json("book", "merge", "squava", book, "--book", other, "--json");
    assertThat(twice.get("newGames").asInt()).isZero();
    assertThat(twice.get("newPositions").asInt()).isZero();
    JsonNode back = json("book", "merge", "squava", other, "--book", book, "--json");
    assertThat(back.get("newGames").asInt()).isZero();
    assertThat(ok("book", "verify", "squava", "--book", other)).contains("all right");
  }

  @Test
  void aProofBecomesMovesOfTheBook() {
    String proof = folder.resolve("proof").toString();
    ok("solve", "tic-tac-toe", "XO./.../...", "--certificate", proof);
    String own = folder.resolve("ttt.db").toString();
    JsonNode read = json("book", "import", "tic-tac-toe", proof, "--book", own, "--json");
    assertThat(read.get("newProven").asInt()).isPositive();
    assertThat(ok("book", "verify", "tic-tac-toe", "--book", own)).contains("all right");
    JsonNode reply =
        json("analyze", "tic-tac-toe", "XO./.../...", "--engine", "random", "-B", own, "--json");
    assertThat(reply.get("book").get("value").get("type").asText()).isEqualTo("win");
  }

  /** The book says that O, who loses, wins: the position is named, and nobody takes it over. */
  @Test
  void aFalseProofIsFoundByItsPosition() throws SQLException {
    String proof = folder.resolve("proof").toString();
    ok("solve", "tic-tac-toe", "XO./.../...", "--certificate", proof);
    String own = folder.resolve("ttt.db").toString();
    ok("book", "import", "tic-tac-toe", proof, "--book", own);
    String[] verify = {"book", "verify", "tic-tac-toe", "--book", own, "--proofs", "1000"};
    assertThat(ok(verify)).contains("proven values solved again").contains(" 0 false");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + own);
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE position SET proven = 'win', negamax = 1");
      statement.execute("UPDATE move SET proven = NULL");
    }
    assertThat(ok("book", "verify", "tic-tac-toe", "--book", own)).contains("all right");
    Run found = Run.oxo(verify);
    assertThat(found.status()).isEqualTo(1);
    assertThat(found.out()).doesNotContain(" 0 false");
    assertThat(found.err().lines())
        .isNotEmpty()
        .allMatch(
            line -> line.matches("oxo: a fault: \\S+: 'O wins' is called proven and is false"));
    JsonNode json =
        read(
            Run.oxo("book", "verify", "tic-tac-toe", "--book", own, "--proofs", "1000", "--json")
                .out());
    assertThat(json.get("right").asBoolean()).isFalse();
    assertThat(json.get("proofs").get("false").get(0).get("player").asText()).isEqualTo("O");
    String other = folder.resolve("other.db").toString();
    Run merged = Run.oxo("book", "merge", "tic-tac-toe", own, "--book", other);
    assertThat(merged.status()).isEqualTo(1);
    assertThat(merged.err()).contains("is called proven and is false", "left out as not proven");
    assertThat(ok("book", "verify", "tic-tac-toe", "--book", other, "--proofs", "1000"))
        .contains(" 0 false");
    JsonNode trusted =
        json("book", "merge", "tic-tac-toe", own, "--book", other, "--trust", "--json");
    assertThat(trusted.get("false").asInt()).isZero();
    assertThat(trusted.get("newProven").asInt()).isPositive();
  }

  @Test
  void falseProofsOfACompactBookAreFoundToo() throws SQLException {
    String own = folder.resolve("ttt.db").toString();
    ok(
        "book",
        "grow",
        "tic-tac-toe",
        "--book",
        own,
        "--nodes",
        "50",
        "--positions",
        "9",
        "-N",
        "1");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + own);
        Statement statement = connection.createStatement()) {
      statement.execute("UPDATE move SET proven = 'win'");
    }
    String small = folder.resolve("ttt.oxobook").toString();
    ok("book", "distill", "tic-tac-toe", "--book", own, "-o", small);
    Run verify = Run.oxo("book", "verify", "tic-tac-toe", "--book", small, "--proofs", "1000");
    assertThat(verify.status()).isEqualTo(1);
    assertThat(verify.err()).contains(".../.../...: 'X wins' is called proven and is false");
  }

  @ParameterizedTest
  @CsvSource({
    "book distill squava --book BOOK,distill needs a file",
    "book distill squava --book BOOK -o OUT --probe soon,--probe 'soon' is not a time",
    "book distill squava --book MISSING -o OUT,there is no book",
    "book verify squava,say which book",
    "book verify connect4 --book BOOK,is a book of squava with other rules than connect4",
    "book merge squava BOOK --book BOOK,cannot be added to itself",
    "book import squava BOOK --book BOOK,squava.db",
    "play squava --x random --o random -B MISSING,there is no book",
    "play tictactrains --x random --o random -B builtin,there are no openings for tictactrains",
    "play squava --x random --o random -B jdbc:mysql:x,is no address of a book",
    "play squava --x random --o random -B BOOK --no-book,exclude each other",
  })
  void whatIsWrongIsSaidInOneSentence(String line, String expected) {
    String[] words =
        line.replace("BOOK", book)
            .replace("MISSING", folder.resolve("missing").toString())
            .replace("OUT", folder.resolve("out").toString())
            .split(" ");
    Run run = Run.oxo(words);
    assertThat(run.status()).as(run.out()).isEqualTo(2);
    assertThat(run.err()).contains(expected);
    assertThat(run.err().lines()).hasSize(1);
  }
}
