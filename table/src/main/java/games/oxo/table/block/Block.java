package games.oxo.table.block;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * A piece of a table's file: 28 bytes that describe it, then its data, mostly compressed.
 *
 * @param kind one of the four kinds
 * @param ply the stones of the positions that it is about
 * @param count how many positions it is about
 * @param number which of its layer and kind it is, from 0
 * @param first the number of its first position, or for the end of a layer how many there are
 * @param plainBytes the length of its data before compression
 * @param storedBytes the length of its data in the file; when equal, it is not compressed
 * @param checksum CRC32C of the 24 bytes before it and of the stored data
 */
public record Block(
    int kind,
    int ply,
    int count,
    int number,
    long first,
    int plainBytes,
    int storedBytes,
    int checksum) {
  /** The numbers of positions. */
  public static final int NUMBERS = 1;

  /** The values of positions. */
  public static final int VALUES = 2;

  /** All numbers of a layer come before this. */
  public static final int END = 3;

  /** Where everything is. */
  public static final int INDEX = 4;

  /**
   * Positions in a block, but the last of a layer. More compress a little better; fewer are quicker
   * to read when one value is asked for.
   */
  public static final int MOST = 4096;

  public static final int HEADER_BYTES = 28;
  private static final int CHECKSUM_AT = 24;

  /** How many blocks so many positions make. */
  public static int ofPositions(long positions) {
    return (int) ((positions + MOST - 1) / MOST);
  }

  /** Describes itself; the checksum must be right already. */
  public void write(ByteBuffer out) {
    out.put((byte) kind).put((byte) ply).putShort((short) count).putInt(number).putLong(first);
    out.putInt(plainBytes).putInt(storedBytes).putInt(checksum);
  }

  /** Reads a description; whether it makes sense is another question. */
  public static Block read(ByteBuffer in) {
    return new Block(
        in.get() & 255,
        in.get() & 255,
        in.getShort() & 0xFFFF,
        in.getInt(),
        in.getLong(),
        in.getInt(),
        in.getInt(),
        in.getInt());
  }

  /** The checksum of the block that begins at the start of a buffer and ends at its limit. */
  public static int checksum(ByteBuffer block) {
    CRC32C sum = new CRC32C();
    sum.update(block.duplicate().position(0).limit(CHECKSUM_AT));
    sum.update(block.duplicate().position(HEADER_BYTES));
    return (int) sum.getValue();
  }

  /** Whether this is the expected block. */
  public boolean is(int wantedKind, int wantedPly, int wantedNumber) {
    return kind == wantedKind && ply == wantedPly && number == wantedNumber;
  }

  /** The complaint about a block that is not what it should be. */
  public static InputException damaged(String file, long offset) {
    return new InputException(
        Text.format("%s is damaged near byte %d; remove it and build it again", file, offset));
  }
}
