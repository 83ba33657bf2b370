package games.oxo.app.bench;

import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a program in a new Java process like this one, with the same input and output. */
final class NewJava {
  private static final long MILLIS_BETWEEN_LOOKS = 50;

  private NewJava() {}

  /**
   * Runs a program with these arguments and returns its exit status. When this program is asked to
   * end, so is the other.
   */
  static int run(Class<?> program, List<String> args, LongWork work) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(args);
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      while (!process.waitFor(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS)) {
        if (work.isStopped()) {
          process.destroy();
        }
      }
      return process.exitValue();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Interrupt.STATUS;
    }
  }
}
