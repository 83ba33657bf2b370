package games.oxo.cluster.grow;

import games.oxo.book.BookGame;
import games.oxo.book.grow.GrowPlan;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.evaluation.EvaluationReader;
import games.oxo.search.evaluation.EvaluationWriter;
import java.io.Serial;
import java.io.Serializable;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** How a book is to grow, in a form that can be sent to executors; one thread each. */
final class PortablePlan implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** Names this run of a command; what executors keep for others is let go. */
  final String id = UUID.randomUUID().toString();

  private final PortableGame game;
  private final long x;
  private final long o;
  private final int openings;
  private final EngineSpec engine;
  private final byte @Nullable [] evaluation;
  private final Limits limits;
  private final long solverNodes;
  private final long bytes;
  private final long seed;

  /**
   * @param bytes how much memory the engine and the solver of a task slot may take together
   */
  PortablePlan(PortableGame game, GrowPlan plan, long bytes) {
    this.game = game;
    this.bytes = bytes;
    x = plan.from().stones(Player.X);
    o = plan.from().stones(Player.O);
    openings = plan.openings();
    engine = plan.engine();
    evaluation = evaluation(plan);
    limits = plan.limits();
    solverNodes = plan.solverNodes();
    seed = plan.seed();
  }

  /** What the engine looks at, as a file: executors open none of the user's. */
  private static byte @Nullable [] evaluation(GrowPlan plan) {
    Game plain = plan.from().game();
    Knowledge known = Knowledge.NONE.withEvaluations(plan.evaluations());
    return Engines.evaluation(plain, plan.engine(), known)
        .map(learned -> EvaluationWriter.write(plain, learned))
        .orElse(null);
  }

  private EvaluationSupply evaluations(Game plain) {
    return evaluation == null
        ? EvaluationSupply.NONE
        : EvaluationSupply.only(EvaluationReader.read(plain, evaluation, "the evaluation"));
  }

  BookGame game() {
    return BookGame.of(game.game());
  }

  /**
   * The plan of one executor.
   *
   * @param most how many games or positions; 0 for no limit
   * @param millis how long; 0 for no limit
   * @param addedToSeed so that no two do the same
   */
  GrowPlan plan(long most, long millis, long addedToSeed) {
    Game plain = game().plain();
    return new GrowPlan(
        plain.position(x, o),
        openings,
        engine,
        evaluations(plain),
        limits,
        solverNodes,
        most,
        millis,
        1,
        bytes,
        seed + addedToSeed);
  }
}
