package games.oxo.cluster.storage;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.SparkEnv;
import org.apache.spark.deploy.SparkHadoopUtil;

/**
 * A folder that the driver and all executors can use: a path that they share, or a folder of any
 * file system that Hadoop knows, such as {@code hdfs://HOST/PATH} or {@code s3a://BUCKET/PATH}.
 *
 * <p>A file appears whole or not at all. Names are relative and may have folders in them; a name
 * that begins with a dot is a file that is still written, and is never listed. Serializable; every
 * method may be called on any machine.
 */
public final class SharedFolder implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** What is not finished has names that begin so. */
  private static final String UNFINISHED = ".";

  private static final ConcurrentMap<String, FileSystem> SYSTEMS = new ConcurrentHashMap<>();

  private final String url;

  private SharedFolder(String url) {
    this.url = url;
  }

  /**
   * The folder of a URL or of a path on this machine. It need not exist.
   *
   * @throws InputException when the text is neither
   */
  public static SharedFolder of(String text) {
    if (text.isBlank()) {
      throw new InputException("a folder needs a path or a URL");
    }
    try {
      String url =
          text.startsWith("file:")
              ? "file:" + new URI(text).getPath()
              : text.matches("[A-Za-z][A-Za-z0-9+.-]+:.*") ? text : "file:" + absolute(text);
      return new SharedFolder(new Path(url).toUri().getScheme() + withoutScheme(url));
    } catch (URISyntaxException | IllegalArgumentException e) {
      throw new InputException(Text.format("'%s' is neither a path nor a URL", text));
    }
  }

  private static String absolute(String text) {
    return java.nio.file.Path.of(text).toAbsolutePath().normalize().toString();
  }

  /** From the colon on, and without slashes at the end. */
  private static String withoutScheme(String url) {
    return url.substring(url.indexOf(':')).replaceFirst("(?<=.)/+$", "");
  }

  /** The folder with this name in it. */
  public SharedFolder folder(String name) {
    return new SharedFolder(url + "/" + name);
  }

  /** Its URL. */
  public String url() {
    return url;
  }

  /** How a message or a command line names it: the path where it is one. */
  @Override
  public String toString() {
    return url.startsWith("file:") ? new Path(url).toUri().getPath() : url;
  }

  private String describe(String name) {
    return toString() + "/" + name;
  }

  private Path path(String name) {
    return new Path(url + "/" + name);
  }

  private FileSystem system() throws IOException {
    URI uri = new Path(url).toUri();
    String key = uri.getScheme() + "://" + uri.getAuthority();
    FileSystem known = SYSTEMS.get(key);
    if (known == null) {
      known = "file".equals(uri.getScheme()) ? raw(uri) : FileSystem.get(uri, configuration());
      SYSTEMS.putIfAbsent(key, known);
    }
    return known;
  }

  /** Without the check sums that Hadoop would write beside each file: ours are in the files. */
  private static FileSystem raw(URI uri) throws IOException {
    RawLocalFileSystem raw = new RawLocalFileSystem();
    raw.initialize(uri, configuration());
    return raw;
  }

  /** With what Spark was told about file systems. */
  private static Configuration configuration() {
    SparkEnv environment = SparkEnv.get();
    return environment == null
        ? new Configuration()
        : SparkHadoopUtil.get().newConfiguration(environment.conf());
  }

  /** Whether there is a file or folder with this name. */
  public boolean exists(String name) {
    try {
      return system().exists(path(name));
    } catch (IOException e) {
      throw unusable(name, e);
    }
  }

  /** How many bytes a file has. */
  public long length(String name) {
    try {
      return system().getFileStatus(path(name)).getLen();
    } catch (IOException e) {
      throw unusable(name, e);
    }
  }

  /** The names of the finished files in it, sorted; none when it does not exist. */
  public List<String> list() {
    try {
      List<String> names = new ArrayList<>();
      for (FileStatus each : system().listStatus(new Path(url))) {
        String name = each.getPath().getName();
        if (each.isFile() && !name.startsWith(UNFINISHED)) {
          names.add(name);
        }
      }
      Collections.sort(names);
      return names;
    } catch (FileNotFoundException e) {
      return List.of();
    } catch (IOException e) {
      throw unusable("", e);
    }
  }

  /** The whole content of a file. */
  public byte[] read(String name) {
    try (SharedFile file = open(name)) {
      if (file.length() > Integer.MAX_VALUE - 16) {
        throw new StorageException(describe(name) + " is too large to be read at once");
      }
      return file.read(0, (int) file.length());
    }
  }

  /** Opens a file for reading at any place. */
  public SharedFile open(String name) {
    try {
      long length = system().getFileStatus(path(name)).getLen();
      FSDataInputStream in = system().open(path(name));
      return new SharedFile(describe(name), in, length);
    } catch (IOException e) {
      throw unusable(name, e);
    }
  }

  /**
   * Writes a file, in place of what may be there. Several machines may write the same file with the
   * same content: one of them wins.
   */
  public void write(String name, byte[] content) {
    write(name, content, content.length);
  }

  /** Writes a file with the first bytes of an array. */
  public void write(String name, byte[] content, int length) {
    Path target = path(name);
    Path part =
        new Path(target.getParent(), UNFINISHED + target.getName() + "." + UUID.randomUUID());
    try {
      FileSystem system = system();
      try (FSDataOutputStream out = system.create(part, true)) {
        out.write(content, 0, length);
        if (system instanceof RawLocalFileSystem) {
          out.hsync();
        }
      }
      publish(system, part, target);
    } catch (IOException e) {
      throw new StorageException(
          Text.format("%s cannot be written: %s", describe(name), reason(e)), e);
    }
  }

  private static void publish(FileSystem system, Path part, Path target) throws IOException {
    if (system.rename(part, target)) {
      return;
    }
    // Not every file system replaces a file by renaming.
    system.delete(target, false);
    if (!system.rename(part, target) && !system.exists(target)) {
      throw new IOException("it cannot be renamed");
    }
    system.delete(part, false);
  }

  /** Deletes a file, or a folder with all that is in it; nothing happens when there is none. */
  public void delete(String name) {
    try {
      system().delete(path(name), true);
    } catch (IOException e) {
      throw unusable(name, e);
    }
  }

  /**
   * Makes the folder if it is not there, and removes what was not finished by earlier work. To be
   * called by the driver while no task runs.
   *
   * @throws InputException when it cannot be used
   */
  public void prepare() {
    try {
      FileSystem system = system();
      Path folder = new Path(url);
      if (!system.mkdirs(folder)) {
        throw new IOException("the folder cannot be made");
      }
      for (FileStatus each : system.listStatus(folder)) {
        if (each.isFile() && each.getPath().getName().startsWith(UNFINISHED)) {
          system.delete(each.getPath(), false);
        }
      }
    } catch (IOException | RuntimeException e) {
      throw new InputException(Text.format("the folder %s cannot be used: %s", this, reason(e)));
    }
  }

  private StorageException unusable(String name, IOException e) {
    String file = name.isEmpty() ? toString() : describe(name);
    return e instanceof FileNotFoundException
        ? new StorageException(Text.format("there is no file %s", file), e)
        : new StorageException(Text.format("%s cannot be used: %s", file, reason(e)), e);
  }

  private static String reason(Throwable e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message.lines().findFirst().orElse("");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SharedFolder that && url.equals(that.url);
  }

  @Override
  public int hashCode() {
    return url.hashCode();
  }
}
