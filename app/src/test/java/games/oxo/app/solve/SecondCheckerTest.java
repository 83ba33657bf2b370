package games.oxo.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.game.Await;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The checker in Python, which was written from {@code docs/proofs.md} alone, against the referee
 * of the program.
 */
@Tag("slow")
@Tag("programs")
@DisplayName("The second checker of certificates agrees with the referee")
class SecondCheckerTest {
  private static final Path CHECKER =
      Path.of("..", "python", "check_certificate.py").toAbsolutePath().normalize();
  private static final Path PROOFS =
      Path.of("..", "table", "src", "main", "resources", "oxo", "proofs", "4506bdf7df96.oxoproofs")
          .toAbsolutePath()
          .normalize();

  private static final String DOUBLE =
      """
      name = "Double"
      board = { shape = "square", width = 4, height = 4 }
      line = { win = 4, lose = 3 }
      turns = "XA, (OA, OA, XA, XA), ..."
      """;

  private static final String RINGS =
      """
      name = "Rings"
      board = { shape = "square", width = 5, height = 4 }
      line = { win = 3 }
      turns = "XA, O1, O2, XA, OA, ..."
      swap = true
      """;

  @TempDir Path folder;

  private record Checked(int status, List<String> lines) {}

  private Checked check(List<String> files) throws IOException, InterruptedException {
    Path out = folder.resolve("checked");
    List<String> command = new ArrayList<>(List.of("python3", CHECKER.toString()));
    command.addAll(files);
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    return new Checked(Await.end(process), Files.readAllLines(out));
  }

  private String proven(String... command) throws IOException {
    Path file = folder.resolve("certificate.txt");
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of(command[0].equals("prove") ? "-o" : "--certificate", file.toString()));
    words.add("--force");
    Run run = Run.oxo(words.toArray(String[]::new));
    assertThat(run.status()).as(run.err()).isZero();
    return Files.readString(file);
  }

  private String game(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private List<String> certificates() throws IOException {
    return List.of(
        proven("solve", "tic-tac-toe", "XO./.../..."),
        proven("solve", "tic-tac-toe:misere", "X.O/.../..X"),
        proven("prove", "squava", "1,1 0,0 3,3"),
        proven("prove", "yavalath:no-swap", "e5", "c4"),
        proven("solve", "connect4:4x5", "112"),
        proven("solve", game("double.toml", DOUBLE), "a1", "b1", "c2"),
        proven("solve", game("rings.toml", RINGS), "a1", "b2", "a4"));
  }

  @Test
  void refusesAndAcceptsWhatTheRefereeDoes() throws Exception {
    List<String> certificates = certificates();
    CertificateMutations mutations = new CertificateMutations(new Dice(1));
    List<String> files = new ArrayList<>();
    Map<String, Boolean> holds = new HashMap<>();
    for (int i = 0; i < certificates.size() + FullRun.rounds(10_000, 1000); i++) {
      String text = certificates.get(i % certificates.size());
      String name = i + ".txt";
      Path file = folder.resolve(name);
      Files.writeString(file, i < certificates.size() ? text : mutations.of(text));
      files.add(name);
      holds.put(name, Run.oxo("certificate", "check", file.toString()).status() == 0);
    }
    Checked checked = check(files);
    assertThat(checked.status()).isEqualTo(2);
    assertThat(checked.lines()).hasSameSizeAs(files);
    for (int i = 0; i < files.size(); i++) {
      String name = files.get(i);
      String kind = holds.get(name) ? "holds: .+" : "(refused|not a certificate): .+";
      assertThat(checked.lines().get(i)).matches(name + ": " + kind);
      assertThat(holds.get(name) || i >= certificates.size()).isTrue();
    }
    assertThat(holds.values().stream().filter(each -> !each).count())
        .isGreaterThan(files.size() / 2);
  }

  /** The first is that of e5; that of d4, which takes three times as long, needs a full run. */
  @Test
  void acceptsTheProofsThatComeWithTheProgram() throws Exception {
    List<String> proofs = List.of(Files.readString(PROOFS).split("(?m)^(?=oxo-certificate )"));
    assertThat(proofs).hasSize(2);
    Path file = folder.resolve("proofs.oxoproofs");
    List<String> wanted = proofs.subList(0, FullRun.rounds(2, 1));
    Files.writeString(file, String.join("", wanted));
    Checked checked = check(List.of(file.toString()));
    assertThat(checked.status()).isZero();
    assertThat(checked.lines())
        .hasSameSizeAs(wanted)
        .allMatch(line -> line.contains(": holds: X wins yavalath:no-swap from "))
        .anyMatch(line -> line.contains("(649 moves, 0 unused, "));
  }

  @Test
  void saysWhatIsWrong() throws Exception {
    String text = proven("solve", "tic-tac-toe", "XO./.../...");
    Files.writeString(folder.resolve("cut.txt"), text.substring(0, 100));
    Files.writeString(folder.resolve("win.txt"), text);
    Files.writeString(folder.resolve("lost.txt"), text.replace("winner X", "winner O"));
    Checked checked = check(List.of("win.txt", "lost.txt", "cut.txt", "none.txt"));
    assertThat(checked.status()).isEqualTo(2);
    assertThat(checked.lines())
        .containsExactly(
            "win.txt: holds: X wins tic-tac-toe from XO./.../..."
                + " (2 moves, 0 unused, 9 ends of games)",
            "lost.txt: refused: before the first move: there is no move for this position: XOX/.../...",
            "cut.txt: not a certificate: it is not ASCII text whose last line ends with a line feed",
            "none.txt: cannot be read: No such file or directory");
    assertThat(check(List.of("win.txt")).status()).isZero();
    assertThat(check(List.of("win.txt", "lost.txt")).status()).isEqualTo(1);
    assertThat(check(List.of()).status()).isEqualTo(2);
  }
}
