package games.oxo.app.prove;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import games.oxo.search.WorkerPool;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
      new Prover(position, Player.X, strategy, parts, WorkerPool.SINGLE, 1 << 22)
          .run(() -> --left[0] < 0);
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
