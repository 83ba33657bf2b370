package games.oxo.app.prove;

import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the tasks of an unfinished proof besides its parts: how hard each position
 * looks, in a file that is written anew from time to time. Without it a proof goes on from its
 * parts alone.
 */
final class TasksFile {
  /** Weeks of work write it often enough, and a large tree not all the time. */
  private static final long BETWEEN_NANOS = 600_000_000_000L;

  private final Path file;
  private final boolean kept;
  private final ProofTasks tasks;
  private long next = System.nanoTime() + BETWEEN_NANOS;

  /**
   * @param certificate the file beside which it lies
   */
  TasksFile(Path certificate, ProofTasks tasks) {
    file = certificate.resolveSibling(certificate.getFileName() + ".tasks");
    kept = !OutputFile.isStream(certificate);
    this.tasks = tasks;
  }

  /**
   * Takes over what the file says, if there is one.
   *
   * @throws InputException when it is damaged, or about another proof
   */
  void load() {
    if (!kept || !Files.exists(file)) {
      return;
    }
    long[][] rows = read().orElseThrow(this::useless);
    List<ProofTask> all = tasks.all();
    if (rows.length != all.size()) {
      throw useless();
    }
    for (int i = 0; i < rows.length; i++) {
      if (!all.get(i).resume(rows[i])) {
        throw useless();
      }
    }
    all.forEach(ProofTask::doubt);
  }

  private Optional<long[][]> read() {
    try {
      return PackedNumbers.unpack(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  private InputException useless() {
    return new InputException(
        Text.format(
            "%s is damaged or of another proof; remove it, and the proof goes on from its parts",
            file));
  }

  /** Writes the file if it is time to. */
  void saveNowAndThen() {
    if (System.nanoTime() - next >= 0) {
      save();
      next = System.nanoTime() + BETWEEN_NANOS;
    }
  }

  /** Writes the file. */
  void save() {
    if (kept) {
      long[][] rows = tasks.all().stream().map(ProofTask::save).toArray(long[][]::new);
      byte[] packed = PackedNumbers.pack(rows);
      OutputFile.write(file, Existing.REPLACE, out -> out.write(packed));
    }
  }

  /** Removes it, when it is no longer needed. */
  void remove() {
    try {
      if (kept) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }
}
