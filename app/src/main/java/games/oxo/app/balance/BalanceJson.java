package games.oxo.app.balance;

import games.oxo.app.match.SummaryJson;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceText;
import games.oxo.match.balance.Distribution;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.balance.Proportion;
import games.oxo.match.balance.SelfPlayStatistics;
import games.oxo.match.balance.Verdict;
import games.oxo.match.stats.Interval;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.json.Json;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** JSON of a balance study. */
final class BalanceJson {
  private BalanceJson() {}

  static Map<String, @Nullable Object> of(BalanceResult balance) {
    SelfPlayStatistics study = balance.study();
    boolean lines = study.rules().isLineGame();
    boolean swap = study.rules().swapPly() >= 0;
    Map<String, @Nullable Object> object =
        Json.object(
            "game", study.rules().id(),
            "name", study.rules().name(),
            "engine", balance.engine(),
            "complete", balance.complete(),
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
            "filled", SummaryJson.rounded(study.filled()),
            "winInSight", spread(study.sureBefore()),
            "margin", lines ? null : spread(study.margins()),
            "leadChanges", spread(study.leadChanges()),
            "changing", share(study.changing()),
            "nobodyAhead", share(study.even()),
            "comebacks", share(study.comebacks()),
            "branching", SummaryJson.rounded(study.branching()),
            "differentGames", study.different());
    object.put("firstMoves", firstMoves(balance));
    object.put("ladder", ladder(balance.ladder()));
    object.put("verdict", Verdict.sentences(balance));
    return object;
  }

  private static Map<String, @Nullable Object> share(Proportion share) {
    Interval range = share.interval();
    return Json.object(
        "share", share.all() == 0 ? null : SummaryJson.rounded(share.value()),
        "low", SummaryJson.rounded(range.low()),
        "high", SummaryJson.rounded(range.high()),
        "of", share.all());
  }

  private static @Nullable Map<String, @Nullable Object> spread(Distribution spread) {
    if (spread.isEmpty()) {
      return null;
    }
    Map<String, @Nullable Object> counts = new LinkedHashMap<>();
    spread.counts().forEach((number, count) -> counts.put(Integer.toString(number), count));
    return Json.object(
        "mean", SummaryJson.rounded(spread.mean()),
        "low", SummaryJson.rounded(spread.interval().low()),
        "high", SummaryJson.rounded(spread.interval().high()),
        "median", spread.median(),
        "least", spread.least(),
        "most", spread.most(),
        "counts", counts);
  }

  private static @Nullable Map<String, @Nullable Object> firstMoves(BalanceResult balance) {
    FirstMoves moves = balance.firstMoves();
    if (moves.kinds().isEmpty()) {
      return null;
    }
    BalanceText text = new BalanceText(balance);
    return Json.object(
        "result", result(moves.result()),
        "source", moves.source().name().toLowerCase(Locale.ROOT),
        "settled", moves.settled(),
        "timeWasUp", balance.timeWasUp(),
        "kinds", moves.kinds().size(),
        "soundKinds", moves.soundKinds(),
        "moves", moves.moves(),
        "soundMoves", moves.soundMoves(),
        "list",
            text.sorted().stream()
                .map(kind -> firstMove(moves, kind, text))
                .collect(Collectors.toList()));
  }

  private static Map<String, @Nullable Object> firstMove(
      FirstMoves moves, FirstMove kind, BalanceText text) {
    Value estimate = kind.estimate();
    FirstMove.Exact exact = kind.exact();
    boolean margin = exact != null && exact.atLeast().equals(exact.atMost()) && text.isScoreGame();
    return Json.object(
        "move", text.move(kind),
        "alike", kind.alike(),
        "estimate", estimate == null ? null : SummaryJson.rounded(moves.unit().read(estimate)),
        "result", result(kind.result()),
        "margin", margin && exact != null ? RawValue.of(exact.atLeast()) : null,
        "sound", moves.isSound(kind));
  }

  private static @Nullable String result(Optional<Result> result) {
    return result.map(Result::word).orElse(null);
  }

  private static @Nullable Map<String, @Nullable Object> ladder(LevelLadder ladder) {
    if (ladder.steps().isEmpty()) {
      return null;
    }
    return Json.object(
        "height", ladder.height().map(SummaryJson::elo).orElse(null),
        "steps",
            ladder.steps().stream()
                .map(
                    step ->
                        Json.object(
                            "level", step.level(),
                            "wins", step.games().wins(),
                            "draws", step.games().draws(),
                            "losses", step.games().losses(),
                            "score", share(step.score()),
                            "elo", SummaryJson.elo(step.elo())))
                .collect(Collectors.toList()));
  }
}
