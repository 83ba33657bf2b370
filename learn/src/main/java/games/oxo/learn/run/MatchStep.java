package games.oxo.learn.run;

import games.oxo.game.words.Text;
import games.oxo.match.stats.EloModel;
import games.oxo.match.stats.Sprt;
import games.oxo.search.engines.Engines;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.List;
import java.util.Map;

/** The matches that decide which weights are kept, and which search is to use them. */
final class MatchStep {
  private static final int MOST_PAIRS = 1500;
  private static final int FINAL_PAIRS = 100;

  /**
   * The test that new weights must pass. It is in normalised Elo, since many openings drawn at
   * random are won for one side whoever plays, which hides differences.
   */
  private static final Sprt GATE =
      new Sprt(0, 20, Sprt.USUAL_RISK, Sprt.USUAL_RISK, EloModel.NORMALISED);

  private static final Sprt FINAL = Sprt.of(-20, 20);

  private static final String NEW = "new";
  private static final String OLD = "old";

  private final LearnContext context;

  MatchStep(LearnContext context) {
    this.context = context;
  }

  /** New weights against the last that were accepted. It ends when the time is over. */
  GateMatch.Result gate(int attempt, LearnedEvaluation made, LearnedEvaluation last) {
    GateMatch match =
        new GateMatch(
            context.game(),
            Map.of(NEW, made, OLD, last),
            new GateMatch.Means(
                context.means().bytes(),
                context.means().threads(),
                context.means().players(),
                context::ends));
    return match.play(
        new GateMatch.Pairing(
            List.of(spec(NEW), spec(old())), MOST_PAIRS, 0, GATE, context.plan().seed() + attempt),
        context.folder().match(Integer.toString(attempt)),
        log -> context.listener().matching(attempt, log));
  }

  /** In a score game weights made by hand are none. */
  private String old() {
    boolean none = isScoreGame() && context.folder().generations() == 0;
    return none ? Engines.NO_EVALUATION : OLD;
  }

  private boolean isScoreGame() {
    return context.game().rules().hasPoints();
  }

  private String spec(String name) {
    return Text.format(
        isScoreGame() ? "mcts-solver:simulations=%d,eval=%s" : "deep:nodes=%d,eval=%s",
        context.plan().matchNodes(),
        name);
  }

  private List<String> finalists() {
    return isScoreGame()
        ? List.of("mcts:eval=" + NEW, "mcts:eval=" + Engines.NO_EVALUATION)
        : List.of("deep:eval=" + NEW, "mcts-solver");
  }

  /** The search that looks at learned weights against tree search without, at equal time. */
  GateMatch.Result againstTreeSearch(LearnedEvaluation learned) {
    GateMatch match =
        new GateMatch(
            context.game(),
            Map.of(NEW, learned),
            new GateMatch.Means(
                context.means().bytes(),
                context.means().threads(),
                context.means().players(),
                context.means().stopped()));
    return match.play(
        new GateMatch.Pairing(
            finalists(), FINAL_PAIRS, context.plan().finalMillis(), FINAL, context.plan().seed()),
        context.folder().match("final-" + context.folder().accepted()),
        context.listener()::comparing);
  }
}
