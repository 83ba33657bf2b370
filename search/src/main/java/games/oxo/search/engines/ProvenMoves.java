package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Revises what an engine finds by what is proven of some moves: they get their proven values, and
 * if one of them is better than the engine's choice, it is the best. A distance to the end that the
 * engine has found remains.
 *
 * @param proven moves with proven values; of those that win the first is preferred
 * @param everyMove whether to add moves that the engine did not value, or only those that win
 */
record ProvenMoves(List<MoveValue> proven, boolean everyMove) implements UnaryOperator<Analysis> {
  @Override
  public Analysis apply(Analysis found) {
    List<MoveValue> moves = new ArrayList<>();
    found.moves().forEach(each -> moves.add(revised(each)));
    for (MoveValue each : proven) {
      boolean wanted = everyMove || each.value().isWin();
      if (wanted && moves.stream().noneMatch(other -> other.move().equals(each.move()))) {
        moves.add(each);
      }
    }
    moves.sort(
        Comparator.<MoveValue>comparingDouble(each -> -each.value().rank())
            .thenComparingInt(each -> each.value().isWin() ? place(each.move()) : 0));
    MoveValue best = revised(new MoveValue(found.best(), found.value(), 0, found.line()));
    double rank = best.value().rank();
    // Where all moves lose, the engine's choice remains.
    boolean kept =
        moves.stream()
            .noneMatch(
                each -> each.value().rank() > rank || (each.value().rank() == rank && rank > 0));
    return found.withBest(kept ? best : moves.get(0), moves);
  }

  /** The same move with its value that is certain, and the reply that shows it. */
  private MoveValue revised(MoveValue each) {
    int place = place(each.move());
    if (each.value().isProven() || place == proven.size()) {
      return each;
    }
    MoveValue known = proven.get(place);
    List<Move> line = known.line().size() > 1 ? known.line() : each.line();
    return new MoveValue(each.move(), known.value(), each.visits(), line);
  }

  /** The place of a move among those that are proven, or after them. */
  private int place(Move move) {
    int place = 0;
    while (place < proven.size() && !proven.get(place).move().equals(move)) {
      place++;
    }
    return place;
  }
}
