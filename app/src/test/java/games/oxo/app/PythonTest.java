package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.version.ProgramVersion;
import games.oxo.game.Await;
import games.oxo.game.OnlyInFullRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the Python package, with the program of this build. */
@Tag("slow")
@Tag("programs")
@DisplayName("The Python package")
class PythonTest {
  private static final Path PYTHON = Path.of("..", "python").toAbsolutePath().normalize();

  /** Debian's own has what Debian's packages install; another may come first on the path. */
  private static final String INTERPRETER =
      Files.isExecutable(Path.of("/usr/bin/python3")) ? "/usr/bin/python3" : "python3";

  @TempDir Path folder;
  private Path launcher;

  @BeforeEach
  void writeLauncher() throws IOException {
    launcher = folder.resolve("oxo");
    Files.writeString(
        launcher,
        "#!/bin/sh\nexec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' games.oxo.app.Main \"$@\"\n"
            .formatted(System.getProperty("java.class.path")));
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private void python(Path in, String... words) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(Stream.of(INTERPRETER, "-B"), Stream.of(words))
                    .toArray(String[]::new))
            .directory(in.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "OXO", launcher.toString(),
                "OXO_TABLES", folder.resolve("tables").toString(),
                "PYTHONPATH", PYTHON.toString()));
    Process process = builder.start();
    assertThat(Await.end(process)).as(() -> read(said)).isZero();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void itsTestsAndAllExamplesPass() throws Exception {
    python(PYTHON, "-m", "unittest", "discover", "-s", "tests", "-t", ".");
  }

  /** Also that nothing is forgotten in what is published. */
  @Test
  void theWheelHasTheWholePackage() throws Exception {
    Path copy = Files.createDirectory(folder.resolve("copy"));
    copy(PYTHON, copy);
    python(copy, "-m", "build", "--no-isolation", "--outdir", folder.resolve("dist").toString());
    String name = "oxo-" + ProgramVersion.number();
    try (Stream<Path> built = Files.list(folder.resolve("dist"))) {
      assertThat(built.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(name + "-py3-none-any.whl", name + ".tar.gz");
    }
    Path wheel = folder.resolve("dist").resolve(name + "-py3-none-any.whl");
    python(
        folder,
        "-c",
        "import sys; sys.path[:] = ['%s'] + [p for p in sys.path if p != '%s']; import oxo;"
                .formatted(wheel, PYTHON)
            + " assert '.whl' in oxo.__file__; assert oxo.Board('squava', '1,1').stones == 1;"
            + " import zipfile; assert 'oxo/py.typed' in zipfile.ZipFile('%s').namelist()"
                .formatted(wheel));
  }

  @OnlyInFullRun
  @Test
  void theNotebooksRun() throws Exception {
    for (String notebook : List.of("squava.ipynb", "openings.ipynb")) {
      python(
          PYTHON.resolve("notebooks"),
          "-m",
          "nbconvert",
          "--to",
          "notebook",
          "--execute",
          "--output-dir",
          folder.toString(),
          notebook);
      assertThat(read(folder.resolve(notebook))).contains("image/svg+xml");
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copied = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copied.getParent());
        Files.copy(file, copied);
      }
    }
  }
}
