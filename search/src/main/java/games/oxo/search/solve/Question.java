package games.oxo.search.solve;

/**
 * What is asked about a position besides its value.
 *
 * @param weak only whether it is won, drawn or lost
 * @param best which moves keep that value
 * @param everyMove what each legal move is worth
 */
public record Question(boolean weak, boolean best, boolean everyMove) {
  /** The value alone. */
  public static final Question VALUE = new Question(false, false, false);

  /** The value and all best moves. */
  public static final Question BEST = new Question(false, true, false);

  /** The value of the position and of every legal move. */
  public static final Question ALL = new Question(false, true, true);

  /** The same, asking only for win, draw or loss. */
  public Question weakly() {
    return new Question(true, best, everyMove);
  }
}
