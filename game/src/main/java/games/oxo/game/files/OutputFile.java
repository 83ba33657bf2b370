package games.oxo.game.files;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes the files of the program, all by the same rules.
 *
 * <ul>
 *   <li>A file that is there is left alone, unless whoever asks says {@link Existing#REPLACE}.
 *   <li>A file appears whole or not at all: it is written beside its place, put on the disk, and
 *       renamed. A new file has the permissions of any new file, and a replaced one keeps its own.
 *   <li>A symbolic link stays, and the file that it leads to is written.
 *   <li>A device, a pipe or standard output by its name is written to and never replaced.
 *   <li>A folder is refused.
 * </ul>
 */
public final class OutputFile {
  /** What happens to a file that is there. */
  public enum Existing {
    /** It stays, and the request is refused. */
    KEEP,
    /** It is replaced. */
    REPLACE;

    /** The choice of somebody who may have insisted. */
    public static Existing of(boolean force) {
      return force ? REPLACE : KEEP;
    }
  }

  /** Gives what a file is to hold. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Gives the lines of a text, one by one and without their ends. */
  @FunctionalInterface
  public interface Lines {
    void writeTo(Consumer<String> out);
  }

  /** More links in a row are a circle. */
  private static final int MOST_LINKS = 40;

  private OutputFile() {}

  /**
   * Makes sure that a file can be written, so that nobody works in vain.
   *
   * @throws InputException when it cannot, with the reason
   */
  public static void check(Path file, Existing existing) {
    try {
      if (isStream(file)) {
        return;
      }
      Path target = target(file, existing);
      Path folder = target.getParent();
      if (folder == null || !Files.isDirectory(folder)) {
        throw new NoSuchFileException(file.toString());
      }
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(file.toString());
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /**
   * Writes a text in UTF-8.
   *
   * @throws InputException when it cannot be written, with the reason
   */
  public static void write(Path file, Existing existing, String text) {
    write(file, existing, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes lines of text in UTF-8. If they throw, nothing has changed.
   *
   * @throws InputException when they cannot be written, with the reason
   */
  public static void writeLines(Path file, Existing existing, Lines lines) {
    write(
        file,
        existing,
        bytes -> {
          Writer out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
          try {
            lines.writeTo(line -> append(out, line));
            out.flush();
          } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
          }
        });
  }

  private static void append(Writer out, String line) {
    try {
      out.write(line + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Writes a file. If the content throws, nothing has changed.
   *
   * @throws InputException when it cannot be written, with the reason
   */
  public static void write(Path file, Existing existing, Content content) {
    try {
      if (isStream(file)) {
        try (OutputStream out = openStream(file)) {
          content.writeTo(out);
        }
      } else {
        writeWhole(file, target(file, existing), existing, content);
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /**
   * Whether a path leads to something that takes bytes and keeps no file: a device, a pipe, or what
   * this program has open, such as {@code /dev/stdout}.
   */
  public static boolean isStream(Path file) {
    try {
      Path at = followed(file);
      return at.startsWith("/proc")
          || (Files.exists(at) && !Files.isDirectory(at) && !Files.isRegularFile(at));
    } catch (IOException e) {
      return false;
    }
  }

  /** Opens something for which {@link #isStream} holds. */
  public static OutputStream openStream(Path file) throws IOException {
    return new BufferedOutputStream(
        Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND));
  }

  /**
   * The place of a file that must be one that can be read again.
   *
   * @return where it is or will be, beyond all links
   * @throws InputException when the path leads to a folder or a device
   */
  public static Path regular(Path file) {
    try {
      if (isStream(file)) {
        throw new InputException(
            Text.format("%s is a device or a pipe; a regular file is needed", file));
      }
      return target(file, Existing.REPLACE);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /** The one complaint about a file that cannot be written. */
  public static InputException unwritable(Path file, IOException e) {
    if (e instanceof FileAlreadyExistsException) {
      return new InputException(
          Text.format("there is a file %s already; --force replaces it", file));
    }
    if (e instanceof NoSuchFileException) {
      return new InputException(Text.format("there is no folder for the file %s", file));
    }
    if (e instanceof AccessDeniedException) {
      return new InputException(Text.format("%s cannot be written: it is not allowed", file));
    }
    Optional<DiskException> disk = DiskException.of(file, e);
    return disk.isPresent()
        ? disk.get()
        : new InputException(
            Text.format("%s cannot be written: %s", file, DiskException.reason(e)));
  }

  private static Path target(Path file, Existing existing) throws IOException {
    Path target = followed(file);
    if (Files.isDirectory(target)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    if (Files.exists(target)) {
      if (existing == Existing.KEEP) {
        throw new FileAlreadyExistsException(file.toString());
      }
      if (!Files.isWritable(target)) {
        throw new AccessDeniedException(file.toString());
      }
    }
    return target;
  }

  /** What the links of a path lead to, which need not be there. */
  private static Path followed(Path file) throws IOException {
    Path at = file.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(at) && !at.startsWith("/proc"); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    return at;
  }

  private static void writeWhole(Path file, Path target, Existing existing, Content content)
      throws IOException {
    Path part = create(target);
    boolean kept = false;
    try {
      if (Files.exists(target)) {
        copyPermissions(target, part);
      }
      try (FileOutputStream out = new FileOutputStream(part.toFile());
          BufferedOutputStream buffered = new BufferedOutputStream(out, 1 << 16)) {
        content.writeTo(buffered);
        buffered.flush();
        out.getFD().sync();
      }
      try {
        publish(part, target, existing);
      } catch (FileAlreadyExistsException e) {
        // Perhaps the work of hours.
        kept = true;
        throw new InputException(
            Text.format(
                "the file %s was created meanwhile; what was written is in %s", file, part));
      }
    } finally {
      if (!kept) {
        Files.deleteIfExists(part);
      }
    }
    syncFolder(target);
  }

  /** A new file beside another, with the permissions of any new file. */
  private static Path create(Path target) throws IOException {
    for (int number = 1; ; number++) {
      String ending = number == 1 ? ".new" : ".new" + number;
      try {
        return Files.createFile(target.resolveSibling(target.getFileName() + ending));
      } catch (FileAlreadyExistsException e) {
        // Somebody else writes there, or was killed.
      }
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view == null) {
      return;
    }
    PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
    PosixFileAttributes now = Files.readAttributes(to, PosixFileAttributes.class);
    try {
      if (!old.owner().equals(now.owner())) {
        view.setOwner(old.owner());
      }
      if (!old.group().equals(now.group())) {
        view.setGroup(old.group());
      }
    } catch (IOException e) {
      // Only a few may give files away.
    }
    view.setPermissions(old.permissions());
  }

  private static void publish(Path part, Path target, Existing existing) throws IOException {
    if (existing == Existing.REPLACE) {
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
      return;
    }
    try {
      // Unlike a move, a link never replaces what somebody else has put there.
      Files.createLink(target, part);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (FileSystemException | UnsupportedOperationException e) {
      Files.move(part, target);
    }
  }

  /** So that the name outlives a power cut; some systems cannot do it, and none needs it. */
  private static void syncFolder(Path target) {
    try (FileChannel folder = FileChannel.open(target.resolveSibling("."))) {
      folder.force(true);
    } catch (IOException e) {
      // The file itself is on the disk.
    }
  }
}
