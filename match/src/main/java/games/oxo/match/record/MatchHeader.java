package games.oxo.match.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The header of a match log, its first line: the game, the engines, the settings.
 *
 * @param kind {@code match}, {@code roundrobin} or {@code gauntlet}
 * @param game the id of the game, as commands take it
 * @param engines the labels of those who take part; no two are the same
 * @param settings everything else that determines the games (limits, openings, seed, …), as text,
 *     in the order of the command's options
 */
public record MatchHeader(
    String kind, String game, List<String> engines, Map<String, String> settings) {
  public MatchHeader {
    engines = List.copyOf(engines);
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
