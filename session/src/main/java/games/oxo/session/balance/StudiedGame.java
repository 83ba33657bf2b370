package games.oxo.session.balance;

import java.util.List;

/** A finished game of an engine against itself, as a study of the balance sees it. */
public interface StudiedGame {
  /** All moves from the empty board, in the notation of the game. */
  List<String> moves();

  /** What each player thought when it moved, in order. */
  List<Thought> thoughts();

  /** Who won: 1 for the one who began, -1 for the other, 0 for a draw. */
  int winner();

  /** Whether it was lost by a fault instead of by the rules. */
  boolean isForfeit();

  /**
   * What a player thought of its position.
   *
   * @param first whether it is the one who began the game
   * @param value as the line protocol writes it, empty when not known
   */
  record Thought(boolean first, String value) {}
}
