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

  BookPage page(Position position, CanonicalForm form, BookPosition entry) {
    List<BookLine> lines = lines(position, form, entry);
    return new BookPage(
        position,
        entry,
        value(position, lines),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        lines);
  }

  private List<BookLine> lines(Position position, CanonicalForm form, BookPosition entry) {
    List<BookLine> lines = new ArrayList<>();
    Set<CanonicalPosition> seen = new HashSet<>();
    for (Move move : position.legalMoves()) {
      Position after = position.play(move);
      if (after.outcome().isOver() || !seen.add(book.game().key(after))) {
        continue;
      }
      BookMove results =
          entry.move(form.toKey(move).cell()).orElseGet(() -> BookMove.at(move.cell()));
      book.find(book.game().key(after))
          .flatMap(BookPages::value)
          .map(LastStoneBeforeSwap::afterSwap)
          .ifPresent(
              value ->
                  lines.add(
                      new BookLine(
                          move, BookPages.cells(move, form), value, false, results, true, false)));
    }
    lines.sort(Comparator.comparingDouble(line -> -line.value().rank()));
    if (!lines.isEmpty() && !lines.get(0).value().isLoss()) {
      lines.set(0, lines.get(0).asChosen());
    }
    return lines;
  }

  /**
   * The worth of a stone to the player who places it.
   *
   * @param stones the worth to the other, who may then swap, of the stones that it is to move
   */
  private static Value afterSwap(Value stones) {
    Value better = stones.rank() < 0 ? stones.negate() : stones;
    return better instanceof Proven proven ? Proofs.ofMove(proven, false) : better.negate();
  }

  /** The worth of the best stone; where all that are known lose, the others may be better. */
  private static Optional<Value> value(Position position, List<BookLine> lines) {
    long cells = lines.stream().mapToLong(BookLine::cells).reduce(0, (a, b) -> a | b);
    boolean all = Long.bitCount(cells) == position.legalMoves().size();
    return lines.stream().findFirst().map(BookLine::value).filter(best -> all || !best.isLoss());
  }
}
