package games.oxo.search.evaluation;

import games.oxo.game.canonical.Crc32;
import games.oxo.game.canonical.RulesFingerprint;

/**
 * The file format of learned evaluations, which {@code docs/learn.md} describes. A file holds a
 * header, a deflated body of whole numbers of variable length, and a check of all bytes before it.
 *
 * <pre>
 *   0   8   "OXOEVAL" and the version, 2
 *   8   32  fingerprint of the rules
 *   40  4   length of the body before it was deflated, highest byte first
 *   44  4   length of the body as it is here
 *   48      the body
 *       4   CRC-32C of all this
 * </pre>
 */
public final class EvaluationFormat {
  /** How the names of such files end. */
  public static final String ENDING = ".oxoeval";

  static final byte[] MAGIC = {'O', 'X', 'O', 'E', 'V', 'A', 'L', 2};
  static final int FINGERPRINT = MAGIC.length;
  static final int BODY_LENGTH = FINGERPRINT + RulesFingerprint.BYTES;
  static final int DEFLATED_LENGTH = BODY_LENGTH + 4;
  static final int BODY = DEFLATED_LENGTH + 4;
  static final int CHECK_BYTES = 4;

  /** No board needs more: 64 cells, in 42 lines of ten cells, each of them a kind of its own. */
  static final int MOST_BODY = 1 << 25;

  static final int MOST_MATCHES = 1000;
  static final int MOST_TEXT = 1000;
  static final int MOST_KNOTS = 100;

  /** Factors and shifts of a {@link ChanceScale} are written in millionths. */
  static final double MILLION = 1e6;

  private EvaluationFormat() {}

  static int checksum(byte[] file) {
    return Crc32.CASTAGNOLI.of(file, file.length - CHECK_BYTES);
  }

  static void putInt(byte[] bytes, int at, int number) {
    for (int i = 0; i < 4; i++) {
      bytes[at + i] = (byte) (number >>> (24 - 8 * i));
    }
  }

  static int getInt(byte[] bytes, int at) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = (number << 8) | (bytes[at + i] & 255);
    }
    return number;
  }
}
