package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The search of an engine that knows stones only, for the last stone before a swap is offered. A
 * stone that is good for its owner gets swapped, so that it is worth as much to the other.
 */
final class BeforeSwap implements Search {
  private final Search stones;
  private final List<Move> choice;

  /**
   * @param stones a search that values every move
   */
  BeforeSwap(Search stones, Position position, SearchRequest request) {
    this.stones = stones;
    choice = request.moves(position);
  }

  @Override
  public boolean run(BooleanSupplier pause) {
    return stones.run(pause);
  }

  @Override
  public int steps() {
    return stones.steps();
  }

  @Override
  public Analysis analysis() {
    Analysis found = stones.analysis();
    List<MoveValue> moves = new ArrayList<>();
    found.moves().forEach(each -> moves.add(answered(each)));
    MoveValue chosen = answered(new MoveValue(found.best(), found.value(), 0, found.line()));
    moves.sort(Comparator.comparingDouble(each -> -each.value().rank()));
    boolean better = !moves.isEmpty() && moves.get(0).value().rank() > chosen.value().rank();
    MoveValue best = better ? moves.get(0) : chosen;
    if (best.value().isLoss() && !isLost(moves)) {
      // A stone that was not looked at, or not to the end, may be better.
      Value value = SwapValues.unproven(best.value(), SwapValues.unit(found));
      best = new MoveValue(best.move(), value, best.visits(), best.line());
    }
    return SwapValues.analysis(found, best, moves);
  }

  private boolean isLost(List<MoveValue> moves) {
    return moves.size() == choice.size() && moves.stream().allMatch(each -> each.value().isLoss());
  }

  /** A move with the answer of a swap where that is right. */
  private static MoveValue answered(MoveValue stone) {
    if (stone.value().rank() <= 0) {
      return stone;
    }
    List<Move> line = new ArrayList<>(stone.line());
    line.add(Math.min(1, line.size()), Move.SWAP);
    return new MoveValue(stone.move(), SwapValues.swapped(stone.value()), stone.visits(), line);
  }
}
