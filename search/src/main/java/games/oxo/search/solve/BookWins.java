package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.value.Result;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The wins that an opening book proves, as results: who wins and by which move, not how soon.
 * Before the swap is decided a book regards it and exact values do not, so nothing is known there.
 */
public record BookWins(OpeningBook book) implements ExactValues {
  /** What is known from one source, and else from the book; the source alone without a book. */
  public static ExactValues after(ExactValues source, OpeningBook book) {
    return book == OpeningBook.NONE ? source : source.or(new BookWins(book));
  }

  @Override
  public OptionalInt value(Position position) {
    return OptionalInt.empty();
  }

  @Override
  public Optional<Result> result(Position position) {
    return winningMove(position).map(move -> Result.WIN).or(() -> afterWinningMove(position));
  }

  /** The result of a position that came about by a move which the book proves to win. */
  private Optional<Result> afterWinningMove(Position position) {
    return position
        .previous()
        .filter(before -> winningMove(before).equals(position.lastMove()))
        .map(before -> position.toMove().equals(before.toMove()) ? Result.WIN : Result.LOSS);
  }

  @Override
  public Optional<Move> winningMove(Position position) {
    return position.swapPending()
        ? Optional.empty()
        : book.reply(position).filter(each -> each.value().isWin()).map(MoveValue::move);
  }
}
