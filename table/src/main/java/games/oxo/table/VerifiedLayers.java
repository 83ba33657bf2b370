package games.oxo.table;

import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * How far an interrupted verification came: the layers from some number of stones on are right.
 * Kept in a small text file, bound to the bytes of the table.
 *
 * @param table the identity of the table's content
 * @param from the fewest stones of the layers that are right; the number of layers if none is
 * @param moves how many of their moves were compared
 */
record VerifiedLayers(String table, int from, long moves) {
  private static final Pattern FORM =
      Pattern.compile(
          """
          oxo verified layers 1
          table ([0-9a-f]{64})
          from ([0-9]{1,2})
          moves ([0-9]{1,18})
          checksum ([0-9a-f]{8})
          """);

  /**
   * Reads the file of a table.
   *
   * @return with no layer if there is no such file
   * @throws InputException when the file is damaged, or belongs to another table
   */
  static VerifiedLayers read(Path file, String table, int layers) {
    if (!Files.exists(file)) {
      return new VerifiedLayers(table, layers, 0);
    }
    Matcher found = FORM.matcher(text(file));
    if (!found.matches()) {
      throw refused(file, "damaged");
    }
    VerifiedLayers read =
        new VerifiedLayers(
            found.group(1), Integer.parseInt(found.group(2)), Long.parseLong(found.group(3)));
    if (!read.text().endsWith(found.group(4) + "\n")) {
      throw refused(file, "damaged");
    }
    if (!read.table.equals(table) || read.from > layers) {
      throw refused(file, "about another table");
    }
    return read;
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new InputException(Text.format("%s cannot be read: %s", file, e.getMessage()));
    }
  }

  private static InputException refused(Path file, String why) {
    return new InputException(
        Text.format("%s is %s; remove it to verify from the start", file, why));
  }

  void write(Path file) {
    OutputFile.write(file, OutputFile.Existing.REPLACE, text());
  }

  private String text() {
    String lines =
        Text.format("oxo verified layers 1\ntable %s\nfrom %d\nmoves %d\n", table, from, moves);
    CRC32C sum = new CRC32C();
    sum.update(lines.getBytes(StandardCharsets.UTF_8));
    return lines + Text.format("checksum %08x\n", sum.getValue());
  }
}
