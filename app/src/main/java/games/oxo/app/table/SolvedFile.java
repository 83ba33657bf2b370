package games.oxo.app.table;

import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.table.extract.SolvedOpenings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

/**
 * A file with the openings that are solved so far, beside the extract that is made of them. It is
 * written whole every half minute and when the work stops, and removed when the work is done.
 */
final class SolvedFile implements AutoCloseable {
  private static final long SAVE_NANOS = 30_000_000_000L;

  private final Path file;
  private final SolvedOpenings openings;
  private long saved = System.nanoTime();
  private int savedSize;

  /**
   * Takes over what was solved before an interruption.
   *
   * @throws InputException when the file is damaged or not for these openings
   */
  SolvedFile(Path extract, SolvedOpenings openings) {
    this.openings = openings;
    file = beside(extract);
    if (Files.exists(file)) {
      try {
        openings.resume(Files.readString(file), file.toString());
      } catch (IOException e) {
        throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
      }
    }
    savedSize = openings.size();
  }

  OptionalInt value(Position position) {
    OptionalInt value = openings.value(position);
    if (System.nanoTime() - saved > SAVE_NANOS) {
      save();
    }
    return value;
  }

  private void save() {
    if (openings.size() > savedSize) {
      OutputFile.write(file, OutputFile.Existing.REPLACE, openings.text());
      savedSize = openings.size();
    }
    saved = System.nanoTime();
  }

  /** Removes the file of an extract that is written. */
  static void remove(Path extract) {
    Path file = beside(extract);
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw OutputFile.unwritable(file, e);
    }
  }

  private static Path beside(Path extract) {
    return extract.resolveSibling(extract.getFileName() + ".solved");
  }

  @Override
  public void close() {
    save();
  }
}
