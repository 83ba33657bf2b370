package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The swap (pie rule) as the last source of answers, before a search that knows stones only.
 *
 * <p>After a swap the same colour is to move, but the opponent holds it; so a swap is worth to a
 * player what the position is worth to the opponent, a move later, and is right exactly when the
 * colour to move is the worse one. The stone before it is worth most when it is worth nothing to
 * either side: {@link BeforeSwap}.
 */
final class SwapSource implements AnswerSource {
  @Override
  public Finding find(Position position, SearchRequest request, SearchListener listener) {
    if (position.swapPending() && !position.swapOffered()) {
      boolean last = position.ply() + 1 == position.game().swapPly();
      SearchRequest asked = last ? request.withEveryMove(true) : request;
      UnaryOperator<Analysis> revision =
          last ? new BeforeSwap(request.moves(position)) : SwapValues::unproven;
      return new Finding.Question(asked, revision);
    }
    List<Move> choice = request.moves(position);
    if (!choice.contains(Move.SWAP)) {
      return Finding.nothing(request);
    }
    // The opponent may choose among all stones, so all of them decide what a swap is worth.
    SearchRequest all =
        request.allowsAll()
            ? request
            : request.withOnly(List.of()).withAvoid(List.of()).withEveryMove(true);
    return new Finding.Question(all, new WithSwap(choice));
  }

  /**
   * Adds a swap to what the search finds.
   *
   * @param choice the moves that may be chosen
   */
  private record WithSwap(List<Move> choice) implements UnaryOperator<Analysis> {
    @Override
    public Analysis apply(Analysis found) {
      List<MoveValue> moves = new ArrayList<>(found.moves());
      moves.removeIf(each -> !choice.contains(each.move()));
      MoveValue swap = swap(found);
      Optional<MoveValue> stone = bestStone(found, moves);
      boolean better = stone.isEmpty() || swap.value().rank() > stone.get().value().rank();
      moves.add(better ? 0 : moves.size(), swap);
      return found.withBest(better ? swap : stone.get(), moves);
    }

    private static MoveValue swap(Analysis found) {
      List<Move> line = new ArrayList<>(List.of(Move.SWAP));
      line.addAll(found.line());
      return new MoveValue(Move.SWAP, SwapValues.swapped(found.value()), 0, line);
    }

    /** The best stone among those that may be chosen, if there are any. */
    private Optional<MoveValue> bestStone(Analysis found, List<MoveValue> moves) {
      if (choice.contains(found.best())) {
        return Optional.of(new MoveValue(found.best(), found.value(), 0, found.line()));
      }
      return moves.stream()
          .findFirst()
          .or(
              () ->
                  choice.stream()
                      .filter(move -> !move.isSwap())
                      .findFirst()
                      .map(move -> new MoveValue(move, Chance.EVEN, 0, List.of(move))));
    }
  }
}
