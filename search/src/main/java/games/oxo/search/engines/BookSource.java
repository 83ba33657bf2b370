package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.value.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An opening book as a source of answers. Its move is the whole answer, unless the values of all
 * moves are wanted, the request does not allow it, or the exact value of the position is known, so
 * that the solver finds a move that keeps it. Where its move is not the answer, what the book
 * proves of moves holds nevertheless.
 */
final class BookSource implements AnswerSource {
  private final OpeningBook book;
  private final ExactValues exact;

  /**
   * @param exact values in positions for which the solver is the better source
   */
  BookSource(OpeningBook book, ExactValues exact) {
    this.book = book;
    this.exact = exact;
    book.prepare();
  }

  @Override
  public Finding find(Position position, SearchRequest request, SearchListener listener) {
    List<Move> choice = request.moves(position);
    boolean asked = !request.everyMove() && exact.value(position).isEmpty();
    Optional<MoveValue> reply = asked ? book.reply(position) : Optional.empty();
    Optional<Analysis> answer =
        reply
            .filter(found -> choice.contains(found.move()))
            .map(found -> Analysis.of(found, List.of(found)).withFromBook(true));
    return answer.isPresent()
        ? Finding.answer(answer.get(), listener)
        : Finding.proven(proven(position, choice), request);
  }

  /** What the book proves: its own move, and moves to which it has a winning reply. */
  private List<MoveValue> proven(Position position, List<Move> choice) {
    Optional<MoveValue> own = book.reply(position).filter(each -> each.value().isProven());
    List<MoveValue> proven = new ArrayList<>();
    own.filter(each -> choice.contains(each.move())).ifPresent(proven::add);
    for (Move move : choice) {
      Position after = position.play(move);
      if (own.filter(each -> each.move().equals(move)).isPresent() || after.outcome().isOver()) {
        continue;
      }
      boolean same = !move.isSwap() && position.toMove().equals(after.toMove());
      MoveValue found = book.reply(after).orElse(null);
      if (found != null && found.value().isWin() && found.value() instanceof Ending won) {
        List<Move> line = new ArrayList<>(List.of(move));
        line.addAll(found.line());
        proven.add(new MoveValue(move, (same ? won : won.negate()).delayed(), 0, line));
      }
    }
    return proven;
  }
}
