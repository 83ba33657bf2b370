package games.oxo.book.check;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.distill.Backup;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalText;
import games.oxo.game.words.Text;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a book: its positions and moves are legal, its numbers are possible, its proofs agree with
 * each other, and its negamax values are those of its moves.
 */
public final class BookCheck {
  /** The most faults that are described; more are only counted. */
  public static final int LISTED = 20;

  private final BookReader book;
  private final Game game;
  private final List<String> faults = new ArrayList<>();
  private long positions;
  private long moves;
  private long wrong;

  public BookCheck(BookReader book) {
    this.book = book;
    game = book.game().plain();
  }

  /** Does the work. */
  public void run() {
    List<BookPosition> all = new ArrayList<>();
    book.forEach(all::add);
    all.forEach(this::check);
    new Backup(book)
        .corrections()
        .positions()
        .forEach(each -> fault(CanonicalText.write(each.key()), "its negamax value is wrong"));
  }

  /** The first faults in words; empty when the book is sound. */
  public List<String> faults() {
    return List.copyOf(faults);
  }

  /** How many faults there are. */
  public long wrong() {
    return wrong;
  }

  /** How many positions were checked. */
  public long positions() {
    return positions;
  }

  /** How many moves were checked. */
  public long moves() {
    return moves;
  }

  private void fault(String where, String what) {
    wrong++;
    if (faults.size() < LISTED) {
      faults.add(Text.format("%s: %s", where, what));
    }
  }

  private void check(BookPosition position) {
    positions++;
    String where = CanonicalText.write(position.key());
    Position board = position.key().position(game);
    if (board.outcome().isOver()) {
      fault(where, "the game is over there");
      return;
    }
    if (isNoChance(position.value())
        || isNoChance(position.negamax())
        || isNoChance(position.unbookedValue())
        || position.effort() < 0) {
      fault(where, "a value is not a chance from 0 to 1");
    }
    int unbooked = position.unbooked();
    if (unbooked != BookPosition.NO_CELL && !isLegal(board, unbooked)) {
      fault(where, "its best move outside the book is not legal");
    }
    boolean won = false;
    for (BookMove move : position.moves()) {
      moves++;
      if (!isLegal(board, move.cell())) {
        fault(where, Text.format("a move to cell %d is not legal", move.cell()));
      } else {
        check(where, board, move);
        won |= move.proven() != null && move.proven().isWin();
      }
    }
    Proven proven = position.proven();
    if (won && proven != null && !proven.isWin()) {
      fault(where, "a move is proven to win, but the position is not");
    }
  }

  private void check(String where, Position board, BookMove move) {
    if (move.wins() < 0 || move.draws() < 0 || move.losses() < 0) {
      fault(where, "a move has fewer than no games");
    }
    Position after = board.play(Move.at(move.cell()));
    if (!after.outcome().isOver()) {
      Optional<BookPosition> next = book.find(book.game().key(after));
      boolean same = game.mover(after.ply()) == game.mover(board.ply());
      if (next.isPresent() && contradict(move.proven(), next.get().proven(), same)) {
        fault(where, "a move and the position after it are proven to be different things");
      }
    }
  }

  private static boolean contradict(@Nullable Proven move, @Nullable Proven after, boolean same) {
    return move != null
        && after != null
        && move.result() != (same ? after.result() : after.result().negate());
  }

  private static boolean isLegal(Position board, int cell) {
    return cell >= 0
        && cell < board.game().board().cells()
        && board.legalMoves().contains(Move.at(cell));
  }

  private static boolean isNoChance(double value) {
    return !Double.isNaN(value) && !(value >= 0 && value <= 1);
  }
}
