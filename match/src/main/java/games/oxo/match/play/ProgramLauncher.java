package games.oxo.match.play;

import java.io.IOException;
import java.util.List;

/**
 * Starts external programs. An instance can start any program named by text, so only the command
 * line creates one; without it a match can use only our own engines.
 */
public final class ProgramLauncher {
  private final Grace grace;

  /**
   * How long a program may take to end.
   *
   * @param quitMillis from the request to end until it is killed
   * @param aftermathMillis from the end of a program or its output to what belongs to it: the rest
   *     of its output, its exit code, its last error
   */
  record Grace(long quitMillis, long aftermathMillis) {
    static final Grace USUAL = new Grace(500, 200);
  }

  public ProgramLauncher() {
    this(Grace.USUAL);
  }

  ProgramLauncher(Grace grace) {
    this.grace = grace;
  }

  /**
   * Starts a program.
   *
   * @param words its command line
   * @throws IOException when that cannot be
   */
  RunningProgram start(List<String> words) throws IOException {
    return RunningProgram.of(ProcessTree.start(new ProcessBuilder(words)), grace);
  }
}
