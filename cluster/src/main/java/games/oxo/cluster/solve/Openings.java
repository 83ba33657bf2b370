package games.oxo.cluster.solve;

import games.oxo.game.Game;
import games.oxo.game.board.Canonicalizer;
import games.oxo.game.board.Player;
import games.oxo.game.board.PositionMap;
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
    PositionBlock layer = new PositionBlock(new long[1], new long[1], new boolean[1]);
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
    return layer;
  }

  private PositionBlock after(PositionBlock layer, int ply) {
    boolean moverIsX = game.mover(ply) == Player.X;
    // Each position with its number, from 0 in the order in which they are found.
    PositionMap next = PositionMap.map(PositionMap.Load.HALF);
    for (int i = 0; i < layer.size(); i++) {
      long x = layer.x(i);
      long o = layer.o(i);
      canonicalizer.leave(x, o);
      for (long rest = game.legalCells(x | o); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        if (!game.rules().ends((moverIsX ? x : o) | 1L << cell, cell)) {
          canonicalizer.foldWith(cell, moverIsX);
          next.add(canonicalizer.first(), canonicalizer.second(), next.size());
        }
      }
    }
    return inOrder(next);
  }

  private static PositionBlock inOrder(PositionMap numbers) {
    long[] x = new long[numbers.size()];
    long[] o = new long[numbers.size()];
    for (int i = numbers.next(PositionMap.NONE); i >= 0; i = numbers.next(i)) {
      x[(int) numbers.value(i)] = numbers.x(i);
      o[(int) numbers.value(i)] = numbers.o(i);
    }
    return new PositionBlock(x, o, new boolean[x.length]);
  }
}
