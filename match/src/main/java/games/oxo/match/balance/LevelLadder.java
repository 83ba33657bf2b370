package games.oxo.match.balance;

import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.MatchHeader;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.Pentanomial;
import games.oxo.match.stats.Sample;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.engines.Engines;
import games.oxo.session.balance.Proportion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Each playing level against the one below, with Elo differences: does skill matter?
 *
 * @param steps from level 2 against 1 on, those that were played
 * @param height the lead of the highest level over the lowest, from all games at once; empty unless
 *     every step was played
 */
public record LevelLadder(List<Step> steps, Optional<EloEstimate> height) {
  public LevelLadder {
    steps = List.copyOf(steps);
  }

  /**
   * A level against the one below.
   *
   * @param level the higher one
   * @param games from the point of view of the higher one
   * @param pairs the same by pairs of games with reversed seats
   */
  public record Step(int level, WinDrawLoss games, Pentanomial pairs) {
    /** The points of the higher level. */
    public Proportion score() {
      return new Proportion(games.points(), games.games());
    }

    /** Its lead. */
    public EloEstimate elo() {
      Sample sample = pairs.isEmpty() ? games : pairs;
      return Elo.logistic(sample);
    }

    /** Whether it is certain enough, at 95%, that the higher level is the better one. */
    public boolean isClear() {
      return score().interval().low() > 0.5;
    }
  }

  /**
   * Counts the games of a ladder.
   *
   * @param labels of the levels, from 1 on
   */
  public static LevelLadder of(List<String> labels, List<GameRecord> games) {
    Standings standings =
        Standings.of(new GameLog(new MatchHeader("ladder", "", labels, Map.of()), games));
    List<Step> steps = new ArrayList<>();
    for (int level = 2; level <= labels.size(); level++) {
      WinDrawLoss results = standings.games(level - 1, level - 2);
      if (!results.isEmpty()) {
        steps.add(new Step(level, results, standings.pairs(level - 1, level - 2)));
      }
    }
    boolean whole = steps.size() == Engines.LEVELS - 1;
    return new LevelLadder(
        steps,
        whole
            ? Optional.of(standings.ratings().difference(labels.size() - 1, 0))
            : Optional.empty());
  }
}
