package games.oxo.book.distill;

import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What to do while a swap is still to come, from the values without a swap: the second player swaps
 * when the side to move is the worse one; the first player's last stone before is the one that is
 * worth the least to whoever gets it.
 */
final class SwapChoice {
  private final BookReader book;
  private final MoveChooser chooser;

  SwapChoice(BookReader book, MoveChooser chooser) {
    this.book = book;
    this.chooser = chooser;
  }

  /**
   * The move where a swap is offered: a swap, or the book's own stone.
   *
   * @return empty when the book knows too little
   */
  Optional<Entry> offered(BookPosition position) {
    double value = PositionValue.of(position);
    if (Double.isNaN(value)) {
      return Optional.empty();
    }
    if (value < 0.5) {
      Value swap = position.proven() != null ? position.proven().negate() : new Chance(1 - value);
      return Optional.of(new Entry(position.key(), Move.SWAP, swap, position.games()));
    }
    return chooser
        .choose(position)
        .map(best -> new Entry(position.key(), Move.at(best.cell()), best.value(), best.games()));
  }

  /** The last stone before a swap is offered; empty when the book knows no stone. */
  Optional<Entry> before(BookPosition position) {
    Game game = book.game().plain();
    Position board = position.key().position(game);
    List<Entry> stones = new ArrayList<>();
    for (Move move : board.legalMoves()) {
      Position after = board.play(move);
      if (after.outcome().isOver() || game.mover(after.ply()) == game.mover(board.ply())) {
        continue;
      }
      Optional<BookPosition> found = book.find(book.game().key(after));
      double value = found.map(PositionValue::of).orElse(BookPosition.UNKNOWN);
      if (!Double.isNaN(value)) {
        // Who swaps takes the better side, so the worse one is what remains.
        Value left = new Chance(Math.min(value, 1 - value));
        stones.add(new Entry(position.key(), move, left, found.orElseThrow().games()));
      }
    }
    Entry best = null;
    for (Entry each : stones) {
      best = best == null || each.value().rank() > best.value().rank() ? each : best;
    }
    return Optional.ofNullable(best);
  }
}
