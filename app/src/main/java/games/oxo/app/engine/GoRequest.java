package games.oxo.app.engine;

import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.TimeManagement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The limits behind {@code go} in the line protocol.
 *
 * @param limits what is asked for, without the clock
 * @param clockMillis the share of the mover's clock for this move, 0 without a clock
 * @param infinite whether the search ends with {@code stop} only
 */
record GoRequest(Limits limits, long clockMillis, boolean infinite) {
  private static final String INFINITE = "infinite";
  private static final List<String> KNOWN =
      List.of(
          "movetime",
          "depth",
          "nodes",
          "simulations",
          "p1time",
          "p2time",
          "p1inc",
          "p2inc",
          INFINITE);
  private static final int MOST_DEPTH = 64;

  /**
   * Reads it.
   *
   * @param position the one to think about; X is p1
   * @throws InputException when a word is no limit or has no number
   */
  static GoRequest read(String text, Position position) {
    Map<String, Long> given = new HashMap<>();
    String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
    for (int i = 0; i < words.length; i++) {
      String name = words[i];
      if (!KNOWN.contains(name)) {
        throw new InputException(
            Text.format("unknown limit '%s'%s", name, Nearest.hint(name, KNOWN)));
      }
      given.put(
          name,
          name.equals(INFINITE)
              ? 1
              : UgiSession.number(name, i + 1 < words.length ? words[++i] : ""));
    }
    String mover = position.toMove().equals(Optional.of(Player.X)) ? "p1" : "p2";
    Long rest = given.get(mover + "time");
    int free = position.game().board().cells() - position.ply();
    return new GoRequest(
        new Limits(
            atLeastOne(given.get("movetime")),
            (int) Math.min(MOST_DEPTH, atLeastOne(given.get("depth"))),
            atLeastOne(given.get("nodes")),
            atLeastOne(given.get("simulations"))),
        rest == null ? 0 : TimeManagement.millis(rest, given.getOrDefault(mover + "inc", 0L), free),
        given.containsKey(INFINITE));
  }

  /** A limit that was given as 0 is the smallest there is; one that was not given is none. */
  private static long atLeastOne(@Nullable Long value) {
    return value == null ? 0 : Math.max(1, value);
  }
}
