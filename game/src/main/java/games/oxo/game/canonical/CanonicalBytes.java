package games.oxo.game.canonical;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;

/**
 * The binary form of a {@link CanonicalPosition}, for books and other stores. The format is stable:
 * all later versions read what was written.
 *
 * <pre>
 *   byte 0    the number of cells, 1 to 64; anything else is a later form
 *   byte 1    the number of stones, plus 128 while a swap is still to come
 *   byte 2..  five cells a byte in base 3, the first cell first: 0 empty, 1 X, 2 O;
 *             what the last byte has too many is empty
 * </pre>
 *
 * <p>The first byte determines the length, so forms can be concatenated. Compared byte by byte
 * without sign, the forms of a game are in the order of their stones, first those without a swap to
 * come.
 */
public final class CanonicalBytes {
  private static final int MAX_CELLS = 64;
  private static final int CELLS_A_BYTE = 5;
  private static final int HEADER = 2;
  private static final int SWAP_PENDING = 128;

  private CanonicalBytes() {}

  /** The binary form. */
  public static byte[] write(CanonicalPosition key) {
    int cells = key.board().cells();
    byte[] bytes = new byte[lengthFor(cells)];
    bytes[0] = (byte) cells;
    bytes[1] = (byte) (key.ply() + (key.swapPending() ? SWAP_PENDING : 0));
    for (int i = HEADER; i < bytes.length; i++) {
      int value = 0;
      for (int j = 0; j < CELLS_A_BYTE; j++) {
        int cell = (i - HEADER) * CELLS_A_BYTE + j;
        value = 3 * value + (cell < cells ? digit(key, cell) : 0);
      }
      bytes[i] = (byte) value;
    }
    return bytes;
  }

  private static int digit(CanonicalPosition key, int cell) {
    return (int) (key.x() >>> cell & 1) + 2 * (int) (key.o() >>> cell & 1);
  }

  private static int lengthFor(int cells) {
    return HEADER + (cells + CELLS_A_BYTE - 1) / CELLS_A_BYTE;
  }

  /**
   * How many bytes a form has that begins with this byte.
   *
   * @throws InputException when none does
   */
  public static int length(byte first) {
    if (first < 1 || first > MAX_CELLS) {
      throw new InputException(
          Text.format("the key begins with %d, which is no known format", first & 255));
    }
    return lengthFor(first);
  }

  /**
   * Reads the binary form of a position of this game.
   *
   * @throws InputException when the bytes are none, with the reason
   */
  public static CanonicalPosition read(Game game, byte[] bytes) {
    int cells = game.board().cells();
    if (bytes.length == 0 || bytes.length != length(bytes[0])) {
      throw new InputException(Text.format("the key has the wrong length, %d bytes", bytes.length));
    }
    if (bytes[0] != cells) {
      throw new InputException(
          Text.format(
              "the key is for a board of %d cells; the board of %s has %d",
              bytes[0], game.id(), cells));
    }
    long x = 0;
    long o = 0;
    for (int cell = 0; cell < CELLS_A_BYTE * (bytes.length - HEADER); cell++) {
      int digit = digitAt(bytes, cell);
      if (digit < 0 || (digit != 0 && cell >= cells)) {
        throw new InputException("the key has stones off the board");
      }
      x |= digit == 1 ? 1L << cell : 0;
      o |= digit == 2 ? 1L << cell : 0;
    }
    if ((bytes[1] & ~SWAP_PENDING & 255) != Long.bitCount(x | o)) {
      throw new InputException("the key's number of stones does not match its cells");
    }
    return CanonicalPosition.checked(game, x, o, (bytes[1] & SWAP_PENDING) != 0);
  }

  /** The digit of a cell, or -1 when its byte is no number of five digits. */
  private static int digitAt(byte[] bytes, int cell) {
    int value = bytes[HEADER + cell / CELLS_A_BYTE] & 255;
    for (int after = CELLS_A_BYTE - 1 - cell % CELLS_A_BYTE; after > 0; after--) {
      value /= 3;
    }
    boolean tooLarge = cell % CELLS_A_BYTE == 0 && value > 2;
    return tooLarge ? -1 : value % 3;
  }
}
