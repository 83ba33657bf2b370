package games.oxo.session.balance;

import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * The conclusions from games of an engine against itself, in a few cautious sentences. Each has a
 * threshold that is compared with the less favourable end of an interval.
 */
public final class StudyVerdict {
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

  /** With a smaller share of different games, there are too few to draw conclusions from. */
  public static final double DIFFERENT = 0.5;

  private final SelfPlayStatistics study;
  private final boolean swap;
  private final List<String> fairness = new ArrayList<>();
  private final List<String> course = new ArrayList<>();
  private final List<String> variety = new ArrayList<>();

  private StudyVerdict(SelfPlayStatistics study) {
    this.study = study;
    swap = study.game().swapPly() >= 0;
  }

  /** What follows from the figures; nothing where there are no games. */
  public static StudyVerdict of(SelfPlayStatistics study) {
    StudyVerdict verdict = new StudyVerdict(study);
    if (study.games() > 0) {
      verdict.judgeFairness();
      verdict.judgeSwaps();
      verdict.judgeDraws();
      verdict.judgeLength();
      verdict.judgeLead();
      verdict.judgeVariety();
    }
    return verdict;
  }

  /** All sentences, the most important first. */
  public List<String> sentences() {
    List<String> all = new ArrayList<>(fairness);
    all.addAll(course);
    all.addAll(variety);
    return all;
  }

  /** Whether it matters who begins. */
  public List<String> fairness() {
    return List.copyOf(fairness);
  }

  /** Draws, the length of games, and how they go. */
  public List<String> course() {
    return List.copyOf(course);
  }

  /** Whether there are enough different games. */
  public List<String> variety() {
    return List.copyOf(variety);
  }

  private void judgeFairness() {
    Proportion first = study.first();
    Interval range = first.interval();
    String score = percent(first);
    if (range.low() > LARGE_ADVANTAGE) {
      fairness.add(
          Text.format(
              "The first player scores %s, a large advantage; try %s.",
              score,
              swap
                  ? "another board or turn order"
                  : "a swap rule, another board or another turn order"));
    } else if (range.low() > 0.5) {
      fairness.add(Text.format("The first player scores %s, an advantage.", score));
    } else if (range.high() < 1 - LARGE_ADVANTAGE) {
      fairness.add(
          Text.format(
              "The first player scores only %s, so the second has a large advantage; try another turn order or another board.",
              score));
    } else if (range.high() < 0.5) {
      fairness.add(
          Text.format("The first player scores only %s, so the second has an advantage.", score));
    } else if (range.halfWidth() <= CLOSE_LOOK) {
      fairness.add(Text.format("The first player scores %s: no advantage found.", score));
    } else {
      fairness.add(
          Text.format(
              "The first player scores %s; more games are needed to tell whether moving first helps.",
              score));
    }
  }

  /**
   * If the engine opens too well and the answer is a swap, the score says little about the rules.
   */
  private void judgeSwaps() {
    if (swap && study.swaps().interval().low() > MOSTLY_SWAPPED) {
      fairness.add(
          Text.format(
              "The second player swaps in %s of the games, so the engine misjudges its first moves, and this score says more about the engine than about the rules.",
              percent(study.swaps())));
    }
  }

  private void judgeDraws() {
    Interval range = study.draws().interval();
    if (range.low() > MANY_DRAWS) {
      course.add(Text.format("Most games are drawn: %s.", percent(study.draws())));
    } else if (range.high() < FEW_DRAWS) {
      course.add("Draws are rare.");
    }
  }

  private void judgeLength() {
    if (study.game().rules().endsEarly() && study.filled() > NEARLY_FULL) {
      course.add(
          Text.format(
              "Games are long: on average %.0f%% of the board is filled at the end.",
              100 * study.filled()));
    }
  }

  private void judgeLead() {
    Interval range = study.changing().interval();
    if (range.low() > LIVELY) {
      course.add(
          Text.format(
              "The lead changes in %s of the games: the game is lively.",
              percent(study.changing())));
    } else if (study.even().interval().low() > MOSTLY_EVEN) {
      course.add(Text.format("In %s of the games nobody is ever ahead.", percent(study.even())));
    } else if (range.high() < ONE_SIDED && study.decided().interval().low() > MOSTLY_DECIDED) {
      course.add(
          Text.format(
              "The lead changes in only %s of the games: whoever is ahead stays ahead.",
              percent(study.changing())));
    }
  }

  private void judgeVariety() {
    if (study.different() < DIFFERENT * study.games()) {
      variety.add(
          Text.format(
              "Only %d of %d games are different, so these figures rest on few games; a weaker engine, such as level5, gives more variety.",
              study.different(), study.games()));
    }
  }

  private static String percent(Proportion share) {
    Interval range = share.interval();
    return Text.format(
        "%.0f%% (%.0f to %.0f)", 100 * share.value(), 100 * range.low(), 100 * range.high());
  }
}
