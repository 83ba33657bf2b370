package games.oxo.match.balance;

import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;

/** The number of moves before the end of a game at which a player had first proven the win. */
public final class ProvenWin {
  private ProvenWin() {}

  /**
   * How many moves before the end, the last included, a player had proven that the winner wins; 0
   * when nobody had, and in a draw. Proofs before a move that let the win slip do not count.
   */
  public static int movesBeforeTheEnd(GameRecord game) {
    if (game.result() == Result.DRAW) {
      return 0;
    }
    boolean firstWon = game.result() == Result.FIRST;
    int sure = 0;
    for (int i = game.turns().size() - 1; i >= 0; i--) {
      Turn turn = game.turns().get(i);
      if (ValueText.read(turn.value()).orElse(null) instanceof Proven proven) {
        boolean isOfWinner = turn.first() == firstWon;
        Proven toWinner = isOfWinner ? proven : proven.negate();
        if (!toWinner.isWin()) {
          break;
        }
        sure = game.turns().size() - i;
      }
    }
    return sure;
  }
}
