package games.oxo.match.stats;

import games.oxo.game.words.Text;

/**
 * A game between two of many players, who are known by their numbers.
 *
 * @param first who moved first; at least 0
 * @param second who moved second; at least 0, and another one
 * @param points of the one who moved first: 0, ½ or 1
 */
public record RatedGame(int first, int second, double points) {
  /**
   * @throws IllegalArgumentException if a player is negative or plays himself, or if these are no
   *     points of a game
   */
  public RatedGame {
    if (first < 0 || second < 0 || first == second) {
      throw new IllegalArgumentException(Text.format("player %d against player %d", first, second));
    }
    if (points != 0 && points != 0.5 && points != 1) {
      throw new IllegalArgumentException("a game gives 0, 0.5 or 1 point, not " + points);
    }
  }
}
