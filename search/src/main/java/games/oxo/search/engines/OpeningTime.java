package games.oxo.search.engines;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * More time, nodes or simulations for the first moves of a game, which decide most.
 *
 * @param moves how many moves of a player; stones of the opening that it began with count
 * @param factor how many times the usual limits they get
 */
public record OpeningTime(int moves, int factor) {
  /** No move gets more time than another. */
  static final OpeningTime NONE = new OpeningTime(0, 1);

  /** The options of an engine that it multiplies. */
  static final List<String> LIMITS = List.of("time", "nodes", "simulations");

  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]?):([1-9][0-9]{0,2})");

  /** Whether a text is of the form {@code 3:20}, with 1 to 99 moves and a factor of 1 to 999. */
  static boolean isText(String text) {
    return TEXT.matcher(text).matches();
  }

  /** Reads a text of that form. */
  static OpeningTime read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    return new OpeningTime(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  /** Whether the next move is among so many first ones of its player; all stones count as moves. */
  static boolean isEarly(Position position, int moves) {
    return position
        .toMove()
        .map(mover -> Long.bitCount(position.stones(mover)) < moves)
        .orElse(false);
  }

  /** The limits for the next move, from those of a usual one. */
  Limits limits(Limits usual, Position position) {
    return isEarly(position, moves)
        ? new Limits(
            usual.millis() * factor,
            usual.depth(),
            usual.nodes() * factor,
            usual.simulations() * factor)
        : usual;
  }
}
