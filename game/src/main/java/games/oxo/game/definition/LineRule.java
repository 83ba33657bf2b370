package games.oxo.game.definition;

import java.util.List;

/**
 * The rule of a line game: how long a line wins, how long a line loses, and which other patterns
 * win or lose.
 *
 * @param win a line of this many or more own stones wins at once; 0: no line wins
 * @param lose otherwise a line of this many or more loses at once; 0: no line loses
 * @param patterns those that win do so like such a line, and those that lose
 */
public record LineRule(int win, int lose, List<LinePattern> patterns) {
  public LineRule {
    patterns = List.copyOf(patterns);
  }

  /** A rule about lines only. */
  public LineRule(int win, int lose) {
    this(win, lose, List.of());
  }
}
