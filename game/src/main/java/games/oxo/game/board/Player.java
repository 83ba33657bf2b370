package games.oxo.game.board;

/** The two sides, named by their marks. X makes the first move of every game. */
public enum Player {
  X,
  O;

  /** The opponent. */
  public Player other() {
    return this == X ? O : X;
  }
}
