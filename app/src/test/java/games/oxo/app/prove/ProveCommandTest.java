package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.cli.option.UserGames;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.check.CertificateFormat;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.PartsFormat;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProveCommandTest {
  private static final String[] EASY = {"squava", "1,1", "0,0", "3,3"};

  @TempDir Path folder;

  private Run prove(String[] position, String file, String... more) {
    return Run.oxo(
        Stream.of(
                List.of("prove"),
                List.of(position),
                List.of("-o", folder.resolve(file).toString()),
                List.of(more))
            .flatMap(List::stream)
            .toArray(String[]::new));
  }

  private Path parts(String file) {
    return folder.resolve(file + ".parts");
  }

  private void assertHolds(String file) {
    Run check = Run.oxo("certificate", "check", folder.resolve(file).toString());
    assertThat(check.out()).contains("It holds: X wins whatever O plays.");
  }

  @Test
  void writesACertificateThatHolds() throws IOException {
    Run run = prove(EASY, "win.txt");
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("X wins.\n  replies     ").contains("win.txt, ");
    assertThat(run.err()).isEmpty();
    assertHolds("win.txt");
    assertThat(Files.readAllLines(folder.resolve("win.txt"))).contains("threats 200");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("win.txt"));
    }
  }

  @Test
  void saysWhoHolds() throws IOException {
    Run run = prove(new String[] {"tic-tac-toe", "a1"}, "no.txt");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).startsWith("X does not win: O holds with b2");
    assertThat(folder.resolve("no.txt")).doesNotExist();
    Run json = prove(new String[] {"tic-tac-toe", "a1"}, "no.txt", "--json", "--attacker", "O");
    JsonNode node = new JsonMapper().readTree(json.out());
    assertThat(node.get("refuted").asBoolean()).isTrue();
    assertThat(node.get("attacker").asText()).isEqualTo("O");
    assertThat(node.get("moves").isNull()).isTrue();
  }

  @Test
  void whatTakesTooLongIsContinuedLater() {
    Run run = prove(new String[] {"yavalath:no-swap", "c4"}, "win.txt", "--time", "1");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).startsWith("Not proven yet that X wins.").contains("continue");
    assertThat(folder.resolve("win.txt")).doesNotExist();
    assertThat(parts("win.txt")).exists();
  }

  /** Works on a proof for a while and keeps its parts, as a program does that is then killed. */
  private void work(int looks) {
    Position position = PositionReader.read(BuiltInGames.load("squava"), "1,1");
    Strategy strategy = new Strategy(position.game().symmetryGroup());
    int[] left = {looks};
    try (PartsFile parts =
        PartsFile.open(folder.resolve("win.txt"), position, Player.X, strategy)) {
      KeptStrategy kept = new KeptStrategy(strategy, parts);
      new Prover(position, Player.X, kept, WorkerPool.SINGLE, 1 << 22).run(() -> --left[0] < 0);
    }
  }

  @Test
  void continuesFromThePartsThatAreWhole() throws IOException {
    work(60);
    byte[] kept = Files.readAllBytes(parts("win.txt"));
    assertThat(new String(kept, US_ASCII)).startsWith("oxo-proof 1\n").contains("\ndone ");
    Files.write(parts("win.txt"), Arrays.copyOf(kept, kept.length - 7));
    work(60);
    assertThat(parts("win.txt").toFile().length()).isGreaterThan(kept.length);
    List<String> lines = Files.readAllLines(parts("win.txt"));
    lines.set(lines.size() / 2, "done 0000000000000000");
    Files.write(parts("win.txt"), lines);
    assertThat(prove(new String[] {"squava", "1,1"}, "win.txt").status()).isZero();
    assertHolds("win.txt");
    assertThat(parts("win.txt")).doesNotExist();
  }

  private long expansions(Run run) throws IOException {
    return new JsonMapper().readTree(run.out()).get("expansions").asLong();
  }

  /** The proof after X's best move is known, so that it need not be found again. */
  @Test
  void usesWhatAnotherCertificateProves() throws IOException {
    String[] before = {"yavalath:no-swap", "d4", "f5"};
    String[] after = {"yavalath:no-swap", "d4", "f5", "b4"};
    Run alone = prove(before, "alone.txt", "--json", "--memory", "64m");
    assertThat(prove(after, "after.txt").status()).isZero();
    Run with = prove(before, "with.txt", "--json", "--use", folder.resolve("after.txt").toString());
    assertThat(with.status()).isZero();
    assertHolds("with.txt");
    assertThat(10 * expansions(with)).isLessThan(expansions(alone));
  }

  /** A certificate, parts of an unfinished proof, and what is neither. */
  @Test
  void usesAllProofsOfAFolder() throws IOException {
    work(60);
    Path proofs = Files.createDirectory(folder.resolve("proofs"));
    Files.move(parts("win.txt"), proofs.resolve("begun.parts"));
    assertThat(prove(EASY, "proofs/easy.txt").status()).isZero();
    Files.writeString(proofs.resolve("notes.txt"), "not a proof");
    String[] position = {"squava", "1,1"};
    Run alone = prove(position, "alone.txt", "--json", "--memory", "16m");
    Run with = prove(position, "with.txt", "--json", "--memory", "16m", "--use", proofs.toString());
    assertThat(with.err()).isEmpty();
    assertThat(with.status()).isZero();
    assertHolds("with.txt");
    assertThat(expansions(with)).isLessThan(expansions(alone));
  }

  @Test
  void leavesOutWhatTheRefereeRefusesOfAFolder() throws IOException {
    proveLost();
    Path proofs = Files.createDirectory(folder.resolve("proofs"));
    forge(6);
    Files.move(parts("win.txt"), proofs.resolve("forged.parts"));
    Files.writeString(proofs.resolve("broken.txt"), "oxo-certificate 4\nwinner X\n");
    Run run = proveLost("--use", proofs.toString());
    assertThat(run.out()).startsWith("X does not win");
    assertThat(run.err()).startsWith("oxo: left out: ").contains("broken.txt").hasLineCount(1);
  }

  @Test
  void showsTheRepliesAsAMap() throws IOException {
    Path page = folder.resolve("map.html");
    Run run = prove(new String[] {"squava", "1,1"}, "win.txt", "--map", page.toString());
    assertThat(run.status()).isZero();
    assertThat(Files.readString(page))
        .contains("\"type\":\"board\"", "Squava after 1,1: does X win?", "14 of 14 replies beaten");
    // It is written anew when the proof goes on; other files are not touched.
    assertThat(prove(EASY, "easy.txt", "--map", page.toString()).status()).isZero();
    Path other = Files.writeString(folder.resolve("other.html"), "mine");
    Run refused = prove(EASY, "again.txt", "--map", other.toString());
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err()).contains("other.html").hasLineCount(1);
    assertThat(other).hasContent("mine");
  }

  @Test
  void refusesCertificatesThatAreOfNoUse() {
    assertThat(prove(EASY, "win.txt").status()).isZero();
    String file = folder.resolve("win.txt").toString();
    assertThat(prove(EASY, "f", "--use", file, "--attacker", "O").err())
        .contains("proves a win of X; here O is to win");
    assertThat(prove(new String[] {"yavalath:no-swap", "d4"}, "f", "--use", file).err())
        .contains("is a certificate for other rules than those of yavalath:no-swap");
    assertThat(prove(EASY, "f", "--use", "missing.txt").err())
        .isEqualTo("oxo: there is no file missing.txt\n");
    assertThat(parts("f")).doesNotExist();
  }

  /** O wins with its next stone, whatever X plays. */
  private static final String LOST = "OOO.X/....X/.XX../X..../OOO.X";

  private Run proveLost(String... more) throws IOException {
    Path game = folder.resolve("four.toml");
    Files.writeString(
        game,
        "name = \"Four\"\n"
            + "board = { shape = \"square\", width = 5, height = 5 }\n"
            + "line = { win = 4 }\n");
    return prove(new String[] {game.toString(), LOST}, "win.txt", more);
  }

  /** Adds a part of one move, with the checksum that belongs to it. */
  private void forge(int cell) throws IOException {
    Position position =
        PositionReader.read(UserGames.load(folder.resolve("four.toml").toString()), LOST);
    StrategyPart part = new StrategyPart();
    part.add(position.stones(Player.X), position.stones(Player.O), cell);
    String text = new PartsFormat(25, Player.X).write(part);
    Files.writeString(parts("win.txt"), PartsFormat.header(position, Player.X) + text);
  }

  @Test
  void aForgedPartIsNotBelieved() throws IOException {
    assertThat(proveLost().out()).startsWith("X does not win");
    // A quiet move, and one to a cell that is taken.
    for (int cell : new int[] {6, 0}) {
      forge(cell);
      String forged = Files.readString(parts("win.txt"));
      Run run = proveLost();
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .startsWith("oxo: it is not proven that X wins, since the referee refuses a part")
          .contains("remove " + parts("win.txt"))
          .hasLineCount(1);
      assertThat(folder.resolve("win.txt")).doesNotExist();
      assertThat(parts("win.txt")).hasContent(forged);
      JsonNode json = new JsonMapper().readTree(proveLost("--json").out());
      assertThat(json.get("proven").asBoolean()).isFalse();
      assertThat(json.get("fault").asText()).contains("/");
      String book = folder.resolve("book.db").toString();
      Run read =
          Run.oxo(
              "book",
              "import",
              folder.resolve("four.toml").toString(),
              parts("win.txt").toString(),
              "--book",
              book);
      assertThat(read.status()).isEqualTo(2);
      assertThat(read.err()).contains("proves nothing, since the referee refuses").hasLineCount(1);
      assertThat(Path.of(book)).doesNotExist();
    }
  }

  /** Its rules are easy to win by, and its fingerprint says that they are those of Squava. */
  @Test
  void theRulesCountAndNotWhatIsSaidOfThem() throws IOException {
    Path easy = folder.resolve("easy.toml");
    Files.writeString(
        easy,
        "name = \"Easy\"\n"
            + "board = { shape = \"square\", width = 5, height = 5 }\n"
            + "line = { win = 2 }\n");
    assertThat(prove(new String[] {easy.toString(), "a1", "e5"}, "easy.txt").status()).isZero();
    List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("easy.txt")));
    lines.set(2, "rules " + RulesFingerprint.of(BuiltInGames.load("squava")));
    long sum = CertificateFormat.NO_LINES;
    for (String line : lines.subList(0, lines.size() - 1)) {
      sum = CertificateFormat.checksum(sum, line);
    }
    lines.set(lines.size() - 1, CertificateFormat.end(lines.size() - 11, sum));
    Files.write(folder.resolve("easy.txt"), lines);
    String file = folder.resolve("easy.txt").toString();
    Run used = prove(new String[] {"squava", "0,0", "4,4"}, "win.txt", "--use", file);
    assertThat(used.status()).isEqualTo(2);
    assertThat(used.err()).contains("is a certificate for other rules than those of squava");
    Run read = Run.oxo("book", "import", "squava", file, "--book", folder.resolve("b").toString());
    assertThat(read.err()).contains("is a certificate for other rules than those of squava");
  }

  /** What was found of a proof that goes on is checked and taken over, reply by reply. */
  @Test
  void theRepliesThatAreBeatenBecomeMovesOfABook() {
    work(60);
    String book = folder.resolve("book.db").toString();
    Run read =
        Run.oxo("book", "import", "squava", parts("win.txt").toString(), "--book", book, "--json");
    assertThat(read.err()).isEmpty();
    assertThat(read.out()).doesNotContain("\"newProven\":0");
    Run verify = Run.oxo("book", "verify", "squava", "--book", book, "--proofs", "20");
    assertThat(verify.status()).as(verify.err()).isZero();
    assertThat(verify.out()).contains("all right", "20 true, 0 false");
  }

  @Test
  void partsOfAnotherProofAreNotTouched() throws IOException {
    Files.writeString(parts("win.txt"), "sums");
    Run run = prove(EASY, "win.txt");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("has the parts of another proof");
    assertThat(parts("win.txt")).hasContent("sums");
  }

  @Test
  void refusesWhatCannotBeProven() {
    assertThat(prove(new String[] {"connect4", "4"}, "f").err())
        .contains("every free cell must be legal");
    assertThat(prove(new String[] {"yavalath", "e5"}, "f").err()).contains("a swap may still come");
    assertThat(prove(EASY, "f", "--attacker", "Z").status()).isEqualTo(2);
    assertThat(Run.oxo("prove", "squava", "1,1").err())
        .isEqualTo("oxo: prove needs a file for the certificate: -o FILE\n");
    assertThat(folder).isEmptyDirectory();
  }
}
