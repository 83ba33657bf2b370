package games.oxo.game.count;

import games.oxo.game.Game;
import games.oxo.game.board.Player;

/** Perft: counts the sequences of moves of each length. */
public final class SequenceCounter implements PlyCounter {
  private final Game game;
  private final OutcomeCounter outcomes;
  private int ply;

  /** Counts from the empty board on. */
  public SequenceCounter(Game game, Watcher watcher) {
    this.game = game;
    outcomes = new OutcomeCounter(game, watcher);
  }

  @Override
  public PlyCount next() {
    if (ply == 0) {
      outcomes.count(OutcomeCounter.OPEN);
    } else if (ply <= game.board().cells()) {
      walk(0, 0, 0, 0, 1);
    }
    return outcomes.take(ply++);
  }

  /**
   * Follows all moves from a position down to the ply to count.
   *
   * @param done how much of the work lies before this position
   * @param share how much of the work this position is
   */
  private void walk(long x, long o, int stones, double done, double share) {
    Player mover = game.mover(stones);
    long legal = game.legalCells(x | o);
    double part = share / Long.bitCount(legal);
    double doneHere = done;
    for (; legal != 0; legal &= legal - 1) {
      int cell = Long.numberOfTrailingZeros(legal);
      long newX = mover == Player.X ? x | 1L << cell : x;
      long newO = mover == Player.O ? o | 1L << cell : o;
      int result = outcomes.result(newX, newO, mover, cell);
      if (stones + 1 == ply) {
        outcomes.count(result);
      } else if (result == OutcomeCounter.OPEN) {
        walk(newX, newO, stones + 1, doneHere, part);
      }
      doneHere += part;
    }
    outcomes.watch(doneHere);
  }
}
