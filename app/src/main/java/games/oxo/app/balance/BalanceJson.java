package games.oxo.app.balance;

import games.oxo.app.match.SummaryJson;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceText;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.balance.Verdict;
import games.oxo.search.value.RawValue;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.json.Json;
import games.oxo.session.shape.StudyShape;
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
    Map<String, @Nullable Object> object =
        Json.object(
            "game", study.game().id(),
            "name", study.game().name(),
            "engine", balance.engine(),
            "complete", balance.complete());
    object.putAll(StudyShape.FIGURES.write(study));
    object.put("firstMoves", firstMoves(balance));
    object.put("ladder", ladder(balance.ladder()));
    object.put("verdict", Verdict.sentences(balance));
    return object;
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
                            "score", StudyShape.SHARE.write(step.score()),
                            "elo", SummaryJson.elo(step.elo())))
                .collect(Collectors.toList()));
  }
}
