package games.oxo.book.compact;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Makes books of any size without much thinking, in the shape of real ones: near the start all
 * moves of the opponent have a reply, farther away only the better ones. The same call always makes
 * the same book.
 */
public final class SyntheticBook {
  /** Sorts the legal moves of a position, a swap not among them, best first. */
  @FunctionalInterface
  public interface Ranking {
    List<Move> rank(Position position);
  }

  /** All moves of the opponent up to this many stones, then this many. */
  private static final int STONES_WITH_ALL = 2;

  private static final int MOST_MOVES = 20;

  private record Candidate(
      double cost, long number, Position at, boolean bookIsX, boolean swapPending) {}

  private record Reached(CanonicalPosition key, boolean bookIsX, boolean swapPending) {}

  private final BookGame game;
  private final Ranking ranking;
  private final boolean swaps;
  private final int swapPly;
  private final int size;
  private final PriorityQueue<Candidate> queue =
      new PriorityQueue<>(
          Comparator.comparingDouble(Candidate::cost).thenComparingLong(Candidate::number));
  private final Set<Reached> reached = new HashSet<>();
  private final Map<CanonicalPosition, Entry> entries = new HashMap<>();
  private final List<Entry> inOrder = new ArrayList<>();
  private final List<Entry> beforeSwap = new ArrayList<>();

  private SyntheticBook(Game given, Ranking ranking, int size) {
    game = BookGame.of(given);
    this.ranking = ranking;
    this.size = size;
    swaps = given.swapPly() >= 0;
    swapPly = given.swapPly();
  }

  /** A book with this many entries, fewer when the game has no more. */
  public static DistilledBook of(Game game, Ranking ranking, int size) {
    return new SyntheticBook(game, ranking, size).grow();
  }

  /** A book whose moves are drawn by lot, those in the middle and beside stones more often. */
  public static DistilledBook of(Game game, int size) {
    return of(game, SyntheticBook::byLot, size);
  }

  private static List<Move> byLot(Position position) {
    CanonicalForm form = CanonicalForm.of(position);
    Dice dice = new Dice(form.key().x() * 31 + form.key().o() * 37 + 5);
    Map<Move, Double> marks = new HashMap<>();
    List<Move> inKey = new ArrayList<>();
    position.legalMoves().stream()
        .filter(move -> !move.isSwap())
        .forEach(move -> inKey.add(form.toKey(move)));
    inKey.sort(Comparator.comparingInt(Move::cell));
    for (Move move : inKey) {
      long around = position.game().board().around(move.cell());
      int stones = Long.bitCount(around & (form.key().x() | form.key().o()));
      marks.put(form.fromKey(move), dice.fraction() * (1 + stones * stones));
    }
    List<Move> moves = new ArrayList<>(marks.keySet());
    moves.sort(
        Comparator.comparingDouble((Move move) -> -marks.get(move))
            .thenComparingInt(move -> move.cell()));
    return moves;
  }

  private DistilledBook grow() {
    for (boolean pending : swaps ? new boolean[] {false, true} : new boolean[] {false}) {
      add(0, game.plain().start(), true, pending);
      add(0, game.plain().start(), false, pending);
    }
    while (!queue.isEmpty() && inOrder.size() + beforeSwap.size() < size) {
      Candidate next = queue.remove();
      if ((next.at.toMove().orElseThrow() == Player.X) == next.bookIsX) {
        reply(next);
      } else {
        tryAll(next);
      }
    }
    return new DistilledBook(game, inOrder, beforeSwap);
  }

  private void add(double cost, Position at, boolean bookIsX, boolean swapPending) {
    boolean pending = swapPending && at.ply() <= swapPly;
    if (!at.outcome().isOver() && reached.add(new Reached(game.key(at), bookIsX, pending))) {
      queue.add(new Candidate(cost, reached.size(), at, bookIsX, pending));
    }
  }

  private void reply(Candidate here) {
    CanonicalForm form = game.form(here.at);
    Move move = ranking.rank(here.at).get(0);
    if (here.swapPending && here.at.ply() == swapPly && form.key().hashCode() % 2 == 0) {
      move = Move.SWAP;
    }
    int mark = Math.floorMod(form.key().hashCode(), 110);
    Value value =
        mark > 105 ? Ending.win(mark - 100) : mark > 100 ? Ending.DRAW : new Chance(mark / 100.0);
    Entry entry = new Entry(form.key(), form.toKey(move), value, mark);
    if (here.swapPending) {
      beforeSwap.add(entry);
    } else if (entries.put(form.key(), entry) == null) {
      inOrder.add(entry);
    }
    if (move.isSwap()) {
      add(here.cost, here.at, !here.bookIsX, false);
    } else {
      add(here.cost, here.at.play(move), here.bookIsX, here.swapPending);
    }
  }

  private void tryAll(Candidate here) {
    if (here.swapPending && here.at.ply() == swapPly) {
      add(here.cost, here.at, !here.bookIsX, false);
    }
    List<Move> moves = ranking.rank(here.at);
    int count = here.at.ply() < STONES_WITH_ALL ? moves.size() : Math.min(moves.size(), MOST_MOVES);
    for (int rank = 0; rank < count; rank++) {
      double cost = here.cost + 0.7 + Math.log(1 + rank);
      add(cost, here.at.play(moves.get(rank)), here.bookIsX, here.swapPending);
    }
  }
}
