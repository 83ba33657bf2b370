package games.oxo.match.record;

import java.util.List;

/**
 * What stands in a file of games.
 *
 * @param games in the order of their numbers
 */
public record GameLog(MatchHeader header, List<GameRecord> games) {
  public GameLog {
    games = List.copyOf(games);
  }
}
