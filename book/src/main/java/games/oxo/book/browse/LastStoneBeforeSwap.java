package games.oxo.book.browse;

import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.Proofs;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The pages of positions with one stone to come before a swap is offered. Whoever is offered it
 * takes the better side, so that a stone is worth what is left: one that wins without the swap
 * loses. The page has every stone that the book knows a value of.
 */
final class LastStoneBeforeSwap {
  private final BookReader book;

  LastStoneBeforeSwap(BookReader book) {
    this.book = book;
  }

  /**
   * The page.
   *
   * @param plain the moves of the book with their values without a swap
   */
  BookPage page(Position position, CanonicalForm form, BookPosition entry, List<BookLine> plain) {
    List<BookLine> lines = new ArrayList<>();
    for (BookLine line : withOthers(position, form, plain)) {
      lines.add(line.withValue(left(line.value()), false));
    }
    lines.sort(
        Comparator.comparing(BookLine::byGames).thenComparingDouble(line -> -line.value().rank()));
    if (!lines.isEmpty() && !lines.get(0).byGames() && !lines.get(0).value().isLoss()) {
      lines.set(0, lines.get(0).withValue(lines.get(0).value(), true));
    }
    return new BookPage(
        position,
        entry,
        value(position, lines),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        lines);
  }

  /** The moves of the book, and all others after which it knows the value of the position. */
  private List<BookLine> withOthers(Position position, CanonicalForm form, List<BookLine> plain) {
    List<BookLine> lines = new ArrayList<>(plain);
    Set<CanonicalPosition> seen = new HashSet<>();
    plain.forEach(line -> seen.add(book.game().key(position.play(line.move()))));
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (after.outcome().isOver() || !seen.add(book.game().key(after))) {
        continue;
      }
      book.find(book.game().key(after))
          .flatMap(BookPages::value)
          .map(stones -> stones instanceof Proven won ? Proofs.ofMove(won, false) : stones.negate())
          .ifPresent(value -> lines.add(line(move, form, value)));
    }
    return lines;
  }

  private static BookLine line(Move move, CanonicalForm form, Value value) {
    BookMove none = BookMove.at(form.toKey(move).cell());
    return new BookLine(move, BookPages.cells(move, form), value, false, none, true, false);
  }

  /**
   * What is left of the value of a stone for who places it, when the other may swap.
   *
   * @param value without a swap
   */
  private static Value left(Value value) {
    return value.rank() > 0 ? BookPages.swapped(value) : value;
  }

  /** The value of the best stone; where all that are known lose, the others may be better. */
  private static Optional<Value> value(Position position, List<BookLine> lines) {
    long cells = lines.stream().mapToLong(BookLine::cells).reduce(0, (a, b) -> a | b);
    boolean all = Long.bitCount(cells) == position.legalMoves().size();
    return lines.stream().findFirst().map(BookLine::value).filter(best -> all || !best.isLoss());
  }
}
