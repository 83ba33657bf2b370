package games.oxo.game.count;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.board.SymmetryGroup;

/** Counts the different positions with each number of stones, up to symmetry or not. */
public final class DistinctCounter implements PlyCounter {
  private final Game game;
  private final SymmetryGroup symmetries;
  private final MemoryBudget budget;
  private final OutcomeCounter outcomes;
  private PositionSet open;
  private int ply;

  /**
   * @param fold whether symmetric positions count as the same
   * @param maxBytes how much memory the positions may take
   */
  public DistinctCounter(Game game, boolean fold, long maxBytes, Watcher watcher) {
    this.game = game;
    symmetries = fold ? game.symmetryGroup() : game.symmetryGroup().identityOnly();
    budget = new MemoryBudget(maxBytes);
    outcomes = new OutcomeCounter(game, watcher);
    open = new PositionSet(symmetries, budget);
    open.add(0, 0);
  }

  @Override
  public PlyCount next() {
    if (ply == 0) {
      outcomes.count(OutcomeCounter.OPEN);
    } else {
      PositionSet found = new PositionSet(symmetries, budget);
      PositionSet ended = new PositionSet(symmetries, budget);
      for (int slot = open.next(-1); slot >= 0; slot = open.next(slot)) {
        expand(open.x(slot), open.o(slot), found, ended);
        outcomes.watch((double) slot / open.slots());
      }
      open.release();
      ended.release();
      open = found;
    }
    return outcomes.take(ply++);
  }

  private void expand(long x, long o, PositionSet found, PositionSet ended) {
    Player mover = game.mover(ply - 1);
    for (long legal = game.legalCells(x | o); legal != 0; legal &= legal - 1) {
      int cell = Long.numberOfTrailingZeros(legal);
      long newX = mover == Player.X ? x | 1L << cell : x;
      long newO = mover == Player.O ? o | 1L << cell : o;
      int result = outcomes.result(newX, newO, mover, cell);
      PositionSet into = result == OutcomeCounter.OPEN ? found : ended;
      if (into.add(newX, newO)) {
        outcomes.count(result);
      }
    }
  }
}
