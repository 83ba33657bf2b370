package games.oxo.cluster.local;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The folder with the state, the settings and the logs of a cluster on this machine. */
record ClusterFolder(Path path) {
  /** The environment variable that names the folder. */
  static final String VARIABLE = "OXO_CLUSTER";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  /**
   * The folder of the user: the one that {@code OXO_CLUSTER} names, or else {@code oxo/cluster} in
   * the folder for data that programs keep.
   *
   * @throws InputException when there is no such folder on this machine
   */
  static ClusterFolder of(Map<String, String> environment, String home) {
    try {
      String given = environment.getOrDefault(VARIABLE, "");
      if (!given.isEmpty()) {
        return new ClusterFolder(Path.of(given).toAbsolutePath());
      }
      // A relative path in that variable must be ignored by convention.
      Path data = Path.of(environment.getOrDefault("XDG_DATA_HOME", ""));
      Path root = data.isAbsolute() ? data : Path.of(home, ".local", "share");
      if (root.isAbsolute()) {
        return new ClusterFolder(root.resolve("oxo").resolve("cluster"));
      }
    } catch (InvalidPathException e) {
      // Said below.
    }
    throw new InputException(
        Text.format("there is no folder for the state of a cluster; %s can name one", VARIABLE));
  }

  Path state() {
    return path.resolve("cluster.json");
  }

  /** Settings of the cluster's processes, with the secret. */
  Path properties() {
    return path.resolve("spark.properties");
  }

  Path log(String name) {
    return path.resolve(name + ".log");
  }

  /** A folder for what a process leaves behind. */
  Path work(String name) {
    return path.resolve("work").resolve(name);
  }

  /** Writes a file that nobody else can read, not even while it is written. */
  void writePrivate(Path file, String text) {
    try {
      Files.deleteIfExists(file);
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
      Files.writeString(file, text, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be written: %s", file, e.getMessage()));
    }
  }

  /**
   * Runs a start or a stop, so that no two happen at once.
   *
   * @throws InputException when the folder cannot be used, or another command has it
   */
  <T> T alone(Supplier<T> work) {
    try {
      Files.createDirectories(path);
      try (FileChannel channel =
              FileChannel.open(
                  path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.tryLock()) {
        if (lock == null) {
          throw new InputException("another command starts or stops the cluster just now");
        }
        return work.get();
      }
    } catch (OverlappingFileLockException e) {
      throw new InputException("another command starts or stops the cluster just now");
    } catch (IOException e) {
      throw new InputException(
          Text.format("the folder %s cannot be used: %s", path, e.getMessage()));
    }
  }
}
