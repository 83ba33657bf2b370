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

/** Exported source code, compiled for real. */
final class ExportedProgram {
  private static final int MOST_SECONDS = 300;

  private final Path folder;
  private final List<String> command;

  private ExportedProgram(Path folder, List<String> command) {
    this.folder = folder;
    this.command = command;
  }

  /**
   * Classes with a small program around them that answers lines.
   *
   * @param kind of the program: {@code book} answers {@code stones of X;stones of O;1 if a swap is
   *     to come} with a move, {@code evaluation} answers {@code stones of X;stones of O} with a
   *     value
   */
  static ExportedProgram around(String kind, SourceLanguage language, String source, Path folder)
      throws IOException, InterruptedException {
    String driver =
        Samples.lines("drivers/" + kind + "-" + language + ".txt")
            .collect(Collectors.joining("\n"));
    if (language == SourceLanguage.JAVA) {
      write(folder, "Driver.java", driver);
      return java(source, "Driver", folder);
    }
    return of(language, source + driver + "\n", folder);
  }

  /** A whole program. */
  static ExportedProgram of(SourceLanguage language, String source, Path folder)
      throws IOException, InterruptedException {
    return switch (language) {
      case JAVA -> java(source, "Player", folder);
      case CPP -> cpp(write(folder, "program.cpp", source), folder);
      case PYTHON ->
          new ExportedProgram(folder, List.of("python3", write(folder, "program.py", source)));
      case JAVASCRIPT ->
          new ExportedProgram(folder, List.of("node", write(folder, "program.js", source)));
    };
  }

  private static String write(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  private static ExportedProgram java(String source, String main, Path folder) throws IOException {
    List<String> words = new ArrayList<>(List.of("-encoding", "UTF-8", "-proc:none", "-d"));
    words.add(folder.toString());
    words.add(write(folder, "Exported.java", source));
    Path driver = folder.resolve("Driver.java");
    if (Files.exists(driver)) {
      words.add(driver.toString());
    }
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertThat(status).isZero();
    return new ExportedProgram(
        folder, List.of("java", "-XX:+UseSerialGC", "-cp", folder.toString(), main));
  }

  private static ExportedProgram cpp(String file, Path folder)
      throws IOException, InterruptedException {
    String program = folder.resolve("program").toString();
    List<String> compile =
        List.of("g++", "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-o", program, file);
    new ExportedProgram(folder, compile).run("");
    return new ExportedProgram(folder, List.of(program));
  }

  /** The command that runs it. */
  List<String> command() {
    return command;
  }

  /** What it prints for these lines. */
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
