package games.oxo.search.alphabeta;

import games.oxo.game.Dice;
import games.oxo.game.Position;
import games.oxo.game.board.Board;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.textbook.CellBias;

/**
 * Negamax, alpha-beta or PVS (the engine {@code negascout}) to a fixed depth, or to a depth that
 * grows as the board fills. Every legal move gets its exact value at that depth; among equal best
 * moves one is chosen at random, or always the first. The workers of a pool share the legal moves,
 * which changes neither values nor the number of leaves.
 */
public final class AlphaBetaEngine implements Engine {
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

  /** What a search is made of. */
  record Parts(SearchRules rules, Setup setup, CellBias bias, Dice dice, WorkerPool pool) {}

  private final SearchRules rules;
  private final Setup setup;
  private final WorkerPool pool;
  private final Dice dice;
  private CellBias bias;

  public AlphaBetaEngine(SearchRules rules, Setup setup, WorkerPool pool) {
    this.rules = rules;
    this.setup = setup;
    this.pool = pool;
    dice = new Dice(setup.seed());
    bias = drawBias();
  }

  private CellBias drawBias() {
    Board board = rules.game().board();
    return setup.randomBias() ? CellBias.random(board, dice) : CellBias.byNeighbours(board);
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
    Parts parts = new Parts(rules, setup, bias, dice, pool);
    return new DepthByDepth(parts, position, request, listener).run();
  }
}
