package games.oxo.app.docs;

import games.oxo.app.Oxo;
import games.oxo.cli.terminal.CheckedOutput;
import games.oxo.cli.terminal.Terminal;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A Java that runs the commands of many processes, each with the input and output of its own. A
 * process writes its number, how many words it has and these words to the pipe {@code requests},
 * each with a zero byte behind it, and reads the status from the pipe {@code reply.NUMBER}.
 */
final class ExampleJava {
  private ExampleJava() {}

  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    Path control = Path.of(args[0]);
    // Open for writing too, so that it does not end with the first process that has written.
    try (RandomAccessFile requests =
        new RandomAccessFile(control.resolve("requests").toFile(), "rw")) {
      while (true) {
        String process = word(requests);
        String[] words = new String[Integer.parseInt(word(requests))];
        for (int i = 0; i < words.length; i++) {
          words[i] = word(requests);
        }
        new Thread(() -> answer(control, process, words)).start();
      }
    }
  }

  private static String word(RandomAccessFile requests) throws IOException {
    StringBuilder bytes = new StringBuilder();
    for (int next = requests.read(); next != 0; next = requests.read()) {
      bytes.append((char) next);
    }
    return new String(
        bytes.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  private static void answer(Path control, String process, String... words) {
    try {
      int status = run(Path.of("/proc", process, "fd"), words);
      Files.writeString(control.resolve("reply." + process), status + "\n");
    } catch (IOException e) {
      throw new AssertionError("cannot reach process " + process, e);
    }
  }

  private static int run(Path files, String... words) throws IOException {
    try (FileInputStream in = new FileInputStream(files.resolve("0").toFile());
        FileOutputStream out = new FileOutputStream(files.resolve("1").toFile(), true);
        PrintStream err =
            new PrintStream(
                new FileOutputStream(files.resolve("2").toFile(), true),
                false,
                StandardCharsets.UTF_8)) {
      return Oxo.run(new Terminal(new CheckedOutput(out), err, in), words);
    }
  }
}
