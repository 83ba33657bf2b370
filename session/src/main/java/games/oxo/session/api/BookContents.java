package games.oxo.session.api;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.OpeningBook;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What an opening book knows of a position.
 *
 * @param book the name of the book; null if there is none for the game
 * @param moves the moves that it knows, the best first
 * @param best the move that it plays, if it plays one
 */
public record BookContents(@Nullable String book, List<Entry> moves, Optional<Move> best) {
  /** There is no book. */
  public static final BookContents NONE = new BookContents(null, List.of(), Optional.empty());

  public BookContents {
    moves = List.copyOf(moves);
  }

  /**
   * A move that a book knows.
   *
   * @param value its value to the player who makes it
   * @param games in how many games it was played; 0 when none were counted
   * @param results the wins, draws and losses of these for the player who makes it; null when they
   *     are not known
   */
  public record Entry(Move move, Value value, long games, @Nullable Results results) {}

  /** The results of games. */
  public record Results(long wins, long draws, long losses) {}

  /**
   * What a book that tells only the move it plays knows: that move, and the other legal moves after
   * which it plays one, worth as much as its reply.
   *
   * @param name of the book
   * @param position not over
   */
  public static BookContents of(String name, OpeningBook book, Position position) {
    Optional<MoveValue> reply =
        book.reply(position).filter(found -> position.isLegal(found.move()));
    List<Entry> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (reply.isPresent() && reply.get().move().equals(move)) {
        moves.add(new Entry(move, reply.get().value(), reply.get().visits(), null));
      } else {
        Position after = position.play(move);
        Optional<MoveValue> answer =
            after.outcome().isOver() ? Optional.empty() : book.reply(after);
        answer.ifPresent(
            found ->
                moves.add(
                    new Entry(move, before(position, after, found.value()), found.visits(), null)));
      }
    }
    moves.sort(Comparator.comparingDouble((Entry entry) -> -entry.value().rank()));
    reply.ifPresent(
        best ->
            moves.sort(Comparator.comparing((Entry entry) -> !entry.move().equals(best.move()))));
    return new BookContents(name, moves, reply.map(MoveValue::move));
  }

  /** The value of a move by the value of the position after it. */
  private static Value before(Position position, Position after, Value value) {
    boolean same =
        position.toMove().equals(after.toMove())
            && !after.lastMove().equals(Optional.of(Move.SWAP));
    Value seen = same ? value : value.negate();
    return seen instanceof Ending ending ? ending.delayed() : seen;
  }
}
