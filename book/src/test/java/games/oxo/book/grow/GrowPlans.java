package games.oxo.book.grow;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.EvaluationSupply;

/** Plans for small books. */
final class GrowPlans {
  private GrowPlans() {}

  static GrowPlan plan(Position from, String engine, long solverNodes, long most, int threads) {
    return new GrowPlan(
        from,
        0,
        EngineSpec.parse(engine),
        EvaluationSupply.NONE,
        Limits.NONE,
        solverNodes,
        most,
        0,
        threads,
        64 << 20,
        7);
  }

  static GrowPlan withOpenings(GrowPlan plan, int openings) {
    return new GrowPlan(
        plan.from(),
        openings,
        plan.engine(),
        plan.evaluations(),
        plan.limits(),
        plan.solverNodes(),
        plan.most(),
        plan.millis(),
        plan.threads(),
        plan.bytes(),
        plan.seed());
  }
}
