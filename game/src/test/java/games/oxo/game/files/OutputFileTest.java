package games.oxo.game.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Files are written whole or not at all, and never over others")
class OutputFileTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("page.html");
  }

  private void assertAlone(String... names) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      assertThat(found.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder(names);
    }
  }

  private static void assertRefused(Path file, Existing existing, String message) {
    assertThatThrownBy(() -> OutputFile.write(file, existing, "new"))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> OutputFile.check(file, existing))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void aNewFileHasThePermissionsOfAnyNewFile() throws IOException {
    Path other = Files.createFile(folder.resolve("other"));
    OutputFile.check(file, Existing.KEEP);
    OutputFile.write(file, Existing.KEEP, "é");
    assertThat(Files.readString(file)).isEqualTo("é");
    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
    assertAlone("page.html", "other");
  }

  @Test
  void aFileThatIsThereStaysUnlessTold() throws IOException {
    Files.writeString(file, "old");
    assertRefused(
        file, Existing.KEEP, "there is a file %s already; --force replaces it".formatted(file));
    assertThat(file).hasContent("old");
    OutputFile.write(file, Existing.REPLACE, "new");
    assertThat(file).hasContent("new");
    assertAlone("page.html");
  }

  @Test
  void aReplacedFileKeepsItsPermissions() throws IOException {
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    OutputFile.write(file, Existing.REPLACE, "new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void contentThatFailsChangesNothing() throws IOException {
    Files.writeString(file, "old");
    for (RuntimeException fault :
        new RuntimeException[] {
          new InputException("no"), new UncheckedIOException(new IOException("no"))
        }) {
      assertThatThrownBy(
              () ->
                  OutputFile.write(
                      file,
                      Existing.REPLACE,
                      out -> {
                        out.write(new byte[200_000]);
                        throw fault;
                      }))
          .isSameAs(fault);
    }
    assertThatThrownBy(
            () ->
                OutputFile.write(
                    file,
                    Existing.REPLACE,
                    out -> {
                      throw new IOException("the disk is full");
                    }))
        .isInstanceOf(InputException.class)
        .hasMessage(file + " cannot be written: the disk is full");
    assertThat(file).hasContent("old");
    assertAlone("page.html");
  }

  @Test
  void whatSomebodyElsePutsThereMeanwhileStays() throws IOException {
    assertThatThrownBy(
            () ->
                OutputFile.write(
                    file,
                    Existing.KEEP,
                    out -> {
                      out.write('n');
                      Files.writeString(file, "theirs");
                    }))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "the file %s was created meanwhile; what was written is in %s.new"
                .formatted(file, file));
    assertThat(file).hasContent("theirs");
    assertThat(folder.resolve("page.html.new")).hasContent("n");
    OutputFile.write(file, Existing.REPLACE, "ours");
    assertThat(file).hasContent("ours");
    assertAlone("page.html", "page.html.new");
  }

  @Test
  void aLinkStaysAndItsFileIsWritten() throws IOException {
    Path target = Files.createDirectories(folder.resolve("far")).resolve("target");
    Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("far/target"));
    Files.createSymbolicLink(file, second);
    OutputFile.write(file, Existing.KEEP, "new");
    assertThat(target).hasContent("new");
    assertRefused(
        file, Existing.KEEP, "there is a file %s already; --force replaces it".formatted(file));
    OutputFile.write(file, Existing.REPLACE, "newer");
    assertThat(target).hasContent("newer");
    assertThat(file).isSymbolicLink();
    assertThat(second).isSymbolicLink();
    assertAlone("page.html", "second", "far");
  }

  @Test
  void aCircleOfLinksIsRefused() throws IOException {
    Path other = folder.resolve("other");
    Files.createSymbolicLink(file, other);
    Files.createSymbolicLink(other, file);
    assertThatThrownBy(() -> OutputFile.write(file, Existing.REPLACE, "new"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(file + " cannot be written: ");
    assertThat(file).isSymbolicLink();
  }

  @Test
  void aDeviceIsWrittenToAndStaysADevice() {
    Path device = Path.of("/dev/null");
    for (Existing existing : Existing.values()) {
      OutputFile.check(device, existing);
      OutputFile.write(device, existing, "new");
    }
    assertThat(OutputFile.isStream(device)).isTrue();
    assertThat(OutputFile.isStream(Path.of("/dev/stdout"))).isTrue();
    assertThatThrownBy(() -> OutputFile.regular(device))
        .hasMessage("/dev/null is a device or a pipe; a regular file is needed");
  }

  @Test
  void aFullDeviceIsSaid() {
    assertThatThrownBy(() -> OutputFile.write(Path.of("/dev/full"), Existing.KEEP, "new"))
        .isInstanceOf(InputException.class)
        .hasMessage("/dev/full cannot be written: No space left on device");
  }

  @Test
  void aPipeIsWrittenToAndStaysAPipe() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return new String(
                    Files.newInputStream(pipe).readAllBytes(), StandardCharsets.UTF_8);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    OutputFile.write(pipe, Existing.KEEP, "through");
    assertThat(read.get(Await.GUARD_SECONDS, TimeUnit.SECONDS)).isEqualTo("through");
    assertThat(OutputFile.isStream(pipe)).isTrue();
  }

  @Test
  void aFolderIsRefused() throws IOException {
    Files.createDirectory(file);
    String message = file + " is a folder; a file is needed";
    assertRefused(file, Existing.KEEP, message);
    assertRefused(file, Existing.REPLACE, message);
    Path nowhere = folder.resolve("none/page.html");
    assertRefused(nowhere, Existing.KEEP, "there is no folder for the file " + nowhere);
    assertAlone("page.html");
  }
}
