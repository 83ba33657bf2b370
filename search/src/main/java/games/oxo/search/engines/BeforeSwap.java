package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Revises what an engine that knows stones only finds for the last stone before a swap is offered,
 * with every move valued. A stone that is good for its owner gets swapped, so that it is worth as
 * much to the other.
 *
 * @param choice the moves that may be chosen
 */
record BeforeSwap(List<Move> choice) implements UnaryOperator<Analysis> {
  @Override
  public Analysis apply(Analysis found) {
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
    return found.withBest(best, moves);
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
