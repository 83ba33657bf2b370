package games.oxo.book;

import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A distilled book as a graph of positions, so that whatever shows books can show it: the positions
 * for which it has a move, and those in which a move of the opponent leads to one of them.
 *
 * <p>A position with an entry has one move, whose value is its own. A position of the opponent has
 * every move that leads to an entry; its own value is known where it comes after a move of the
 * book, or where every move of the opponent is proven to lose. Immutable.
 */
public final class DistilledReader implements BookReader {
  private static final Comparator<CanonicalPosition> ORDER =
      Comparator.comparingInt(CanonicalPosition::ply)
          .thenComparing(CanonicalPosition::x, Long::compareUnsigned)
          .thenComparing(CanonicalPosition::o, Long::compareUnsigned);

  private final DistilledBook book;
  private final Game game;

  /** What the positions after the book's moves are worth to the players to move there. */
  private final Map<CanonicalPosition, Value> after = new HashMap<>();

  public DistilledReader(DistilledBook book) {
    this.book = book;
    game = book.game().plain();
    for (Entry entry : book.entries()) {
      Position before = entry.key().position(game);
      Position next = before.play(entry.move());
      if (!next.outcome().isOver()) {
        after.put(book.game().key(next), valueAfter(before, next, entry.value()));
      }
    }
  }

  private Value valueAfter(Position before, Position next, Value move) {
    boolean same = game.mover(next.ply()) == game.mover(before.ply());
    if (move instanceof Proven proven) {
      return Proofs.afterMove(proven, same);
    }
    return same ? move : move.negate();
  }

  @Override
  public BookGame game() {
    return book.game();
  }

  @Override
  public Optional<BookPosition> find(CanonicalPosition key) {
    Optional<Entry> entry = book.entry(key);
    if (entry.isPresent()) {
      return Optional.of(own(entry.get()));
    }
    Position position = key.position(game);
    List<BookMove> moves = answers(position);
    Value value = after.get(key);
    if (value == null && moves.isEmpty()) {
      return Optional.empty();
    }
    boolean lost = !(value instanceof Proven) && isLost(position);
    return Optional.of(position(key, lost ? Ending.of(Result.LOSS) : value, moves));
  }

  /** Whether every move loses, at once or to a winning move of the book. */
  private boolean isLost(Position position) {
    Player mover = game.mover(position.ply());
    for (Move move : position.legalMoves()) {
      Position next = position.play(move);
      boolean loses =
          next.outcome().isOver()
              ? Proofs.ofLastMove(next, mover).isLoss()
              : game.mover(next.ply()) != mover
                  && book.entry(game().key(next)).filter(each -> each.value().isWin()).isPresent();
      if (!loses) {
        return false;
      }
    }
    return true;
  }

  /** A win by the book's move proves the position; a draw or a loss might be bettered. */
  private static BookPosition own(Entry entry) {
    Value value = entry.value();
    Proven proven = value instanceof Proven known ? known : null;
    BookMove move = new BookMove(entry.move().cell(), 0, 0, 0, proven, false);
    return position(entry.key(), value, List.of(move));
  }

  private static BookPosition position(
      CanonicalPosition key, @Nullable Value value, List<BookMove> moves) {
    double chance = value == null ? BookPosition.UNKNOWN : BookValue.chance(value);
    return new BookPosition(
        key,
        BookPosition.UNKNOWN,
        0,
        chance,
        value instanceof Proven proven && proven.result().sign() != 0 ? proven : null,
        BookPosition.NO_CELL,
        BookPosition.UNKNOWN,
        false,
        moves);
  }

  /** The moves that lead to entries, one of those that are alike. */
  private List<BookMove> answers(Position position) {
    List<BookMove> moves = new ArrayList<>();
    Set<CanonicalPosition> seen = new HashSet<>();
    for (Move move : position.legalMoves()) {
      Position next = position.play(move);
      if (!next.outcome().isOver()) {
        CanonicalPosition key = game().key(next);
        if (book.entry(key).isPresent() && seen.add(key)) {
          moves.add(BookMove.at(move.cell()));
        }
      }
    }
    return moves;
  }

  @Override
  public void forEach(Consumer<BookPosition> taker) {
    keys().forEach(key -> find(key).ifPresent(taker));
  }

  private Set<CanonicalPosition> keys() {
    TreeSet<CanonicalPosition> keys = new TreeSet<>(ORDER);
    keys.addAll(after.keySet());
    book.entries().forEach(each -> keys.add(each.key()));
    return keys;
  }

  @Override
  public BookCounts counts() {
    long[] sum = new long[3];
    int[] deepest = {0};
    forEach(
        each -> {
          sum[0]++;
          sum[1] += each.moves().size();
          sum[2] += each.proven() == null ? 0 : 1;
          deepest[0] = Math.max(deepest[0], each.key().ply());
        });
    return new BookCounts(sum[0], sum[1], sum[2], 0, deepest[0]);
  }
}
