package games.oxo.book.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A conversation with a bot that runs. */
final class BotDialogue implements AutoCloseable {
  private final Process process;
  private final Path errors;
  private final OutputStream in;
  private final BufferedReader out;

  BotDialogue(ExportedProgram program, Path folder) throws IOException {
    errors = folder.resolve("errors");
    process = new ProcessBuilder(program.command()).redirectError(errors.toFile()).start();
    in = process.getOutputStream();
    out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
  }

  void say(String lines) throws IOException {
    in.write((lines + "\n").getBytes(StandardCharsets.US_ASCII));
    in.flush();
  }

  /** The next line that begins so. */
  String hear(String beginning) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(beginning)) {
        return line;
      }
    }
    throw new AssertionError("the bot ended before it said " + beginning);
  }

  @Override
  public void close() throws IOException {
    in.close();
    process.destroy();
    assertThat(errors).isEmptyFile();
  }
}
