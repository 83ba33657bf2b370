package games.oxo.session.api;

import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.Interval;
import games.oxo.session.balance.Proportion;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.json.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Statistics of an engine's games against itself as JSON; {@code docs/api.md#json} explains the
 * fields.
 */
public final class StudyJson {
  private static final double PARTS = 10_000;

  private StudyJson() {}

  /** All figures of the games. */
  public static Map<String, @Nullable Object> write(SelfPlayStatistics study) {
    boolean points = study.game().rules().hasPoints();
    boolean swap = study.game().swapPly() >= 0;
    return Json.object(
        "games", study.games(),
        "wins", study.results().wins(),
        "draws", study.results().draws(),
        "losses", study.results().losses(),
        "faults", study.faults(),
        "firstPlayer", share(study.first()),
        "drawRate", share(study.draws()),
        "decided", share(study.decided()),
        "swaps", swap ? share(study.swaps()) : null,
        "length", spread(study.stones()),
        "filled", rounded(study.filled()),
        "winInSight", spread(study.sureBefore()),
        "margin", points ? spread(study.margins()) : null,
        "leadChanges", spread(study.leadChanges()),
        "changing", share(study.changing()),
        "nobodyAhead", share(study.even()),
        "comebacks", share(study.comebacks()),
        "branching", rounded(study.branching()),
        "differentGames", study.different());
  }

  /** A share with its interval. */
  public static Map<String, @Nullable Object> share(Proportion share) {
    Interval range = share.interval();
    return Json.object(
        "share", share.all() == 0 ? null : rounded(share.value()),
        "low", rounded(range.low()),
        "high", rounded(range.high()),
        "of", share.all());
  }

  private static @Nullable Map<String, @Nullable Object> spread(Distribution spread) {
    if (spread.isEmpty()) {
      return null;
    }
    Map<String, @Nullable Object> counts = new LinkedHashMap<>();
    spread.counts().forEach((number, count) -> counts.put(Integer.toString(number), count));
    return Json.object(
        "mean", rounded(spread.mean()),
        "low", rounded(spread.interval().low()),
        "high", rounded(spread.interval().high()),
        "median", spread.median(),
        "least", spread.least(),
        "most", spread.most(),
        "counts", counts);
  }

  private static double rounded(double value) {
    return Math.round(value * PARTS) / PARTS;
  }
}
