package games.oxo.game.canonical;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.input.InputException;
import java.util.Objects;

/**
 * The key under which a position is stored, which is the same for all its symmetric images.
 *
 * <p>Of all images it is the one whose X stones are the smallest unsigned number (cell 0 is the
 * lowest bit), and among those the one whose O stones are smallest. It records whether a swap is
 * still to come, since the value of a position depends on that; it does not record who sits on
 * which side.
 *
 * <p>Together with the {@link RulesFingerprint} of the game it determines the value. {@link
 * CanonicalBytes} and {@link CanonicalText} write it down; both forms are stable. Immutable.
 */
public final class CanonicalPosition {
  private final Board board;
  private final long x;
  private final long o;
  private final boolean swapPending;

  CanonicalPosition(Board board, long x, long o, boolean swapPending) {
    this.board = board;
    this.x = x;
    this.o = o;
    this.swapPending = swapPending;
  }

  /**
   * The key with these stones.
   *
   * @throws InputException when no position of the game has it, or only another image is the key
   */
  static CanonicalPosition checked(Game game, long x, long o, boolean swapPending) {
    CanonicalPosition key = new CanonicalPosition(game.board(), x, o, swapPending);
    Position position = game.position(x, o);
    Canonicalizer canonicalizer = new Canonicalizer(game.symmetryGroup());
    canonicalizer.fold(x, o);
    if (canonicalizer.symmetry() != 0) {
      throw new InputException(
          "the key is not canonical: another image of the position is smaller");
    }
    if (swapPending && !position.swapPending()) {
      throw new InputException(
          "the key says that a swap is still to come, but none is possible here");
    }
    if (!swapPending && position.swapPending() && !position.swapOffered()) {
      throw new InputException("the key does not mark the swap that is still to come");
    }
    return key;
  }

  /** The board, with the stones in their canonical places. */
  public Board board() {
    return board;
  }

  /** The stones of X. */
  public long x() {
    return x;
  }

  /** The stones of O. */
  public long o() {
    return o;
  }

  /** The number of stones. */
  public int ply() {
    return Long.bitCount(x | o);
  }

  /** Whether the second player may still swap, now or on a turn to come. */
  public boolean swapPending() {
    return swapPending;
  }

  /**
   * A position of this game that has this key.
   *
   * @throws InputException when the key is none of this game
   */
  public Position position(Game game) {
    checked(game, x, o, swapPending);
    Position position = game.position(x, o);
    return position.swapPending() && !swapPending ? position.play(Move.SWAP) : position;
  }

  /** Keys are equal when they have the same board, stones and swap. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalPosition that
        && x == that.x
        && o == that.o
        && swapPending == that.swapPending
        && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return Objects.hash(x, o, swapPending);
  }

  /** The text form. */
  @Override
  public String toString() {
    return CanonicalText.write(this);
  }
}
