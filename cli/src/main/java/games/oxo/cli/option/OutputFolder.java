package games.oxo.cli.option;

import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder that a command writes files to. It is made with the first of them. */
public final class OutputFolder {
  private final Path folder;
  private final OutputFile.Existing existing;

  private OutputFolder(Path folder, OutputFile.Existing existing) {
    this.folder = folder;
    this.existing = existing;
  }

  /**
   * The folder of a path.
   *
   * @throws InputException when it is a file, or is not empty and nothing may be replaced
   */
  public static OutputFolder of(Path folder, OutputFile.Existing existing) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new InputException(Text.format("%s is a file; a folder is needed", folder));
    }
    if (Files.isDirectory(folder) && existing == OutputFile.Existing.KEEP && !isEmpty(folder)) {
      throw new InputException(
          Text.format("the folder %s is not empty; --force writes into it all the same", folder));
    }
    return new OutputFolder(folder, existing);
  }

  private static boolean isEmpty(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", folder, e.getMessage()));
    }
  }

  /** The path of a file in it. */
  public Path file(String name) {
    return folder.resolve(name);
  }

  /** Writes a file. */
  public void write(String name, byte[] content) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw OutputFile.unwritable(folder, e);
    }
    OutputFile.write(file(name), existing, out -> out.write(content));
  }
}
