package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The native library of SQLite")
class NativeSqliteTest {
  @TempDir private Path folder;

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void isUnpackedOnce() throws IOException {
    Path caches = folder.resolve("caches");
    Path file = NativeSqlite.keep(caches).orElseThrow();
    FileTime old = FileTime.fromMillis(1_000_000);
    Files.setLastModifiedTime(file, old);
    assertThat(NativeSqlite.keep(caches)).contains(file);
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(old);
    assertThat(files(caches)).containsExactly(file);
  }

  @Test
  void isUnpackedAgainIfItIsDamagedAndEarlierVersionsGo() throws IOException {
    Path file = NativeSqlite.keep(folder).orElseThrow();
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, new byte[100]);
    String name = file.getFileName().toString();
    Files.writeString(folder.resolve(name.replaceFirst("-[0-9a-f]+-", "-1234-")), "earlier");
    Files.writeString(folder.resolve(name + ".new"), "left by a kill");
    Path other = Files.writeString(folder.resolve("sqlite-3.1-Other-arch.so"), "of another system");
    assertThat(NativeSqlite.keep(folder)).contains(file);
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    assertThat(files(folder)).containsExactlyInAnyOrder(file, other);
  }

  @Test
  void isLeftToTheDriverIfThereIsNoFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(NativeSqlite.keep(file)).isEmpty();
    assertThat(NativeSqlite.folder(Map.of(), "")).isEmpty();
  }

  @Test
  void isKeptWhereTheUserKeepsCaches() {
    assertThat(NativeSqlite.folder(Map.of("XDG_CACHE_HOME", "/c"), "/home/me"))
        .contains(Path.of("/c/oxo"));
    assertThat(NativeSqlite.folder(Map.of("XDG_CACHE_HOME", "relative"), "/home/me"))
        .contains(Path.of("/home/me/.cache/oxo"));
  }

  /** A program that is killed leaves nothing in the temporary folder. */
  @Test
  void leavesNothingInTheTemporaryFolder() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                Opener.class.getName(),
                folder.resolve("book.db").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(process.inputReader().readLine()).isEqualTo("open");
    process.destroyForcibly().waitFor();
    assertThat(files(folder))
        .allMatch(each -> each.getFileName().toString().matches("book\\.db.*|hsperf.*"));
  }

  /** Opens a book and waits. */
  public static final class Opener {
    private Opener() {}

    public static void main(String[] args) throws IOException {
      Database.open(new SqliteConnector(Path.of(args[0]), true, 0), RetryLimit.USUAL);
      System.out.println("open");
      System.in.read();
    }
  }
}
