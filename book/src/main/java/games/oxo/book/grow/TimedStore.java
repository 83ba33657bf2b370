package games.oxo.book.grow;

import games.oxo.book.store.BookStore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** A book's database, with the time that its callers wait for it. */
final class TimedStore {
  private final BookStore store;
  private final AtomicLong nanos = new AtomicLong();

  TimedStore(BookStore store) {
    this.store = store;
  }

  /** Asks the database. */
  <T> T ask(Function<BookStore, T> question) {
    long started = System.nanoTime();
    try {
      return question.apply(store);
    } finally {
      nanos.addAndGet(System.nanoTime() - started);
    }
  }

  /** The time of all callers together. */
  long nanos() {
    return nanos.get();
  }
}
