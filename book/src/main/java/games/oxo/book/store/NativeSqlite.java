package games.oxo.book.store;

import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import org.sqlite.util.OSInfo;

/**
 * The native library of SQLite. The driver would unpack a copy into the temporary folder for every
 * program, where it stays if the program is killed; here one copy of each version is kept in the
 * user's folder for caches.
 */
final class NativeSqlite {
  private static final String FOLDER_PROPERTY = "org.sqlite.lib.path";
  private static final String NAME_PROPERTY = "org.sqlite.lib.name";

  private static boolean loaded;

  private NativeSqlite() {}

  /**
   * Makes sure that the library is loaded.
   *
   * @throws InputException when that is not possible, with the remedy
   */
  static synchronized void load() {
    if (loaded) {
      return;
    }
    Optional<Path> folder = folder(System.getenv(), System.getProperty("user.home", ""));
    if (System.getProperty(FOLDER_PROPERTY) == null) {
      folder
          .flatMap(NativeSqlite::keep)
          .ifPresent(
              file -> {
                System.setProperty(FOLDER_PROPERTY, String.valueOf(file.getParent()));
                System.setProperty(NAME_PROPERTY, String.valueOf(file.getFileName()));
              });
    }
    try {
      SQLiteJDBCLoader.initialize();
      loaded = true;
    } catch (Exception | LinkageError e) { // Whatever the driver throws.
      throw new InputException(
          Text.format(
              "the library of SQLite cannot be loaded, neither from %s nor from %s; set"
                  + " XDG_CACHE_HOME to a folder that can be written to and is not mounted noexec",
              folder.map(Path::toString).orElse("a folder for caches"),
              System.getProperty("java.io.tmpdir")));
    }
  }

  /** The user's folder for caches of this program; empty when there is none. */
  static Optional<Path> folder(Map<String, String> environment, String home) {
    try {
      // A relative path in that variable must be ignored by convention.
      Path given = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
      Path caches = given.isAbsolute() ? given : Path.of(home, ".cache");
      return caches.isAbsolute() ? Optional.of(caches.resolve("oxo")) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * The library in a folder, unpacked if it is not there whole; empty when that is not possible.
   */
  static Optional<Path> keep(Path folder) {
    String system = OSInfo.getNativeLibFolderPathForCurrentOS().replace('/', '-');
    String ending = "-" + system + "-" + LibraryLoaderUtil.getNativeLibName();
    try {
      byte[] library = library();
      Path file = folder.resolve("sqlite-" + checksum(library) + ending);
      if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), library)) {
        Files.createDirectories(folder);
        OutputFile.write(file, Existing.REPLACE, out -> out.write(library));
        removeOthers(folder, ending, file);
      }
      return Optional.of(file);
    } catch (IOException | InputException e) {
      return Optional.empty();
    }
  }

  /** Tells one version from another; what the driver says of its version is lost in our jar. */
  private static String checksum(byte[] library) {
    CRC32 sum = new CRC32();
    sum.update(library);
    return Long.toHexString(sum.getValue());
  }

  private static byte[] library() throws IOException {
    String name =
        LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
    try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("there is no library for this system");
      }
      return in.readAllBytes();
    }
  }

  /** Earlier versions, and what a program left that was killed; who uses one has it open. */
  private static void removeOthers(Path folder, String ending, Path keep) throws IOException {
    List<Path> others;
    try (Stream<Path> files = Files.list(folder)) {
      others =
          files
              .filter(each -> !each.equals(keep))
              .filter(each -> each.getFileName().toString().startsWith("sqlite-"))
              .filter(each -> each.getFileName().toString().contains(ending))
              .toList();
    }
    for (Path each : others) {
      Files.deleteIfExists(each);
    }
  }
}
