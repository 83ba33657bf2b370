package games.oxo.match.play;

import java.io.IOException;
import java.util.List;

/**
 * Starts programs of the machine. Whoever holds an instance can have any program started by a text,
 * so only the command line makes one; without it a match knows engines of ours alone.
 */
public final class ProgramLauncher {
  /**
   * Starts a program.
   *
   * @param words its command line
   * @throws IOException when that cannot be
   */
  RunningProgram start(List<String> words) throws IOException {
    return RunningProgram.of(ProcessTree.start(new ProcessBuilder(words)));
  }
}
