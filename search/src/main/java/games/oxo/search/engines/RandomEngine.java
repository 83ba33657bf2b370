package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.value.Chance;
import java.util.List;

/** An engine that plays a uniformly random legal stone. */
final class RandomEngine implements Engine {
  private final Dice dice;

  RandomEngine(long seed) {
    dice = new Dice(seed);
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public void newGame() {}

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    List<MoveValue> values =
        request.stones(position).stream()
            .map(move -> new MoveValue(move, Chance.EVEN, 0, List.of(move)))
            .toList();
    MoveValue chosen = values.get(dice.below(values.size()));
    Analysis answer = Analysis.of(chosen, values).withNodes(1);
    listener.found(answer);
    return answer;
  }
}
