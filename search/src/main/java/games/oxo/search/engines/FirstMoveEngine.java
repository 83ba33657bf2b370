package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * An engine that knows which first stones are proven to win. Without a swap it opens with the one
 * that was the easiest to prove; where a swap comes next it places none of them, and it swaps when
 * the other has placed one. Everything else is left to another engine.
 *
 * <p>How far away the end is, is not known, and not said.
 */
final class FirstMoveEngine implements Engine {
  private final Engine otherwise;
  private final List<Move> won;

  /**
   * @param won stones on the empty board after which the first player wins unless the seats are
   *     swapped, the easiest first
   */
  FirstMoveEngine(Engine otherwise, List<Move> won) {
    this.otherwise = otherwise;
    this.won = List.copyOf(won);
  }

  @Override
  public String name() {
    return otherwise.name();
  }

  @Override
  public void newGame() {
    otherwise.newGame();
  }

  @Override
  public Search start(Position position, SearchRequest request) {
    if (position.ply() == 0 && !position.swapPending()) {
      return open(position, request);
    }
    if (position.ply() == 0 && position.game().swapPly() == 1) {
      return openBeforeSwap(position, request);
    }
    boolean lost = position.ply() == 1 && position.swapOffered() && isWon(position);
    return lost ? swap(position, request) : otherwise.start(position, request);
  }

  private boolean isWon(Position position) {
    long stones = position.stones(position.game().mover(0));
    return won.stream().anyMatch(move -> stones == 1L << move.cell());
  }

  /** The first stone of a game without a swap. */
  private Search open(Position position, SearchRequest request) {
    List<Move> wins = allowed(request);
    if (wins.isEmpty()) {
      return otherwise.start(position, request);
    }
    if (!request.everyMove()) {
      return known(wins.get(0), Result.WIN);
    }
    return revised(
        otherwise.start(position, request),
        each -> wins.contains(each.move()) ? proven(each, Result.WIN) : each,
        wins.stream().map(move -> move(move, Result.WIN)).toList());
  }

  /** The first stone of a game in which the other may then swap: none that would be swapped. */
  private Search openBeforeSwap(Position position, SearchRequest request) {
    List<Move> lost = allowed(request);
    if (lost.size() == request.moves(position).size()) {
      return known(lost.get(0), Result.LOSS, Move.SWAP);
    }
    Set<Move> avoid = new HashSet<>(request.avoidMoves());
    avoid.addAll(won);
    List<MoveValue> swapped =
        request.everyMove()
            ? lost.stream().map(move -> move(move, Result.LOSS, Move.SWAP)).toList()
            : List.of();
    return revised(otherwise.start(position, request.withAvoid(avoid)), each -> each, swapped);
  }

  /** The answer to a stone that wins for who holds it: every stone of one's own loses. */
  private Search swap(Position position, SearchRequest request) {
    boolean mayswap = request.allows(Move.SWAP);
    if (mayswap && !request.everyMove()) {
      return known(Move.SWAP, Result.WIN);
    }
    return revised(
        otherwise.start(position, request),
        each -> proven(each, each.move().isSwap() ? Result.WIN : Result.LOSS),
        mayswap ? List.of(move(Move.SWAP, Result.WIN)) : List.of());
  }

  private List<Move> allowed(SearchRequest request) {
    return won.stream().filter(request::allows).toList();
  }

  private static Search known(Move move, Result result, Move... then) {
    MoveValue only = move(move, result, then);
    return new FinishedSearch(
        new Analysis(move, only.value(), List.of(only), only.line(), 0, 0, 0, 0));
  }

  private static MoveValue move(Move move, Result result, Move... then) {
    List<Move> line = new ArrayList<>(List.of(move));
    line.addAll(List.of(then));
    return new MoveValue(move, Ending.of(result), 0, line);
  }

  /** The same move with a result that is certain; a distance that was found remains. */
  private static MoveValue proven(MoveValue each, Result result) {
    return each.value().isProven()
        ? each
        : new MoveValue(each.move(), Ending.of(result), each.visits(), each.line());
  }

  /**
   * A search whose moves are valued anew, and to which moves are added that it did not value.
   *
   * @param more moves with values that are certain
   */
  private Search revised(
      Search search, Function<MoveValue, MoveValue> revision, List<MoveValue> more) {
    return new RevisedSearch(search, found -> revised(found, revision, more));
  }

  private Analysis revised(
      Analysis found, Function<MoveValue, MoveValue> revision, List<MoveValue> more) {
    MoveValue best = revision.apply(new MoveValue(found.best(), found.value(), 0, found.line()));
    List<MoveValue> moves = new ArrayList<>();
    found.moves().forEach(each -> moves.add(revision.apply(each)));
    for (MoveValue each : more) {
      if (moves.stream().noneMatch(other -> other.move().equals(each.move()))) {
        moves.add(each);
      }
    }
    moves.sort(
        Comparator.<MoveValue>comparingDouble(each -> -each.value().rank())
            .thenComparingInt(each -> place(each.move())));
    boolean kept = moves.isEmpty() || moves.get(0).value().rank() < best.value().rank();
    return found.withBest(kept ? best : moves.get(0), moves);
  }

  /** The place of a move among those that win, or after them. */
  private int place(Move move) {
    int place = won.indexOf(move);
    return place < 0 ? won.size() : place;
  }
}
