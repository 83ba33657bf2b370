package games.oxo.table;

import games.oxo.game.Game;
import games.oxo.game.board.Board;
import games.oxo.game.definition.Definition;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A number of 256 bits for the rules of a game, as far as they decide what positions are worth: the
 * board, the turns, the lines or points. Names, notation and the swap are no part of it.
 */
public final class Fingerprint {
  static final int BYTES = 32;

  /** Enough to tell all games of a folder from each other, and short enough for a file's name. */
  private static final int SHORT_BYTES = 6;

  private final byte[] bytes;

  private Fingerprint(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The fingerprint of a game's rules. */
  public static Fingerprint of(Game game) {
    try {
      byte[] text = rules(game).getBytes(StandardCharsets.UTF_8);
      return new Fingerprint(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** One that was written by {@link #bytes()}. */
  static Fingerprint read(byte[] bytes) {
    return new Fingerprint(bytes.clone());
  }

  /** The text that is digested; {@code docs/tables.md} describes it. */
  static String rules(Game game) {
    Definition definition = game.definition();
    Board board = game.board();
    StringBuilder text = new StringBuilder("board ").append(board.describe());
    text.append(board.gravity() ? " gravity" : "").append('\n').append("turns");
    for (int ply = 0; ply < board.cells(); ply++) {
      text.append(' ').append(definition.turns().at(ply));
    }
    text.append('\n');
    if (definition.line() != null) {
      text.append("win %d lose %d\n".formatted(definition.line().win(), definition.line().lose()));
    }
    if (definition.score() != null) {
      definition
          .score()
          .runs()
          .forEach(run -> text.append("run %d points %d\n".formatted(run.length(), run.points())));
      definition.score().bonus().forEach(points -> text.append("bonus %d\n".formatted(points)));
      text.append(definition.score().longestPath() ? "longest path\n" : "");
    }
    return text.toString();
  }

  byte[] bytes() {
    return bytes.clone();
  }

  /** The beginning, in hexadecimal digits, for people and the names of files. */
  public String brief() {
    return HexFormat.of().formatHex(bytes, 0, SHORT_BYTES);
  }

  /** All of it in hexadecimal digits. */
  @Override
  public String toString() {
    return HexFormat.of().formatHex(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Fingerprint that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }
}
