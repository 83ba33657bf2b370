package games.oxo.search.alphabeta;

import games.oxo.game.Dice;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Kernel;

/**
 * Negamax, alpha-beta or NegaScout to a fixed depth, or to a depth that grows as the board fills.
 * Every legal move gets its exact value at that depth; among equal best moves one is chosen at
 * random, or always the first. The workers of a pool share the legal moves, which changes neither
 * values nor the number of leaves.
 */
public final class AlphaBetaEngine implements Engine {
  private static final int RANDOM_BIAS = 5;

  /**
   * The configuration of the engine.
   *
   * @param pruning which of the three searches it is
   * @param depth stones to look ahead, 0 for a depth that grows as the board fills
   * @param randomBias whether each cell gets a random bias from -5 to 5, drawn anew for each game
   * @param deterministic whether it always plays the first of equally good moves
   * @param seed for its random numbers
   */
  public record Setup(
      Pruning pruning, int depth, boolean randomBias, boolean deterministic, long seed) {}

  private final Kernel kernel;
  private final Setup setup;
  private final WorkerPool pool;
  private final Dice dice;
  private int[] bias;

  public AlphaBetaEngine(Kernel kernel, Setup setup, WorkerPool pool) {
    this.kernel = kernel;
    this.setup = setup;
    this.pool = pool;
    dice = new Dice(setup.seed());
    bias = drawBias();
  }

  private int[] drawBias() {
    int[] drawn = new int[kernel.cells()];
    for (int cell = 0; cell < drawn.length; cell++) {
      drawn[cell] =
          setup.randomBias()
              ? dice.below(2 * RANDOM_BIAS + 1) - RANDOM_BIAS
              : Long.bitCount(kernel.game().board().around(cell)) / 3;
    }
    return drawn;
  }

  @Override
  public String name() {
    return setup.pruning().engine();
  }

  @Override
  public void newGame() {
    bias = drawBias();
  }

  @Override
  public Analysis think(Position position, SearchRequest request, SearchListener listener) {
    return new DepthByDepth(kernel, setup, bias, dice, pool, position, request, listener).run();
  }
}
