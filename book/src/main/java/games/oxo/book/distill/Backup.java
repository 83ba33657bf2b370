package games.oxo.book.distill;

import games.oxo.book.BookChange;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.BookValue;
import games.oxo.book.DistinctMoves;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Works out the negamax values of a whole book anew, from the positions with the most stones to the
 * start: the value of a position is the best value of a move, and what the engine said where no
 * move has one. Where no engine was asked and nothing is proven, there is none.
 */
public final class Backup {
  /** Values that differ by less are equal. */
  private static final double EPSILON = 1e-9;

  private final Game game;
  private final BookReader book;
  private final List<BookPosition> positions = new ArrayList<>();
  private final Map<CanonicalPosition, Double> values = new HashMap<>();

  public Backup(BookReader book) {
    this.book = book;
    game = book.game().plain();
    book.forEach(positions::add);
    positions.sort(Comparator.comparingInt(each -> -each.key().ply()));
  }

  /** Gives every position of a book its negamax value. */
  public static void correct(BookStore book) {
    book.write(new Backup(book).corrections(), 0);
  }

  /** What has to change so that every position has its negamax value. */
  public BookChange corrections() {
    BookChange change = new BookChange();
    for (BookPosition each : positions) {
      double value = value(each);
      values.put(each.key(), value);
      boolean wrong = !Double.isNaN(value) && !(Math.abs(value - each.negamax()) < EPSILON);
      if (wrong) {
        change.position(each.key()).negamax(value);
      }
    }
    return change;
  }

  private double value(BookPosition position) {
    if (position.proven() != null) {
      return BookValue.chance(position.proven());
    }
    if (Double.isNaN(position.value())) {
      // Its moves are those of games; there may be better ones that nobody has looked for.
      return BookPosition.UNKNOWN;
    }
    double best = BookPosition.UNKNOWN;
    Position board = position.key().position(game);
    for (BookMove move : position.moves()) {
      best = larger(best, value(board, move));
    }
    if (hasMovesOutside(position, board)) {
      best = larger(best, position.unbookedValue());
    }
    return Double.isNaN(best) ? position.value() : best;
  }

  /**
   * Whether there are moves outside the book that count. A game may have added the best of them;
   * the others may be as good until an engine has looked.
   */
  private static boolean hasMovesOutside(BookPosition position, Position board) {
    return position.unbooked() != BookPosition.NO_CELL
        && (position.move(position.unbooked()).isEmpty()
            || position.moves().size() < new DistinctMoves(board).firsts().size());
  }

  private double value(Position board, BookMove move) {
    if (move.proven() != null) {
      return BookValue.chance(move.proven());
    }
    Position after = board.play(Move.at(move.cell()));
    if (after.outcome().isOver()) {
      return BookPosition.UNKNOWN;
    }
    double value = values.getOrDefault(book.game().key(after), BookPosition.UNKNOWN);
    return game.mover(after.ply()) == game.mover(board.ply()) ? value : 1 - value;
  }

  private static double larger(double one, double other) {
    return Double.isNaN(one) ? other : Double.isNaN(other) ? one : Math.max(one, other);
  }
}
