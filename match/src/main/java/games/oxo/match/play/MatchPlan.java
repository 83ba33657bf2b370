package games.oxo.match.play;

import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.record.MatchHeader;
import games.oxo.search.Limits;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that determines the games of a match. It can be written into the header of a log and
 * read from there, so that a match can be resumed.
 *
 * @param game the id of the game
 * @param engines the labels of the players, all different
 * @param rounds how often each two that meet play a pair of games
 * @param openings where games begin
 * @param balanced whether openings that the solver finds won are left out
 * @param sprt the test that ends a match early, as its option writes it; empty without
 */
public record MatchPlan(
    Kind kind,
    String game,
    List<String> engines,
    int rounds,
    OpeningSource openings,
    boolean balanced,
    TimeControl control,
    long seed,
    String sprt)
    implements Serializable {
  /** The setting of a log for the time of each player's first move. */
  public static final String FIRST_TIME = "first-time";

  /** The pairing system. */
  public enum Kind {
    /** Two players. */
    MATCH("match"),
    /** Everybody meets everybody. */
    ROUND_ROBIN("roundrobin"),
    /** The first meets everybody. */
    GAUNTLET("gauntlet");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  public MatchPlan {
    engines = List.copyOf(engines);
  }

  /** The same with another number of rounds. */
  public MatchPlan withRounds(int number) {
    return new MatchPlan(kind, game, engines, number, openings, balanced, control, seed, sprt);
  }

  /** The same with another test. */
  public MatchPlan withSprt(String test) {
    return new MatchPlan(kind, game, engines, rounds, openings, balanced, control, seed, test);
  }

  /** Who plays whom, from these openings. */
  public Schedule schedule(OpeningSupply from) {
    return kind == Kind.GAUNTLET
        ? Schedule.gauntlet(engines.size(), from, rounds, seed)
        : Schedule.roundRobin(engines.size(), from, rounds, seed);
  }

  /** How many pairs of games a round has: one for each two that meet. */
  public int pairsInARound() {
    int players = engines.size();
    return kind == Kind.GAUNTLET ? players - 1 : players * (players - 1) / 2;
  }

  /** The head of a log. */
  public MatchHeader header() {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("rounds", Integer.toString(rounds));
    settings.put("openings", openings.toString());
    settings.put("balanced", Boolean.toString(balanced));
    Limits limits = control.perMove();
    put(settings, "time", limits.millis());
    put(settings, FIRST_TIME, control.firstMillis());
    put(settings, "depth", limits.depth());
    put(settings, "nodes", limits.nodes());
    put(settings, "simulations", limits.simulations());
    put(settings, "clock", control.gameMillis());
    put(settings, "increment", control.incrementMillis());
    settings.put("margin", Long.toString(control.marginMillis()));
    settings.put("patience", Long.toString(control.answerMillis()));
    settings.put("seed", Long.toString(seed));
    if (!sprt.isEmpty()) {
      settings.put("sprt", sprt);
    }
    return new MatchHeader(kind.word, game, engines, settings);
  }

  private static void put(Map<String, String> settings, String name, long number) {
    if (number > 0) {
      settings.put(name, Long.toString(number));
    }
  }

  /**
   * The plan of a match from the head of its log.
   *
   * @throws InputException when something in it is wrong
   */
  public static MatchPlan of(MatchHeader header) {
    Kind kind = null;
    for (Kind each : Kind.values()) {
      kind = each.word.equals(header.kind()) ? each : kind;
    }
    if (kind == null) {
      throw new InputException(
          Text.format(
              "the log is of a '%s'; it should be a match, roundrobin or gauntlet", header.kind()));
    }
    if (header.engines().size() < 2) {
      throw new InputException("the log names fewer than two engines");
    }
    Settings settings = new Settings(header.settings());
    Limits limits =
        new Limits(
            settings.number("time", 0, Long.MAX_VALUE),
            (int) settings.number("depth", 0, Integer.MAX_VALUE),
            settings.number("nodes", 0, Long.MAX_VALUE),
            settings.number("simulations", 0, Long.MAX_VALUE));
    TimeControl control =
        new TimeControl(
            limits,
            settings.number(FIRST_TIME, 0, Long.MAX_VALUE),
            settings.number("clock", 0, Long.MAX_VALUE),
            settings.number("increment", 0, Long.MAX_VALUE),
            settings.number("margin", 0, Long.MAX_VALUE),
            settings.number("patience", 0, Long.MAX_VALUE));
    return new MatchPlan(
        kind,
        header.game(),
        header.engines(),
        (int) settings.number("rounds", 1, Schedule.MOST_ROUNDS),
        OpeningSource.of(settings.text("openings")),
        settings.text("balanced").equals("true"),
        control,
        settings.number("seed", 0, Long.MAX_VALUE),
        settings.text("sprt"));
  }

  /** The settings in a log. */
  private record Settings(Map<String, String> map) {
    String text(String name) {
      return map.getOrDefault(name, "");
    }

    long number(String name, long least, long most) {
      String text = map.getOrDefault(name, "0");
      try {
        long number = Long.parseLong(text);
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException e) {
        // Said below.
      }
      throw new InputException(
          Text.format(
              "the log's setting %s is '%s'; it must be a whole number from %d to %d",
              name, text, least, most));
    }
  }
}
