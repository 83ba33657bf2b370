package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Files that come with the program have the sums of docs/results.md")
class SumsTest {
  private static final String PAGE =
      Document.read(Document.PROJECT.resolve("docs/results.md")).text();

  private static List<Path> files() throws IOException {
    try (Stream<Path> modules = Files.list(Document.PROJECT)) {
      return modules
          .map(module -> module.resolve("src/main/resources/oxo"))
          .filter(Files::isDirectory)
          .flatMap(SumsTest::computed)
          .sorted()
          .toList();
    }
  }

  private static Stream<Path> computed(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*[.]oxo(proofs|extract|book|eval|table)"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everyFileHasItsSum() throws IOException, NoSuchAlgorithmException {
    List<Path> files = files();
    assertThat(files).hasSizeGreaterThan(8);
    for (Path file : files) {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      String row = "| `" + Document.PROJECT.relativize(file) + "` | ";
      assertThat(PAGE.lines().filter(line -> line.startsWith(row)))
          .as("the sum of %s", file)
          .singleElement()
          .asString()
          .endsWith("| `" + HexFormat.of().formatHex(sum) + "` |");
    }
  }
}
