package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.kernel.SearchStopped;
import java.util.function.BooleanSupplier;

/**
 * Finds all canonical positions with some number of stones in which the game is not over, layer by
 * layer from the empty board. The order depends on the rules alone.
 */
final class Openings {
  private final Game game;
  private final Canonicalizer canonicalizer;

  private Openings(Game game) {
    this.game = game;
    canonicalizer = new Canonicalizer(game.symmetryGroup());
  }

  /**
   * The positions with this many stones.
   *
   * @param stop says whether to give up, which is asked before each layer
   * @throws InputException when there are none, or a swap is still possible in them
   */
  static PositionBlock find(Game game, int stones, BooleanSupplier stop) {
    if (stones <= game.swapPly()) {
      throw new InputException(
          Text.format(
              "a swap is possible with %d stones in %s; solve positions with more",
              stones, game.name()));
    }
    Openings openings = new Openings(game);
    PairSet layer = new PairSet();
    layer.add(0, 0);
    for (int ply = 0; ply < Math.min(stones, game.board().cells()); ply++) {
      if (stop.getAsBoolean()) {
        throw new SearchStopped();
      }
      layer = openings.after(layer, ply);
    }
    if (layer.size() == 0 || stones >= game.board().cells()) {
      throw new InputException(
          Text.format(
              "there is no position of %s with %d stones in which the game is not over",
              game.name(), stones));
    }
    return new PositionBlock(layer.first(), layer.second(), new boolean[layer.size()]);
  }

  private PairSet after(PairSet layer, int ply) {
    boolean moverIsX = game.mover(ply) == Player.X;
    PairSet next = new PairSet();
    for (int i = 0; i < layer.size(); i++) {
      long x = layer.first(i);
      long o = layer.second(i);
      canonicalizer.leave(x, o);
      for (long rest = game.legalCells(x | o); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        if (!game.rules().ends((moverIsX ? x : o) | 1L << cell, cell)) {
          canonicalizer.foldWith(cell, moverIsX);
          next.add(canonicalizer.first(), canonicalizer.second());
        }
      }
    }
    return next;
  }
}
