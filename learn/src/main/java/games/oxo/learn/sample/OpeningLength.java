package games.oxo.learn.sample;

import games.oxo.game.Dice;
import games.oxo.game.Game;

/**
 * How many random stones games of self-play begin with: enough that openings seldom repeat, up to a
 * part of the board.
 *
 * @param least so many at least
 * @param most so many at most
 */
record OpeningLength(int least, int most) {
  /** Openings have up to this part of the board's cells. Chosen by hand. */
  private static final int SHARE = 4;

  /** With so many openings of one length, a repeated one is rare enough. Chosen by hand. */
  private static final double ENOUGH = 1000;

  static OpeningLength of(Game game) {
    int most = game.board().cells() / SHARE;
    double openings = 1;
    int least = 0;
    while (openings < ENOUGH && least < most) {
      openings *= game.board().gravity() ? game.board().columns() : game.board().cells() - least;
      least++;
    }
    return new OpeningLength(least, most);
  }

  /** A random length; all are equally likely. */
  int draw(Dice dice) {
    return least + dice.below(most - least + 1);
  }
}
