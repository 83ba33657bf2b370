package games.oxo.book.merge;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.distill.Backup;
import games.oxo.book.store.BookStore;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoublePredicate;

/**
 * Adds one book to another. Games are counted by their source, so that nothing is counted twice
 * however often books are merged; of two values of a position the one with more effort counts;
 * proofs add up.
 */
public final class BookMerger {
  /** Positions that are written in one transaction. */
  private static final int BATCH = 1000;

  private final BookStore from;
  private final BookStore to;

  public BookMerger(BookStore from, BookStore to) {
    this.from = from;
    this.to = to;
  }

  /**
   * Does the work; when it is interrupted it can be done again from the beginning.
   *
   * @param goOn told now and then which fraction of the positions is done
   * @throws SearchStopped when it is not to go on
   */
  public void run(DoublePredicate goOn) {
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
    batch.forEach(position -> add(change, position, to.find(position.key())));
    to.write(change, 0);
    batch.clear();
  }

  private static void add(BookChange change, BookPosition other, Optional<BookPosition> own) {
    PositionChange position = change.position(other.key());
    long effort = own.map(BookPosition::effort).orElse(0L);
    if (other.effort() > effort) {
      position.value(other.value(), other.effort());
      position.unbooked(other.unbooked(), other.unbookedValue());
    }
    if (other.proven() != null) {
      position.proven(other.proven());
    }
    for (BookMove move : other.moves()) {
      var added = position.move(move.cell());
      if (move.proven() != null) {
        added.proven(move.proven());
      }
      if (move.refuted()) {
        added.refuted(true);
      }
    }
    if (own.isPresent()
        && isOutdated(other.effort() > effort ? other : own.get(), own.get(), other)) {
      position.wanted(true);
    }
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
