package games.oxo.app.engine;

import games.oxo.cli.option.OptionRange;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.TimeManagement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The limits behind {@code go} in the line protocol.
 *
 * @param limits what is asked for, without the clock
 * @param clockMillis the share of the mover's clock for this move, 0 without a clock
 * @param infinite whether the search ends with {@code stop} only
 */
record GoRequest(Limits limits, long clockMillis, boolean infinite) {
  private static final String INFINITE = "infinite";
  private static final long DEFAULT_MILLIS = 1000;

  /** The words that a number follows, and what it may be; a clock can have run down. */
  private static final Map<String, OptionRange> NUMBERS = numbers();

  private static Map<String, OptionRange> numbers() {
    Map<String, OptionRange> numbers = new LinkedHashMap<>();
    numbers.put("movetime", OptionRange.MILLIS);
    numbers.put("depth", OptionRange.DEPTH);
    numbers.put("nodes", OptionRange.NODES);
    numbers.put("simulations", OptionRange.SIMULATIONS);
    for (String clock : List.of("p1time", "p2time", "p1inc", "p2inc")) {
      numbers.put(clock, OptionRange.MILLIS_OR_NONE);
    }
    return numbers;
  }

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
      OptionRange range = NUMBERS.get(name);
      if (range != null) {
        given.put(name, range.read(name, i + 1 < words.length ? words[++i] : ""));
      } else if (name.equals(INFINITE)) {
        given.put(name, 1L);
      } else {
        throw unknown(name);
      }
    }
    String mover = position.toMove().equals(Optional.of(Player.X)) ? "p1" : "p2";
    Long rest = given.get(mover + "time");
    int free = position.game().board().cells() - position.ply();
    return new GoRequest(
        new Limits(
            given.getOrDefault("movetime", 0L),
            given.getOrDefault("depth", 0L).intValue(),
            given.getOrDefault("nodes", 0L),
            given.getOrDefault("simulations", 0L)),
        rest == null ? 0 : TimeManagement.millis(rest, given.getOrDefault(mover + "inc", 0L), free),
        given.containsKey(INFINITE));
  }

  /** The limits of the search; an engine without any has a second. */
  Limits forEngine(ConfiguredEngine engine, Position position) {
    return infinite
        ? Limits.time(Long.MAX_VALUE / 2_000_000)
        : engine.limitsFor(position, limits, clockMillis, DEFAULT_MILLIS);
  }

  private static InputException unknown(String name) {
    List<String> known = new ArrayList<>(NUMBERS.keySet());
    known.add(INFINITE);
    return new InputException(Text.format("unknown limit '%s'%s", name, Nearest.hint(name, known)));
  }
}
