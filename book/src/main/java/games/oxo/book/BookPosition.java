package games.oxo.book;

import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a book, with what is known of it. All values are chances of the player to move,
 * from 0 to 1; {@link #UNKNOWN} stands for none.
 *
 * <p>This is what is stored, as it was read. What is to be written is a {@link
 * BookChange.PositionChange}, which may leave fields alone and adds games to those that are there;
 * a node of the graph that grows in memory has mutable fields, links to its neighbours and no list
 * of moves, since there are millions of them.
 *
 * @param value what an engine said
 * @param effort the nodes, or else simulations, that the engine took for it; 0 when none was asked
 * @param negamax the best value of a move: of the positions after those in the book, and of the
 *     best one that is not
 * @param proven the proven value to the player to move, or null
 * @param unbooked the cell of the best move that is not in the book; {@link #NO_CELL} for none
 * @param unbookedValue what the engine said of that move
 * @param wanted whether it is to be grown before others
 * @param moves the moves in the book, by cell
 */
public record BookPosition(
    CanonicalPosition key,
    double value,
    long effort,
    double negamax,
    @Nullable Proven proven,
    int unbooked,
    double unbookedValue,
    boolean wanted,
    List<BookMove> moves) {
  /** A value that is not known. */
  public static final double UNKNOWN = Double.NaN;

  /** No cell. */
  public static final int NO_CELL = -1;

  public BookPosition {
    moves = List.copyOf(moves);
  }

  /** A position of which nothing is known. */
  public static BookPosition unknown(CanonicalPosition key) {
    return new BookPosition(key, UNKNOWN, 0, UNKNOWN, null, NO_CELL, UNKNOWN, false, List.of());
  }

  /** In how many games it occurred. */
  public long games() {
    return moves.stream().mapToLong(BookMove::games).sum();
  }

  /** A move in the book, or empty. */
  public Optional<BookMove> move(int cell) {
    return moves.stream().filter(each -> each.cell() == cell).findFirst();
  }
}
