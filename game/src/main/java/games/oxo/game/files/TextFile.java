package games.oxo.game.files;

import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a person's text files. */
public final class TextFile {
  /**
   * Nothing that belongs here comes near it, and a slip such as a disk image is refused at once.
   */
  private static final long MAX_BYTES = 10_000_000;

  private TextFile() {}

  /**
   * The whole text of a file.
   *
   * @throws InputException when it cannot be read, with the reason
   */
  public static String read(Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException("%s is a folder; a file is needed".formatted(file));
    }
    if (!Files.exists(file)) {
      throw new InputException("there is no file %s".formatted(file));
    }
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw new InputException("%s is larger than %d bytes".formatted(file, MAX_BYTES));
      }
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
          .toString();
    } catch (CharacterCodingException e) {
      throw new InputException("%s is not UTF-8 text".formatted(file));
    } catch (IOException e) {
      throw new InputException("%s cannot be read: %s".formatted(file, e.getMessage()));
    }
  }
}
