package games.oxo.app.match;

import games.oxo.match.record.GameRecord;
import games.oxo.match.standing.Standings;
import games.oxo.match.stats.EloEstimate;
import games.oxo.session.json.Json;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parts of what matches and tournaments report in JSON. */
public final class SummaryJson {
  private SummaryJson() {}

  static Map<String, @Nullable Object> fault(GameRecord game) {
    return Json.object(
        "game", game.number(),
        "engine", game.loser(),
        "reason", game.reason().toString(),
        "detail", game.detail());
  }

  /** Who took more time than it had. */
  static List<Map<String, @Nullable Object>> late(Standings standings) {
    return standings.late().stream()
        .<Map<String, @Nullable Object>>map(
            one ->
                Json.object(
                    "engine", standings.engines().get(one),
                    "moves", standings.effort(one).late(),
                    "slowestMicros", standings.effort(one).latestMicros()))
        .toList();
  }

  /** An estimate; what is not bounded is null. */
  public static Map<String, @Nullable Object> elo(EloEstimate estimate) {
    return Json.object(
        "difference", rounded(estimate.difference()),
        "low", rounded(estimate.low()),
        "high", rounded(estimate.high()));
  }

  /** Four digits are enough; infinity is null. */
  public static @Nullable Double rounded(double number) {
    return Double.isFinite(number) ? (Double) (Math.rint(number * 1e4) / 1e4) : null;
  }
}
