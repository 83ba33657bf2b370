package games.oxo.match.balance;

import games.oxo.game.words.Text;
import games.oxo.match.balance.FirstMoves.Source;
import games.oxo.match.stats.EloEstimate;
import games.oxo.session.balance.StudyVerdict;
import java.util.ArrayList;
import java.util.List;

/**
 * The conclusions of a balance study, in a few cautious sentences. Each has a threshold that is
 * compared with the less favourable end of an interval; those about the games are in {@link
 * StudyVerdict}.
 */
public final class Verdict {
  /** With a smaller lead of level 10 over level 1, in Elo, skill matters little. */
  public static final double LITTLE_SKILL = 200;

  private final BalanceResult balance;
  private final boolean swap;
  private final List<String> sentences = new ArrayList<>();

  private Verdict(BalanceResult balance) {
    this.balance = balance;
    swap = balance.study().game().swapPly() >= 0;
  }

  /** What follows from the figures, the most important first. */
  public static List<String> sentences(BalanceResult balance) {
    Verdict verdict = new Verdict(balance);
    StudyVerdict games = StudyVerdict.of(balance.study());
    verdict.sentences.addAll(games.fairness());
    verdict.perfectPlay();
    verdict.sentences.addAll(games.course());
    verdict.openings();
    verdict.skill();
    verdict.sentences.addAll(games.variety());
    return List.copyOf(verdict.sentences);
  }

  private void perfectPlay() {
    balance
        .firstMoves()
        .result()
        .ifPresent(
            result ->
                sentences.add(
                    switch (result) {
                      case WIN -> "With perfect play the first player wins.";
                      case LOSS ->
                          swap
                              ? "With perfect play the second player wins, by choosing the better side."
                              : "With perfect play the second player wins.";
                      default -> "With perfect play it is a draw.";
                    }));
  }

  private void openings() {
    FirstMoves moves = balance.firstMoves();
    if (moves.source() == Source.NONE || moves.kinds().size() < 2) {
      return;
    }
    int sound = moves.soundKinds();
    int kinds = moves.kinds().size();
    boolean exact = moves.source() == Source.EXACT;
    if (sound == 0 && !exact) {
      sentences.add("The engine finds no balanced first move, so much depends on the swap.");
    } else if (sound == 1) {
      sentences.add(
          Text.format(
              "Only one of %d kinds of first moves is sound%s.",
              kinds, exact ? "" : ", by the engine's estimate"));
    } else if (sound == kinds && exact) {
      sentences.add("Every first move is sound.");
    } else if (sound == kinds) {
      sentences.add(
          swap
              ? "The engine finds every first move balanced."
              : "The engine finds no first move much better than the others.");
    }
  }

  private void skill() {
    LevelLadder ladder = balance.ladder();
    if (ladder.height().isEmpty()) {
      return;
    }
    EloEstimate height = ladder.height().get();
    String lead = Text.format("level 10 is %.0f Elo ahead of level 1", height.difference());
    if (height.high() < LITTLE_SKILL) {
      sentences.add(Text.format("Skill matters little: %s.", lead));
    } else if (height.low() > LITTLE_SKILL) {
      long clear = ladder.steps().stream().filter(LevelLadder.Step::isClear).count();
      sentences.add(
          Text.format(
              "Skill matters: %s%s.",
              lead, clear == ladder.steps().size() ? ", and each level beats the one below" : ""));
    }
  }
}
