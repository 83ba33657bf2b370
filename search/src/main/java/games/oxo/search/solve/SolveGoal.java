package games.oxo.search.solve;

/**
 * The goal of a solver: the value, the best moves, or the value of every move.
 *
 * @param weak only whether it is won, drawn or lost
 * @param best which moves keep that value
 * @param everyMove what each legal move is worth
 */
public record SolveGoal(boolean weak, boolean best, boolean everyMove) {
  /** The value alone. */
  public static final SolveGoal VALUE = new SolveGoal(false, false, false);

  /** The value and all best moves. */
  public static final SolveGoal BEST = new SolveGoal(false, true, false);

  /** The value of the position and of every legal move. */
  public static final SolveGoal ALL = new SolveGoal(false, true, true);

  /** The same, asking only for win, draw or loss. */
  public SolveGoal weakly() {
    return new SolveGoal(true, best, everyMove);
  }
}
