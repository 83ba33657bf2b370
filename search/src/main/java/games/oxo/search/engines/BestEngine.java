package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.search.Engine;
import games.oxo.search.OpeningBook;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The engine {@code best}: everything that is known of a game, in a list of sources, and the
 * strongest search where they end. The order of the list is the policy of {@code best}; {@code
 * docs/engines.md} explains it to users.
 *
 * <ol>
 *   <li>{@link TableSource}, a table or an extract of one, where it has the values of all moves.
 *   <li>{@link ProofSource}, proofs: who wins, not how soon. They are about lines only. Moves that
 *       are proven to lose are not left to those after it.
 *   <li>{@link BookSource}, the opening book. It gives way to the solver where the exact value of
 *       the position is known.
 *   <li>{@link SolverSource}, the exact solver, where it can be expected to finish.
 *   <li>{@link SwapSource}, the rule of the swap, which the search does not know.
 *   <li>The search: {@link #search}.
 * </ol>
 *
 * <p>The rules are no source of their own: a position that is over is not asked about, and searches
 * see at once what is forced.
 */
final class BestEngine {
  /**
   * Falling stones leave so few moves where a line of this length loses that depth counts most:
   * measured on five definitions, see {@code docs/engines.md}.
   */
  private static final int FEW_SAFE_COLUMNS = 3;

  /** Memory for a glance at a position, which is a thousand simulations; chosen by hand. */
  private static final long GLANCE_BYTES = 1_000_000;

  private BestEngine() {}

  /** One that plays from no book, with the evaluation that its context has for the game. */
  static Engine of(SearchRules rules, EngineContext context) {
    return of(
        rules, context, OpeningBook.NONE, context.knowledge().evaluations().usual(rules.game()));
  }

  static Engine of(EngineParts parts) {
    return of(parts.rules(), parts.context(), parts.book(), parts.learned());
  }

  private static Engine of(
      SearchRules rules,
      EngineContext context,
      OpeningBook book,
      Optional<LearnedEvaluation> learned) {
    // The solver and the search keep what they learn, within the same memory.
    EngineContext half = context.withBytes(context.bytes() / 2);
    List<AnswerSource> sources = new ArrayList<>();
    if (context.table() != ExactValues.NONE) {
      sources.add(new TableSource(rules.game(), context));
      if (rules.hasLines()) {
        sources.add(new ProofSource(context.table()));
      }
    }
    if (book != OpeningBook.NONE) {
      sources.add(new BookSource(book, context.table()));
    }
    sources.add(new SolverSource(rules.game(), half, () -> glance(rules, context.seed())));
    sources.add(new SwapSource());
    return new SourcedEngine("best", sources, search(rules, half, learned));
  }

  /**
   * The name of the search: what a match has shown to win more games with a learned evaluation, or
   * else what follows from the figures in {@code docs/engines.md}.
   */
  static String searchName(Game game, Optional<LearnedEvaluation> learned) {
    Stronger measured = learned.map(LearnedEvaluation::stronger).orElse(Stronger.UNKNOWN);
    return switch (measured) {
      case EVALUATED -> game.rules().endsEarly() ? "deep" : treeSearchName(game);
      case TREE -> treeSearchName(game);
      case UNKNOWN -> likelySearchName(game);
    };
  }

  private static String likelySearchName(Game game) {
    boolean deep =
        game.board().gravity()
            ? game.rules().losing().run() == FEW_SAFE_COLUMNS
            : game.rules().endsEarly() && HandMadeWeights.suit(game);
    return deep ? "deep" : treeSearchName(game);
  }

  /** The name of the tree search, which proves results where lines end games. */
  private static String treeSearchName(Game game) {
    return game.rules().endsEarly() ? "mcts-solver" : "mcts";
  }

  private static Engine search(
      SearchRules rules, EngineContext context, Optional<LearnedEvaluation> learned) {
    return searchName(rules.game(), learned).equals("deep")
        ? Searches.deep(rules, context, learned)
        : treeSearch(rules, context, learned);
  }

  /** An engine that says what to play while the solver is at work. */
  private static Engine glance(SearchRules rules, long seed) {
    Engine stones = treeSearch(rules, EngineContext.of(seed, GLANCE_BYTES), Optional.empty());
    return new SourcedEngine(stones.name(), List.of(new SwapSource()), stones);
  }

  private static Engine treeSearch(
      SearchRules rules, EngineContext context, Optional<LearnedEvaluation> learned) {
    Optional<LearnedEvaluation> useful = learned.filter(each -> each.stronger() != Stronger.TREE);
    return Searches.mcts(rules, Searches.usualPolicy(rules), context, rules.hasLines(), useful);
  }
}
