package games.oxo.match.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A process and all its descendants, so that nothing is left when it is killed. Processes whose
 * parents have ended are found by a mark in their environment where there is a {@code /proc}, and
 * elsewhere if they had been seen before.
 */
final class ProcessTree {
  private static final String MARK = "OXO_PROGRAM";
  private static final int MOST_ROUNDS = 5;
  private static final long DEATH_MILLIS = 2000;

  private final Process root;
  private final String mark;
  private final Set<ProcessHandle> seen = new LinkedHashSet<>();

  private ProcessTree(Process root, String mark) {
    this.root = root;
    this.mark = mark;
  }

  /** Starts a process that can be killed with all its descendants. */
  static ProcessTree start(ProcessBuilder builder) throws IOException {
    String value = ProcessHandle.current().pid() + "-" + System.nanoTime();
    builder.environment().put(MARK, value);
    return new ProcessTree(builder.start(), MARK + "=" + value + "\0");
  }

  /** The process that was started itself. */
  Process root() {
    return root;
  }

  /** Remembers the descendants that there are now. */
  synchronized void look() {
    root.descendants().forEach(seen::add);
  }

  /** Kills all, and returns when the first process is gone. */
  synchronized void kill() {
    int before = -1;
    // Again while there are new ones: they may have been starting others.
    for (int round = 0; round < MOST_ROUNDS && seen.size() > before; round++) {
      before = seen.size();
      look();
      addMarked();
      root.destroyForcibly();
      seen.forEach(ProcessHandle::destroyForcibly);
    }
    try {
      root.waitFor(DEATH_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void addMarked() {
    if (Files.isDirectory(Path.of("/proc/self"))) {
      ProcessHandle.allProcesses()
          .filter(each -> each.pid() != root.pid())
          .filter(this::isMarked)
          .forEach(seen::add);
    }
  }

  private boolean isMarked(ProcessHandle process) {
    try {
      byte[] environment = Files.readAllBytes(Path.of("/proc/" + process.pid() + "/environ"));
      return new String(environment, StandardCharsets.ISO_8859_1).contains(mark);
    } catch (IOException e) {
      // It has ended, or belongs to another user.
      return false;
    }
  }
}
