package games.oxo.app.prove;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.CheckedProof;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;

/** The moves of a win that the referee has accepted, which another proof takes over. */
final class UsedProof {
  private final CheckedProof proof;
  private final boolean winnerIsX;

  /** Whether the winner is to move in the position of the proof. */
  private final boolean winnerMoves;

  UsedProof(Game game, CheckedProof proof) {
    this.proof = proof;
    winnerIsX = proof.winner() == Player.X;
    Position position = game.position(proof.x(), proof.o());
    winnerMoves = position.toMove().orElse(proof.winner()) == proof.winner();
  }

  /** Who wins. */
  Player winner() {
    return proof.winner();
  }

  /**
   * Adds its moves as far as they are not known yet. They are kept like others, so that the proof
   * can be continued without the certificate.
   */
  void addTo(KeptStrategy kept) {
    Strategy strategy = kept.strategy();
    StrategyPart part = new StrategyPart();
    if (!winnerMoves) {
      addLastMoves(strategy, part);
    }
    proof.forEachMove(
        (x, o, cell) -> add(winnerIsX ? x : o, winnerIsX ? o : x, cell, strategy, part));
    if (part.size() > 0) {
      kept.add(part);
    }
  }

  /** Where the loser is to move, each stone of the winner may have been the last. */
  private void addLastMoves(Strategy strategy, StrategyPart part) {
    long own = winnerIsX ? proof.x() : proof.o();
    long other = winnerIsX ? proof.o() : proof.x();
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      add(own & ~(1L << cell), other, cell, strategy, part);
    }
  }

  private static void add(long own, long other, int cell, Strategy strategy, StrategyPart part) {
    if (!strategy.knows(own, other)) {
      part.add(own, other, cell);
    }
  }
}
