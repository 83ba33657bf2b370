package games.oxo.book.merge;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.MoveChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.Proofs;
import games.oxo.book.check.ProvenRow;
import games.oxo.book.distill.Backup;
import games.oxo.book.store.BookStore;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Proven;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Adds one book to another. Games are counted by their source, so that nothing is counted twice
 * however often books are merged; of two values of a position the one with more effort counts;
 * proofs add up, as far as they are believed. Rows that the rules do not allow are left out.
 */
public final class BookMerger {
  /** Positions that are written at a time. */
  private static final int BATCH = 1000;

  private final BookStore from;
  private final BookStore to;
  private final Predicate<ProvenRow> belief;

  /**
   * @param belief whether a value that the other book calls proven counts as proven here; asked of
   *     those that say more than is known
   */
  public BookMerger(BookStore from, BookStore to, Predicate<ProvenRow> belief) {
    this.from = from;
    this.to = to;
    this.belief = belief;
  }

  /**
   * Does the work in one transaction, so that a book never has a part of another one.
   *
   * @param goOn told now and then which fraction of the positions is done
   * @throws SearchStopped when it is not to go on
   */
  public void run(DoublePredicate goOn) {
    to.together(() -> add(goOn));
  }

  private void add(DoublePredicate goOn) {
    long all = Math.max(1, from.counts().positions());
    AtomicLong done = new AtomicLong();
    List<BookPosition> batch = new ArrayList<>();
    from.forEach(
        position -> {
          batch.add(position);
          if (batch.size() == BATCH) {
            write(batch);
            if (!goOn.test((double) done.addAndGet(BATCH) / all)) {
              throw new SearchStopped();
            }
          }
        });
    write(batch);
    from.sources().forEach((source, games) -> to.writeSource(from.tallies(source), source, games));
    Backup.correct(to);
  }

  private void write(List<BookPosition> batch) {
    BookChange change = new BookChange();
    for (BookPosition position : batch) {
      Position board = position.key().position(from.game().plain());
      if (!board.outcome().isOver()) {
        add(change, board, position, to.find(position.key()));
      }
    }
    to.write(change, 0);
    batch.clear();
  }

  private void add(
      BookChange change, Position board, BookPosition other, Optional<BookPosition> own) {
    PositionChange position = change.position(other.key());
    long effort = own.map(BookPosition::effort).orElse(0L);
    if (other.effort() > effort) {
      position.value(other.value(), other.effort());
      position.unbooked(other.unbooked(), other.unbookedValue());
    }
    BookPosition mine = own.orElseGet(() -> BookPosition.unknown(other.key()));
    Proven proven = other.proven();
    if (proven != null && isBelieved(mine.proven(), new ProvenRow(board, null, proven))) {
      position.proven(proven);
    }
    List<Move> legal = board.legalMoves();
    for (BookMove move : other.moves()) {
      if (legal.contains(Move.at(move.cell()))) {
        add(position.move(move.cell()), board, move, mine);
      }
    }
    if (own.isPresent()
        && isOutdated(other.effort() > effort ? other : own.get(), own.get(), other)) {
      position.wanted(true);
    }
  }

  private void add(MoveChange added, Position board, BookMove other, BookPosition mine) {
    Proven known = mine.move(other.cell()).orElseGet(() -> BookMove.at(other.cell())).proven();
    Proven proven = other.proven();
    if (proven != null && isBelieved(known, new ProvenRow(board, Move.at(other.cell()), proven))) {
      added.proven(proven);
    }
    if (other.refuted()) {
      added.refuted(true);
    }
  }

  /** What is known here stays, whatever the other book says. */
  private boolean isBelieved(@Nullable Proven known, ProvenRow row) {
    return Proofs.isNews(known, row.said()) && belief.test(row);
  }

  /**
   * The best move outside the book may have come into it by the other book's moves; an engine has
   * to look for the next one.
   */
  private static boolean isOutdated(BookPosition valued, BookPosition mine, BookPosition other) {
    int unbooked = valued.unbooked();
    return unbooked != BookPosition.NO_CELL
        && (mine.move(unbooked).isPresent() || other.move(unbooked).isPresent());
  }
}
