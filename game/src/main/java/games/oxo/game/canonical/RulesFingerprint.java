package games.oxo.game.canonical;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.definition.Definition;
import java.util.Arrays;

/**
 * A 256-bit hash of the rules of a game, as far as they determine the values of positions: the
 * board, the turns, the lines or points. Names, notation and the swap are not part of it; each
 * {@link CanonicalPosition} records whether a swap is still to come.
 *
 * <p>It is stable: the same rules have the same fingerprint in all later versions, on all machines.
 * It is the SHA-256 of a text that {@code docs/solve.md#tables} describes.
 */
public final class RulesFingerprint {
  /** Its length. */
  public static final int BYTES = 32;

  /** Enough to distinguish all games of a folder, and short enough for a file name. */
  private static final int SHORT_BYTES = 6;

  private static final String HEX = "0123456789abcdef";

  private final byte[] bytes;

  private RulesFingerprint(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The fingerprint of a game's rules. */
  public static RulesFingerprint of(Game game) {
    String text = rules(game);
    byte[] ascii = new byte[text.length()];
    for (int i = 0; i < ascii.length; i++) {
      ascii[i] = (byte) text.charAt(i);
    }
    return new RulesFingerprint(Sha256.of(ascii));
  }

  /** One that was written by {@link #bytes()}. */
  public static RulesFingerprint read(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException("a fingerprint has 32 bytes, not " + bytes.length);
    }
    return new RulesFingerprint(bytes.clone());
  }

  /** The text that is digested, all of it ASCII. */
  static String rules(Game game) {
    Definition definition = game.definition();
    Board board = game.board();
    StringBuilder text = new StringBuilder(board.fingerprint()).append("\nturns");
    for (int ply = 0; ply < board.cells(); ply++) {
      text.append(' ').append(definition.turns().at(ply));
    }
    return text.append('\n').append(game.rules().fingerprint()).toString();
  }

  /** All of it. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The beginning, in hexadecimal digits, for display and file names. */
  public String brief() {
    return toString().substring(0, 2 * SHORT_BYTES);
  }

  /** All of it in hexadecimal digits. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (byte each : bytes) {
      text.append(HEX.charAt(each >>> 4 & 15)).append(HEX.charAt(each & 15));
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RulesFingerprint that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
