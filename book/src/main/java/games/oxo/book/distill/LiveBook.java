package games.oxo.book.distill;

import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import java.util.List;
import java.util.Optional;

/**
 * Plays straight from a book that may still be growing: each position is looked up when it is asked
 * for, and its move chosen then.
 */
public final class LiveBook implements OpeningBook {
  private final BookReader book;
  private final MoveChooser chooser;
  private final SwapChoice swaps;

  public LiveBook(BookReader book, ChoiceRule rule) {
    this.book = book;
    chooser = new MoveChooser(book, rule);
    swaps = new SwapChoice(book, chooser);
  }

  @Override
  public Optional<MoveValue> reply(Position position) {
    BookGame game = book.game();
    CanonicalForm form = game.form(position);
    return book.find(form.key())
        .flatMap(found -> entry(position, found))
        .map(
            entry -> {
              Move move = form.fromKey(entry.move());
              return new MoveValue(move, entry.value(), entry.games(), List.of(move));
            });
  }

  private Optional<Entry> entry(Position position, BookPosition found) {
    Game rules = position.game();
    if (position.swapOffered()) {
      return swaps.offered(found);
    }
    if (position.swapPending()) {
      return position.ply() + 1 == rules.swapPly() ? swaps.before(found) : Optional.empty();
    }
    return chooser
        .choose(found)
        .map(best -> new Entry(found.key(), Move.at(best.cell()), best.value(), best.games()));
  }
}
