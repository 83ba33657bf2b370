package games.oxo.app.solve;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.ValueScale;
import java.util.Locale;

/** How the answer to a position is printed; the command line has the names in small letters. */
enum SolveStyle {
  /** For people: {@code X wins in 5}. */
  WORDS,

  /** The side to move and the value for that side: {@code O 5}. */
  BARE,

  /**
   * The input and output of Pons' solver for Connect Four: lines of column digits come in, lines of
   * {@code position score nodes microseconds} go out.
   */
  PONS;

  /** The most columns that have a digit each. */
  private static final int DIGITS = 9;

  /**
   * Refuses a game whose positions or values cannot be written in this style.
   *
   * @param weak whether only the result counts, which is a number in every game
   */
  void check(Game game, boolean weak) {
    ValueScale scale = new ValueScale(game);
    boolean digits =
        game.definition().notation() == NotationStyle.COLUMN && game.board().columns() <= DIGITS;
    if (this == PONS && !(scale.countsStonesLeft() && digits)) {
      throw new InputException(
          Text.format(
              "--style pons is for games like connect4, with columns from 1 to 9 and lines that"
                  + " only win; %s is not one of them",
              game.id()));
    }
    if (this == BARE && !scale.hasScores() && !weak) {
      throw new InputException(
          Text.format(
              "%s has no scores, so --style bare needs --weak, which gives 1, 0 or -1", game.id()));
    }
  }

  /**
   * A line without words.
   *
   * @param number the value to the side to move
   */
  String line(SolveTask task, Position position, int number, Solution solution) {
    return this == PONS
        ? Text.format("%s %d %d %d", task.text(), number, solution.nodes(), solution.micros())
        : Text.format("%s %d", position.toMove().orElseThrow(), number);
  }

  /** The word of the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
