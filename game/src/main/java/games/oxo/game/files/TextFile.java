package games.oxo.game.files;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the user's text files. */
public final class TextFile {
  /**
   * Nothing that belongs here comes near it, and a slip such as a disk image is refused at once.
   */
  private static final int MAX_BYTES = 1_000_000;

  private TextFile() {}

  /**
   * The whole text of a file.
   *
   * @throws InputException when it cannot be read, with the reason
   */
  public static String read(Path file) {
    return read(file, MAX_BYTES);
  }

  /**
   * The whole text of a file that may be this large.
   *
   * @throws InputException when it cannot be read, with the reason
   */
  public static String read(Path file, int maxBytes) {
    if (Files.isDirectory(file)) {
      throw new InputException(Text.format("%s is a folder; a file is needed", file));
    }
    if (!Files.exists(file)) {
      throw new InputException(Text.format("there is no file %s", file));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString(), maxBytes);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  /**
   * The whole text of a stream.
   *
   * @param name how a message names it
   * @throws InputException when it is too long or no text
   */
  public static String read(InputStream in, String name) {
    return read(in, name, MAX_BYTES);
  }

  private static String read(InputStream in, String name, int maxBytes) {
    try {
      byte[] bytes = in.readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw new InputException(Text.format("%s is larger than %d bytes", name, maxBytes));
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new InputException(Text.format("%s is not UTF-8 text", name));
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", name, e.getMessage()));
    }
  }
}
