package games.oxo.game.files;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A disk that does not take what is to be written, because it is full, because the share of its
 * user is used up, or because it fails. The message names the disk.
 */
public final class DiskException extends InputException {
  private static final long serialVersionUID = 1;

  /** With less space than one block no file can grow. */
  private static final long BLOCK = 4096;

  private DiskException(String message) {
    super(message);
  }

  /**
   * The complaint about a disk that a file cannot be written to.
   *
   * @param what the file in words, such as {@code the book squava.db}
   * @param file the file, or where it would be
   * @param reason what the system said
   */
  public static DiskException of(String what, Path file, String reason) {
    Optional<FileStore> disk = disk(file);
    if (disk.isEmpty()) {
      return new DiskException(Text.format("%s cannot be written: %s", what, reason));
    }
    return new DiskException(
        isFull(file, reason)
            ? Text.format(
                "%s cannot be written: the disk %s is full; make room there and give the command"
                    + " again",
                what, disk.get())
            : Text.format(
                "%s cannot be written: the disk %s does not take it (%s)",
                what, disk.get(), reason));
  }

  /** The complaint about a write that has failed, if a disk is to blame for it. */
  static Optional<DiskException> of(Path file, IOException e) {
    String reason = String.valueOf(e.getMessage());
    boolean disk =
        isFull(file, reason)
            || reason.matches("(?s).*(quota exceeded|Input/output error|File too large).*");
    return disk ? Optional.of(of(file.toString(), file, reason(e))) : Optional.empty();
  }

  /** Java's own message begins with the path. */
  static String reason(IOException e) {
    String reason = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
    return reason == null ? "no reason known" : reason;
  }

  /** Whether there is no space left for a file; the words of the system depend on its language. */
  public static boolean isFull(Path file, String reason) {
    if (reason.contains("No space left")) {
      return true;
    }
    try {
      Optional<FileStore> disk = disk(file);
      return disk.isPresent() && disk.get().getUsableSpace() < BLOCK;
    } catch (IOException e) {
      return false;
    }
  }

  /** The disk of a file that may not be there yet; empty for devices and pipes. */
  private static Optional<FileStore> disk(Path file) {
    Path at = file.toAbsolutePath();
    while (at != null && !Files.exists(at)) {
      at = at.getParent();
    }
    if (at == null || !(Files.isRegularFile(at) || Files.isDirectory(at))) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.getFileStore(at));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
