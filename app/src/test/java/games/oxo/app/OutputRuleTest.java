package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.files.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("Every command that writes a file keeps to the same rules")
class OutputRuleTest {
  private static final String MATCH = "mcts:simulations=5 random --games 2";

  @TempDir Path folder;

  @BeforeEach
  void play() {
    Run run =
        Run.oxo(("match tic-tac-toe " + MATCH + " --log " + folder.resolve("played")).split(" "));
    assertThat(run.status()).as(run.err()).isZero();
  }

  private Run run(String command, String file, String... more) {
    String words = command.replace("PLAYED", folder.resolve("played").toString());
    return Run.oxo(
        Stream.of(List.of(words.split(" ")), List.of(file), List.of(more))
            .flatMap(List::stream)
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "report PLAYED -o",
        "balance tic-tac-toe --games 2 --ladder 0 --solve 0 --engine random --html",
        "balance tic-tac-toe --games 2 --ladder 0 --solve 0 --engine random --log",
        "match tic-tac-toe " + MATCH + " --log",
        "tournament tic-tac-toe mcts:simulations=5 random --rounds 1 --log",
        "solve tic-tac-toe XO./.../... --certificate",
        "prove tic-tac-toe XO./.../... -o",
        "puzzles tic-tac-toe --count 5 -o"
      })
  void aFileIsKeptUnlessForcedAndADeviceStaysOne(String command) throws IOException {
    Path file = folder.resolve("homework.txt");
    Files.writeString(file, "sums");
    Run refused = run(command, file.toString());
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo("oxo: there is a file %s already; --force replaces it%n".formatted(file));
    assertThat(refused.out()).isEmpty();
    assertThat(file).hasContent("sums");
    Run forced = run(command, file.toString(), "--force");
    assertThat(forced.status()).as(forced.err()).isZero();
    assertThat(Files.readString(file)).hasSizeGreaterThan(100);
    Run folderInstead = run(command, folder.toString(), "--force");
    assertThat(folderInstead.err())
        .isEqualTo("oxo: %s is a folder; a file is needed%n".formatted(folder));
    Run device = run(command, "/dev/null");
    assertThat(device.status()).as(device.err()).isZero();
    assertThat(OutputFile.isStream(Path.of("/dev/null"))).isTrue();
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("target"));
    assertThat(run(command, link.toString()).status()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("target")).isRegularFile();
    try (Stream<Path> found = Files.list(folder)) {
      assertThat(found.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("played", "homework.txt", "link", "target");
    }
  }
}
