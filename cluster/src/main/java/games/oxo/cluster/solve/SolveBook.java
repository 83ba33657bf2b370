package games.oxo.cluster.solve;

import games.oxo.book.BookChange;
import games.oxo.book.BookChange.PositionChange;
import games.oxo.book.BookGame;
import games.oxo.book.distill.Backup;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.Proven;
import java.util.List;

/**
 * Takes results over into a book: the values of positions, and of the best moves where they are
 * known. Positions in which a swap is still to come are left out, since books are without it.
 */
final class SolveBook {
  private final Game game;
  private final BookStore store;
  private final ValueScale scale;
  private long proven;

  SolveBook(Game game, BookStore store) {
    this.game = game;
    this.store = store;
    scale = new ValueScale(game);
  }

  /** Takes some over in one transaction. */
  void add(List<SolvedPosition> solved) {
    BookGame book = store.game();
    BookChange change = new BookChange();
    for (SolvedPosition each : solved) {
      if (each.isSettled() && !each.swapPending()) {
        Position position = book.plain(each.position(game));
        CanonicalForm form = book.form(position);
        Proven value = scale.value(each.atLeast(), each.ply());
        PositionChange known = change.position(form.key()).proven(value);
        for (Move move : each.bestMoves()) {
          known.move(form.toKey(move).cell()).proven(value);
        }
        proven++;
      }
    }
    store.write(change, 0);
  }

  /** Brings what follows from the values up to date; returns how many were taken over. */
  long finish() {
    store.write(new Backup(store).corrections(), 0);
    return proven;
  }
}
