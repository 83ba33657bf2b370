package games.oxo.table.block;

import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** The first bytes of a table: what it is, and of which rules. */
public final class TableHeader {
  /** What every table begins and ends with. */
  public static final byte[] MAGIC = "OXOTABLE".getBytes(StandardCharsets.US_ASCII);

  public static final int VERSION = 1;
  public static final int BYTES = 128;

  private static final int NAME_AT = 56;
  private static final int NAME_BYTES = BYTES - NAME_AT - 4;

  private TableHeader() {}

  /** The header for a game. */
  public static ByteBuffer write(Game game) {
    ByteBuffer header = ByteBuffer.allocate(BYTES);
    header.put(MAGIC).putInt(VERSION).putInt(Block.MOST).put(RulesFingerprint.of(game).bytes());
    header.putLong(game.board().cells());
    byte[] name = game.name().getBytes(StandardCharsets.UTF_8);
    header.put(name, 0, Math.min(name.length, NAME_BYTES));
    header.position(BYTES - 4);
    header.putInt(checksum(header));
    return header.flip();
  }

  /**
   * What a header says.
   *
   * @param name the game's name
   * @param rules the fingerprint of its rules, in hexadecimal digits
   */
  public record Description(String name, String rules) {}

  /**
   * Refuses a header that is not this game's.
   *
   * @param file how a message names the file
   */
  public static void check(ByteBuffer header, Game game, String file) {
    Description found = read(header, file);
    if (!found.rules().equals(RulesFingerprint.of(game).toString())) {
      throw new InputException(
          Text.format(
              "%s is a table of %s with other rules than %s", file, found.name(), game.id()));
    }
  }

  /**
   * Reads a header of any game.
   *
   * @param file how a message names the file
   * @throws InputException when it is none, or not sound
   */
  public static Description read(ByteBuffer header, String file) {
    byte[] magic = new byte[MAGIC.length];
    if (header.remaining() >= magic.length) {
      header.get(0, magic);
    }
    if (!Arrays.equals(magic, MAGIC)) {
      throw new InputException(Text.format("%s is not a table", file));
    }
    if (header.remaining() < BYTES) {
      throw new InputException(Text.format("%s is cut off", file));
    }
    int version = header.getInt(MAGIC.length);
    if (version != VERSION) {
      throw new InputException(
          Text.format(
              "%s is a table of version %d; this program reads version %d; remove it and build it again",
              file, version, VERSION));
    }
    if (header.getInt(BYTES - 4) != checksum(header)) {
      throw new InputException(Text.format("%s is damaged: its header has a wrong checksum", file));
    }
    if (header.getInt(MAGIC.length + 4) != Block.MOST) {
      throw new InputException(Text.format("%s is damaged: its blocks have an odd size", file));
    }
    byte[] rules = new byte[RulesFingerprint.BYTES];
    header.get(MAGIC.length + 8, rules);
    return new Description(name(header), RulesFingerprint.read(rules).toString());
  }

  private static String name(ByteBuffer header) {
    byte[] name = new byte[NAME_BYTES];
    header.get(NAME_AT, name);
    int length = 0;
    while (length < name.length && name[length] != 0) {
      length++;
    }
    return Text.printable(new String(name, 0, length, StandardCharsets.UTF_8));
  }

  private static int checksum(ByteBuffer header) {
    CRC32C sum = new CRC32C();
    sum.update(header.duplicate().position(0).limit(BYTES - 4));
    return (int) sum.getValue();
  }
}
