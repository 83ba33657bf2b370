package games.oxo.session.balance;

import games.oxo.search.value.Proven;
import games.oxo.search.value.ValueText;
import java.util.List;

/** The number of moves before the end of a game at which a player had first proven the win. */
public final class ProvenWin {
  private ProvenWin() {}

  /**
   * How many moves before the end, the last included, a player had proven that the winner wins; 0
   * when nobody had, and in a draw. Proofs before a move that let the win slip do not count.
   */
  public static int movesBeforeTheEnd(StudiedGame game) {
    if (game.winner() == 0) {
      return 0;
    }
    boolean firstWon = game.winner() > 0;
    int sure = 0;
    List<StudiedGame.Thought> thoughts = game.thoughts();
    for (int i = thoughts.size() - 1; i >= 0; i--) {
      StudiedGame.Thought thought = thoughts.get(i);
      if (ValueText.read(thought.value()).orElse(null) instanceof Proven proven) {
        boolean isOfWinner = thought.first() == firstWon;
        Proven toWinner = isOfWinner ? proven : proven.negate();
        if (!toWinner.isWin()) {
          break;
        }
        sure = thoughts.size() - i;
      }
    }
    return sure;
  }
}
