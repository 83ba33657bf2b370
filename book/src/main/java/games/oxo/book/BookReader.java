package games.oxo.book;

import games.oxo.game.canonical.CanonicalPosition;
import java.util.Optional;
import java.util.function.Consumer;

/** A book that can be read, wherever it is kept. */
public interface BookReader {
  /** The game without its swap. */
  BookGame game();

  /** What is known of a position; empty when the book does not have it. */
  Optional<BookPosition> find(CanonicalPosition key);

  /**
   * Visits all positions in the order of their keys: by stones. The book must not be asked for
   * anything else meanwhile.
   */
  void forEach(Consumer<BookPosition> taker);

  /** How large it is. */
  BookCounts counts();
}
