package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Teaches an engine the swap. After a swap the same colour is to move, but the opponent holds it;
 * so a swap is worth to a player what the position is worth to the opponent, and is right exactly
 * when the colour to move is the worse one.
 */
final class SwapEngine implements Engine {
  private final Engine engine;

  SwapEngine(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public void newGame() {
    engine.newGame();
  }

  @Override
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    if (!position.swapOffered()) {
      return engine.think(position, limits, listener);
    }
    SearchListener withSwap =
        new SearchListener() {
          @Override
          public void found(Analysis analysis) {
            listener.found(addSwap(analysis));
          }

          @Override
          public boolean stop() {
            return listener.stop();
          }
        };
    return addSwap(engine.think(position, limits, withSwap));
  }

  private static Analysis addSwap(Analysis stones) {
    Value worth = stones.value().negate();
    List<Move> line = new ArrayList<>(List.of(Move.SWAP));
    line.addAll(stones.line());
    MoveValue swap = new MoveValue(Move.SWAP, worth, 0, line);
    boolean better = worth.rank() > stones.value().rank();
    List<MoveValue> moves = new ArrayList<>(stones.moves());
    moves.add(better ? 0 : moves.size(), swap);
    return new Analysis(
        better ? Move.SWAP : stones.best(),
        better ? worth : stones.value(),
        moves,
        better ? line : stones.line(),
        stones.depth(),
        stones.nodes(),
        stones.simulations(),
        stones.micros());
  }
}
