package games.oxo.match.record;

import java.util.List;

/**
 * A match log: the header and the games.
 *
 * @param games in the order of their numbers
 */
public record GameLog(MatchHeader header, List<GameRecord> games) {
  public GameLog {
    games = List.copyOf(games);
  }
}
