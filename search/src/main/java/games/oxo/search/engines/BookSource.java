package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SwapResults;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An opening book as a source of answers. Its move is the whole answer, unless the values of all
 * moves are wanted, or more is known than the book says: the exact value of the position, or its
 * result where the book's move is not proven. In a position that is proven to be lost any move will
 * do. Where its move is not the answer, what the book proves of moves holds nevertheless.
 */
final class BookSource implements AnswerSource {
  private final OpeningBook book;
  private final ExactValues exact;

  /**
   * @param exact what the sources after this one know
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
    Optional<MoveValue> reply = asked ? reply(position) : Optional.empty();
    Optional<Analysis> answer =
        reply
            .filter(found -> position.legalMoves().contains(found.move()))
            .filter(found -> request.allows(found.move()))
            .map(found -> Analysis.of(found, List.of(found)).withFromBook(true));
    return answer.isPresent()
        ? Finding.answer(answer.get(), listener)
        : Finding.proven(proven(position, choice), request);
  }

  /** The book's move, unless a proof knows better; in a lost position with that value. */
  private Optional<MoveValue> reply(Position position) {
    Optional<Result> result = new SwapResults(exact).of(position);
    Optional<MoveValue> found = book.reply(position);
    if (result.isEmpty() || found.filter(each -> each.value().isProven()).isPresent()) {
      return found;
    }
    return found
        .filter(each -> result.get() == Result.LOSS)
        .map(each -> new MoveValue(each.move(), Ending.of(Result.LOSS), 0, each.line()));
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
