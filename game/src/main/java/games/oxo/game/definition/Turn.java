package games.oxo.game.definition;

import games.oxo.game.board.Player;

/**
 * One stone to place: who places it, and in which ring.
 *
 * @param ring the ring from 1 in the middle, or {@link #ANYWHERE}
 */
public record Turn(Player player, int ring) {
  public static final int ANYWHERE = 0;

  @Override
  public String toString() {
    return player + (ring == ANYWHERE ? "A" : Integer.toString(ring));
  }
}
