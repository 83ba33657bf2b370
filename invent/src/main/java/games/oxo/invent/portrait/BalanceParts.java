package games.oxo.invent.portrait;

import games.oxo.game.words.Text;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceText;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.balance.Verdict;
import games.oxo.search.value.Result;
import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.Proportion;
import games.oxo.session.balance.SelfPlayStatistics;
import games.oxo.session.json.Json;
import games.oxo.session.shape.StudyShape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a study of balance says: who wins, how games go, whether skill matters. */
final class BalanceParts {
  private static final String FIGURES = "definition.md#the-figures";
  private static final String FIRST_MOVES = "definition.md#sound-first-moves";
  private static final String LEVELS = "definition.md#levels";
  private static final int LISTED = 3;

  private final BalanceResult balance;
  private final SelfPlayStatistics study;
  private final BalanceText text;

  BalanceParts(BalanceResult balance) {
    this.balance = balance;
    study = balance.study();
    text = new BalanceText(balance);
  }

  /**
   * Who wins.
   *
   * @param other the same game with a swap if it has none, and without if it has one; null if it
   *     was not played
   */
  PortraitSection winner(@Nullable SelfPlayStatistics other) {
    FirstMoves moves = balance.firstMoves();
    List<PortraitFact> facts = new ArrayList<>();
    facts.add(
        new PortraitFact(
            "perfectPlay",
            "perfect play",
            text.perfectPlay(),
            moves.result().map(Result::word).orElse(null),
            FIGURES));
    if (!moves.kinds().isEmpty()) {
      facts.add(
          new PortraitFact("firstMoves", "first moves", text.sound(), firstMoves(), FIRST_MOVES));
    }
    if (!moves.kinds().isEmpty()) {
      facts.add(
          new PortraitFact(
              "bestFirstMoves",
              "best first moves",
              String.join("; ", bestFirstMoves()),
              bestFirstMoves(),
              FIRST_MOVES));
    }
    boolean swap = study.game().swapPly() >= 0;
    facts.add(
        share("firstPlayer", swap ? "first player, with swap" : "first player", study.first()));
    if (other != null) {
      facts.add(
          share(
              "otherwise",
              swap ? "first player, without" : "first player, with swap",
              other.first()));
    }
    facts.add(share("draws", "draws", study.draws()));
    if (swap) {
      facts.add(share("swaps", "swaps", study.swaps()));
    }
    return new PortraitSection(
        "fairness", "Who wins", facts, List.of(), Verdict.sentences(balance));
  }

  private List<Object> firstMoves() {
    List<Object> list = new ArrayList<>();
    for (FirstMove kind : text.sorted()) {
      list.add(
          Json.object(
              "move", text.move(kind),
              "alike", kind.alike(),
              "estimate", text.estimate(kind),
              "exact", text.exact(kind),
              "sound", balance.firstMoves().isSound(kind)));
    }
    return list;
  }

  /** The best first moves in words: {@code d4: wins}, {@code c3: 58.0%}. */
  private List<String> bestFirstMoves() {
    return text.sorted().stream()
        .limit(LISTED)
        .map(
            kind -> {
              String exact = text.exact(kind);
              boolean open = exact.isEmpty() || exact.equals("open");
              return Text.format("%s: %s", text.move(kind), open ? text.estimate(kind) : exact);
            })
        .toList();
  }

  private static PortraitFact share(String key, String label, Proportion share) {
    return new PortraitFact(
        key, label, BalanceText.share(share), StudyShape.SHARE.write(share), FIGURES);
  }

  /** How games go. */
  PortraitSection course() {
    List<PortraitFact> facts = new ArrayList<>();
    Distribution stones = study.stones();
    facts.add(
        new PortraitFact(
            "length",
            "length",
            Text.format(
                "%s stones, %d to %d; %.0f%% of the board",
                BalanceText.mean(stones), stones.least(), stones.most(), 100 * study.filled()),
            StudyShape.FIGURES.write(study).get("length"),
            FIGURES));
    facts.add(
        new PortraitFact(
            "branching",
            "branching",
            Text.format("%.1f legal moves on average", study.branching()),
            study.branching(),
            FIGURES));
    facts.add(
        new PortraitFact(
            "leadChanges",
            "lead changes",
            Text.format(
                "%s a game; at least one in %s",
                BalanceText.mean(study.leadChanges()), BalanceText.share(study.changing())),
            StudyShape.FIGURES.write(study).get("leadChanges"),
            FIGURES));
    if (study.comebacks().all() > 0) {
      facts.add(share("comebacks", "comebacks", study.comebacks()));
    }
    Distribution sure = study.sureBefore();
    if (!sure.isEmpty()) {
      facts.add(
          new PortraitFact(
              "winInSight",
              "decisive moment",
              Text.format(
                  "%s moves before the end the win is proven, at most %d",
                  BalanceText.mean(sure), sure.most()),
              StudyShape.FIGURES.write(study).get("winInSight"),
              FIGURES));
    }
    facts.add(
        new PortraitFact(
            "variety",
            "variety",
            Text.format("%d of %d games are different", study.different(), study.games()),
            study.different(),
            FIGURES));
    return PortraitSection.of("course", "How games go", facts);
  }

  /** Whether skill matters. */
  PortraitSection depth() {
    LevelLadder ladder = balance.ladder();
    List<PortraitFact> facts = new ArrayList<>();
    ladder
        .height()
        .ifPresent(
            height ->
                facts.add(
                    new PortraitFact(
                        "levels",
                        "levels 1 to 10",
                        height.text() + " Elo",
                        height.isBounded() ? height.difference() : null,
                        LEVELS)));
    for (LevelLadder.Step step : ladder.steps()) {
      facts.add(
          new PortraitFact(
              "level" + step.level(),
              Text.format("level %d against %d", step.level(), step.level() - 1),
              Text.format("%s, Elo %s", BalanceText.share(step.score()), step.elo().text()),
              StudyShape.SHARE.write(step.score()),
              LEVELS));
    }
    return PortraitSection.of("depth", "Whether skill matters", facts);
  }
}
