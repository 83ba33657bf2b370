package games.oxo.match.balance;

import games.oxo.game.words.Text;
import games.oxo.match.balance.FirstMoves.Source;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/**
 * The conclusions of a balance study, in a few cautious sentences. Each has a threshold that is
 * compared with the less favourable end of an interval.
 */
public final class Verdict {
  /** Beyond this share of the points an advantage is called large. */
  public static final double LARGE_ADVANTAGE = 0.55;

  /** With an interval no wider than this to each side, an advantage would have been seen. */
  public static final double CLOSE_LOOK = 0.05;

  /** With more swaps than this, the engine opens without regard to the swap. */
  public static final double MOSTLY_SWAPPED = 0.5;

  /** A larger share of draws is called high. */
  public static final double MANY_DRAWS = 0.5;

  /** A smaller share of draws is called low. */
  public static final double FEW_DRAWS = 0.1;

  /** A line game that fills more of the board than this, on average, is long. */
  public static final double NEARLY_FULL = 0.9;

  /** More games than this with a change of the lead make a lively game. */
  public static final double LIVELY = 0.5;

  /** Fewer games than this with a change of the lead make a one-sided game. */
  public static final double ONE_SIDED = 0.25;

  /** More games than this in which nobody is ever ahead make a game without tension. */
  public static final double MOSTLY_EVEN = 0.5;

  /** A game can be one-sided only if more games than this have a winner. */
  public static final double MOSTLY_DECIDED = 0.5;

  /** With a smaller lead of level 10 over level 1, in Elo, skill matters little. */
  public static final double LITTLE_SKILL = 200;

  /** With a smaller share of different games, there are too few to draw conclusions from. */
  public static final double DIFFERENT = 0.5;

  private final BalanceResult balance;
  private final SelfPlayStatistics study;
  private final boolean swap;
  private final List<String> sentences = new ArrayList<>();

  private Verdict(BalanceResult balance) {
    this.balance = balance;
    study = balance.study();
    swap = study.rules().swapPly() >= 0;
  }

  /** What follows from the figures, the most important first. */
  public static List<String> sentences(BalanceResult balance) {
    Verdict verdict = new Verdict(balance);
    if (balance.study().games() > 0) {
      verdict.fairness();
      verdict.swaps();
    }
    verdict.perfectPlay();
    if (balance.study().games() > 0) {
      verdict.draws();
      verdict.length();
      verdict.lead();
    }
    verdict.openings();
    verdict.skill();
    if (balance.study().games() > 0) {
      verdict.sameGames();
    }
    return List.copyOf(verdict.sentences);
  }

  private void fairness() {
    Proportion first = study.first();
    Interval range = first.interval();
    String score = percent(first);
    if (range.low() > LARGE_ADVANTAGE) {
      sentences.add(
          Text.format(
              "The first player scores %s, a large advantage; try %s.",
              score,
              swap
                  ? "another board or turn order"
                  : "a swap rule, another board or another turn order"));
    } else if (range.low() > 0.5) {
      sentences.add(Text.format("The first player scores %s, an advantage.", score));
    } else if (range.high() < 1 - LARGE_ADVANTAGE) {
      sentences.add(
          Text.format(
              "The first player scores only %s, so the second has a large advantage; try another turn order or another board.",
              score));
    } else if (range.high() < 0.5) {
      sentences.add(
          Text.format("The first player scores only %s, so the second has an advantage.", score));
    } else if (range.halfWidth() <= CLOSE_LOOK) {
      sentences.add(Text.format("The first player scores %s: no advantage found.", score));
    } else {
      sentences.add(
          Text.format(
              "The first player scores %s; more games are needed to tell whether moving first helps.",
              score));
    }
  }

  /**
   * If the engine opens too well and the answer is a swap, the score says little about the rules.
   */
  private void swaps() {
    if (swap && study.swaps().interval().low() > MOSTLY_SWAPPED) {
      sentences.add(
          Text.format(
              "The second player swaps in %s of the games, so the engine misjudges its first moves, and this score says more about the engine than about the rules.",
              percent(study.swaps())));
    }
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

  private void draws() {
    Interval range = study.draws().interval();
    if (range.low() > MANY_DRAWS) {
      sentences.add(Text.format("Most games are drawn: %s.", percent(study.draws())));
    } else if (range.high() < FEW_DRAWS) {
      sentences.add("Draws are rare.");
    }
  }

  private void length() {
    if (study.rules().isLineGame() && study.filled() > NEARLY_FULL) {
      sentences.add(
          Text.format(
              "Games are long: on average %.0f%% of the board is filled at the end.",
              100 * study.filled()));
    }
  }

  private void lead() {
    Interval range = study.changing().interval();
    if (range.low() > LIVELY) {
      sentences.add(
          Text.format(
              "The lead changes in %s of the games: the game is lively.",
              percent(study.changing())));
    } else if (study.even().interval().low() > MOSTLY_EVEN) {
      sentences.add(Text.format("In %s of the games nobody is ever ahead.", percent(study.even())));
    } else if (range.high() < ONE_SIDED && study.decided().interval().low() > MOSTLY_DECIDED) {
      sentences.add(
          Text.format(
              "The lead changes in only %s of the games: whoever is ahead stays ahead.",
              percent(study.changing())));
    }
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

  private void sameGames() {
    if (study.different() < DIFFERENT * study.games()) {
      sentences.add(
          Text.format(
              "Only %d of %d games are different, so these figures rest on few games; a weaker engine, such as --engine level5, gives more variety.",
              study.different(), study.games()));
    }
  }

  private static String percent(Proportion share) {
    Interval range = share.interval();
    return Text.format(
        "%.0f%% (%.0f to %.0f)", 100 * share.value(), 100 * range.low(), 100 * range.high());
  }
}
