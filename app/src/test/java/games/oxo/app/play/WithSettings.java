package games.oxo.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests that run play with a settings file. */
abstract class WithSettings {
  @TempDir Path folder;
  Path file;

  private final String name;

  /**
   * @param name of the file
   */
  WithSettings(String name) {
    this.name = name;
  }

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve(name);
  }

  /** Runs play with a file whose lines are separated by {@code ;}. */
  final Run play(String lines, String input, String... options) throws IOException {
    Files.writeString(file, lines.replace(";", "\n") + "\n");
    return Run.withInput(
        input,
        Stream.concat(Stream.of("play", "--config", file.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  /** What it prints, when nothing is wrong. */
  final String out(String lines, String input, String... options) throws IOException {
    Run run = play(lines, input, options);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out();
  }
}
