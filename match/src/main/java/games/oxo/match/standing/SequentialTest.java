package games.oxo.match.standing;

import games.oxo.match.record.GameRecord;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.Sprt;
import games.oxo.match.stats.Sprt.Decision;
import java.util.HashMap;
import java.util.Map;

/**
 * Applies the sequential probability ratio test (SPRT) to a match until it is decided. Pairs count
 * in the order of their numbers, whatever the order in which they end, so playing games at the same
 * time changes neither when the test stops nor its result.
 */
public final class SequentialTest {
  private final Sprt test;
  private final String engine;
  private final Map<Integer, GameRecord> halves = new HashMap<>();
  private final Map<Integer, Double> complete = new HashMap<>();
  private Pentanomial pairs = Pentanomial.NONE;
  private int counted;
  private boolean decided;

  /**
   * @param engine the label of whose lead is tested
   */
  public SequentialTest(Sprt test, String engine) {
    this.test = test;
    this.engine = engine;
  }

  /** A game has ended; nothing changes once the test is decided. */
  public void add(GameRecord game) {
    GameRecord other = halves.remove(game.pair());
    if (other == null) {
      halves.put(game.pair(), game);
      return;
    }
    complete.put(game.pair(), game.points(engine) + other.points(engine));
    for (Double points = complete.remove(counted + 1);
        points != null && !decided;
        points = complete.remove(counted + 1)) {
      counted++;
      pairs = pairs.plus(points);
      decided = test.decide(pairs) != Decision.CONTINUE;
    }
  }

  /** Whether the match can end. */
  public boolean isDecided() {
    return decided;
  }

  /** How many pairs, from the first on, the test has seen. */
  public int counted() {
    return counted;
  }

  /** What the test has seen. */
  public Pentanomial pairs() {
    return pairs;
  }

  /** The test itself. */
  public Sprt test() {
    return test;
  }
}
