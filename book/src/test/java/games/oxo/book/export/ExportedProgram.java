package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Samples;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/**
 * An exported book compiled for real, with a small program around it that answers lines of the form
 * {@code stones of X;stones of O;1 if a swap is to come}.
 */
final class ExportedProgram {
  private static final int MOST_SECONDS = 300;

  private final Path folder;
  private final List<String> command;

  private ExportedProgram(Path folder, List<String> command) {
    this.folder = folder;
    this.command = command;
  }

  static ExportedProgram of(SourceLanguage language, String source, Path folder)
      throws IOException, InterruptedException {
    String driver = Samples.lines("drivers/" + language + ".txt").collect(Collectors.joining("\n"));
    return switch (language) {
      case JAVA -> java(source, driver, folder);
      case CPP -> cpp(write(folder, "book.cpp", source + driver + "\n"), folder);
      case PYTHON -> {
        String file = write(folder, "book.py", source + driver + "\n");
        yield new ExportedProgram(folder, List.of("python3", file));
      }
      case JAVASCRIPT -> {
        String file = write(folder, "book.js", source + driver + "\n");
        yield new ExportedProgram(folder, List.of("node", file));
      }
    };
  }

  private static String write(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  private static ExportedProgram java(String source, String driver, Path folder)
      throws IOException {
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-encoding",
                "UTF-8",
                "-proc:none",
                "-d",
                folder.toString(),
                write(folder, "OpeningBook.java", source),
                write(folder, "Driver.java", driver));
    assertThat(status).isZero();
    return new ExportedProgram(
        folder, List.of("java", "-XX:+UseSerialGC", "-cp", folder.toString(), "Driver"));
  }

  private static ExportedProgram cpp(String file, Path folder)
      throws IOException, InterruptedException {
    String program = folder.resolve("book").toString();
    List<String> compile =
        List.of("g++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-o", program, file);
    new ExportedProgram(folder, compile).run("");
    return new ExportedProgram(folder, List.of(program));
  }

  /** The answers to these lines. */
  List<String> answers(List<String> questions) throws IOException, InterruptedException {
    return run(String.join("\n", questions) + "\n").lines().toList();
  }

  private String run(String input) throws IOException, InterruptedException {
    Path in = folder.resolve("in");
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Files.writeString(in, input);
    Process process =
        new ProcessBuilder(new ArrayList<>(command))
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("%s ends", command).isTrue();
    assertThat(Files.readString(err)).as("%s", command).isEmpty();
    assertThat(process.exitValue()).isZero();
    return Files.readString(out, StandardCharsets.US_ASCII);
  }
}
