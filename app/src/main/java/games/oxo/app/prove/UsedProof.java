package games.oxo.app.prove;

import games.oxo.app.solve.CertificateFile;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.check.CheckedProof;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.Strategy;
import games.oxo.search.prove.StrategyPart;

/** The moves of a certificate that another proof takes over. */
final class UsedProof {
  private final CheckedProof proof;
  private final boolean winnerIsX;

  /** Whether the winner is to move in the position of the proof. */
  private final boolean winnerMoves;

  /**
   * Reads a certificate and checks it.
   *
   * @throws InputException when it is about another game, does not hold, or the other side wins
   */
  UsedProof(Game game, Player attacker, String file) {
    proof = CertificateFile.readChecked(game, file);
    if (proof.winner() != attacker) {
      throw new InputException(
          Text.format("%s proves a win of %s; here %s is to win", file, proof.winner(), attacker));
    }
    winnerIsX = attacker == Player.X;
    Position position = game.position(proof.x(), proof.o());
    winnerMoves = position.toMove().orElse(attacker) == attacker;
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
