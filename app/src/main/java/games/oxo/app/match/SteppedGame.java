package games.oxo.app.match;

/** A game that is shown move by move. */
interface SteppedGame {
  /** What game it is, and where it begins. */
  void begin();

  int moves();

  /** The move with a number from 1. */
  void move(int number);

  /** The board after so many moves. */
  void board(int moves);

  /** How it ended. */
  void end();
}
