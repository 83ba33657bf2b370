package games.oxo.search.engines;

import games.oxo.search.Engine;
import games.oxo.search.alphabeta.AlphaBetaEngine;
import games.oxo.search.alphabeta.Pruning;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import games.oxo.search.pvs.PvsEngine;
import java.util.Optional;

/** Makes the searches that engines are made of; they know stones only, and no swap. */
final class Searches {
  private Searches() {}

  static Engine alphaBeta(EngineParts parts, Pruning pruning) {
    OptionValues options = parts.options();
    EngineContext context = parts.context();
    AlphaBetaEngine.Setup setup =
        new AlphaBetaEngine.Setup(
            pruning,
            (int) options.number("depth"),
            options.word("bias").equals("random"),
            options.flag("deterministic", context.deterministic()),
            context.seed());
    return new AlphaBetaEngine(parts.rules(), setup, context.workers());
  }

  static Engine deep(
      SearchRules rules, EngineContext context, Optional<LearnedEvaluation> learned) {
    PvsEngine.Setup setup =
        new PvsEngine.Setup(context.deterministic(), context.bytes(), context.seed());
    return new PvsEngine(
        learned
            .map(evaluation -> evaluation.tables(rules))
            .orElseGet(() -> TupleEvaluation.handMade(rules)),
        setup,
        context.workers());
  }

  /**
   * @param solver whether it proves results
   * @param learned what playouts of a score game are mixed with, if there is one
   */
  static Engine mcts(
      SearchRules rules,
      Policy policy,
      EngineContext context,
      boolean solver,
      Optional<LearnedEvaluation> learned) {
    MctsEngine.Setup setup =
        new MctsEngine.Setup(solver, policy, context.bytes(), context.seed(), learned);
    return new MctsEngine(rules, setup, context.workers());
  }

  /** How simulated games are played unless a specification says otherwise. */
  static Policy usualPolicy(SearchRules rules) {
    return rules.hasLines() ? Policy.SHARP : Policy.UNIFORM;
  }
}
