package games.oxo.match.play;

import java.io.IOException;
import java.util.List;

/**
 * Starts external programs. An instance can start any program named by text, so only the command
 * line creates one; without it a match can use only our own engines.
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
