package games.oxo.session.threats;

import games.oxo.game.board.Player;
import java.util.List;

/**
 * What a player would do if the side to move passed.
 *
 * @param player who threatens
 * @param wins the stones that would complete a winning line; empty in a score game
 * @param line a win by threats alone where there is no line at once: the player's stones and the
 *     forced answers in turn, up to a stone that cannot be answered; empty if none was found
 * @param search what is known if there is no such win
 * @param gains the stones that would gain most points at once; empty in a line game
 */
public record Threats(
    Player player, List<Win> wins, List<Integer> line, Search search, List<Gain> gains) {
  public Threats {
    wins = List.copyOf(wins);
    line = List.copyOf(line);
    gains = List.copyOf(gains);
  }

  /**
   * A stone that would complete a line.
   *
   * @param cells the line
   */
  public record Win(int cell, long cells) {}

  /** A stone that would gain points. */
  public record Gain(int cell, int points) {}

  /** How far wins by threats alone were looked for. */
  public enum Search {
    /** The search does not know such games, or was not needed. */
    NONE,
    /** The search was given up. */
    PARTIAL,
    /** There is no such win besides the one that was found. */
    COMPLETE
  }
}
