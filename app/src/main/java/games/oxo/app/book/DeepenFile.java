package games.oxo.app.book;

import games.oxo.book.deepen.DeepStudy;
import games.oxo.book.deepen.DeepValueText;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.TextFile;
import games.oxo.game.input.InputException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file with the values of openings that are known so far. It is written whole, at most once a
 * second while values come in and when the work stops, so that it can be continued.
 */
final class DeepenFile implements AutoCloseable {
  private static final long SAVE_NANOS = 1_000_000_000L;
  private static final int MOST_BYTES = 20_000_000;

  private final Path file;
  private final DeepStudy study;
  private long saved = System.nanoTime() - SAVE_NANOS;
  private boolean changed;

  /**
   * Takes over what was found before.
   *
   * @throws InputException when the file is about something else, or cannot be written
   */
  DeepenFile(Path file, DeepStudy study) {
    this.file = file;
    this.study = study;
    OutputFile.regular(file);
    OutputFile.check(file, OutputFile.Existing.REPLACE);
    if (Files.exists(file)) {
      String text = TextFile.read(file, MOST_BYTES);
      study.putAll(DeepValueText.read(study.game().fingerprint(), text, file.toString()));
    }
  }

  /** Called when the study has a new value. */
  synchronized void changed() {
    changed = true;
    if (System.nanoTime() - saved >= SAVE_NANOS) {
      save();
    }
  }

  private synchronized void save() {
    if (changed) {
      OutputFile.write(
          file,
          OutputFile.Existing.REPLACE,
          DeepValueText.write(study.game().fingerprint(), study.values()));
      changed = false;
    }
    saved = System.nanoTime();
  }

  @Override
  public void close() {
    save();
  }
}
