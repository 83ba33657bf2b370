package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SwapResults;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Results from proofs as a source of answers. Where a proof names a winning move, that is the whole
 * answer; a stone that is proven to win for who holds it is swapped, and not placed where it would
 * be. Elsewhere the moves that are not proven to lose remain to be searched, and what is found of
 * moves gives way to what is proven of them.
 *
 * <p>How far away the end is, is not known, and not said unless the search finds it.
 */
final class ProofSource implements AnswerSource {
  private static final Optional<Result> LOST = Optional.of(Result.LOSS);

  private final ExactValues known;
  private final SwapResults results;

  ProofSource(ExactValues known) {
    this.known = known;
    results = new SwapResults(known);
  }

  @Override
  public Finding find(Position position, SearchRequest request, SearchListener listener) {
    Optional<Move> win = winningMove(position).filter(request::allows);
    if (win.isPresent() && !request.everyMove()) {
      MoveValue only = new MoveValue(win.get(), Ending.of(Result.WIN), 0, List.of(win.get()));
      return Finding.answer(Analysis.of(only, List.of(only)), listener);
    }
    List<MoveValue> proven = proven(position, request, win);
    return Finding.proven(proven, withoutLost(position, request, proven));
  }

  /** The moves that are proven and do not end the game, which every engine sees. */
  private List<MoveValue> proven(Position position, SearchRequest request, Optional<Move> first) {
    List<MoveValue> proven = new ArrayList<>();
    boolean beforeSwap = position.swapPending() && !position.swapOffered();
    boolean lost = !beforeSwap && known.result(position).equals(LOST);
    for (Move move : request.moves(position)) {
      Position after = position.play(move);
      Optional<Result> result = lost && !move.isSwap() ? LOST : results.ofMove(position, move);
      if (result.isPresent() && !after.outcome().isOver()) {
        int place = first.filter(move::equals).isPresent() ? 0 : proven.size();
        List<Move> line =
            winningMove(after).map(next -> List.of(move, next)).orElseGet(() -> List.of(move));
        proven.add(place, new MoveValue(move, Ending.of(result.get()), 0, line));
      }
    }
    return proven;
  }

  /** A search for one move need not look at those that lose, unless all do. */
  private static SearchRequest withoutLost(
      Position position, SearchRequest request, List<MoveValue> proven) {
    Set<Move> avoid = new HashSet<>(request.avoidMoves());
    proven.stream().filter(each -> each.value().isLoss()).forEach(each -> avoid.add(each.move()));
    boolean useful = !request.everyMove() && !avoid.containsAll(request.moves(position));
    return useful ? request.withAvoid(avoid) : request;
  }

  /** A move that wins with the swap regarded, where a proof names one. */
  private Optional<Move> winningMove(Position position) {
    if (position.swapPending() && !position.swapOffered()) {
      return Optional.empty();
    }
    boolean swaps = position.swapOffered() && known.result(position).equals(LOST);
    return swaps ? Optional.of(Move.SWAP) : known.winningMove(position);
  }
}
