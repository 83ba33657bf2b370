package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.game.words.Text;
import games.oxo.search.OpeningBook;
import games.oxo.search.evaluation.LearnedEvaluation;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The opening book and the evaluation of an engine, by what its specification says of them. */
final class KnowledgeOfEngine {
  /** No board has more cells. */
  private static final NumberRange STONES = NumberRange.whole(1, 64);

  /** Those that look at an evaluation, besides the strongest: trees do so in score games. */
  private static final Set<String> EVALUATING_LINES = Set.of("deep");

  private static final Set<String> EVALUATING_POINTS = Set.of("mcts", "mcts-solver");

  private final Game game;
  private final EngineSpec spec;
  private final Knowledge knowledge;

  KnowledgeOfEngine(Game game, EngineSpec spec, Knowledge knowledge) {
    this.game = game;
    this.spec = spec;
    this.knowledge = knowledge;
  }

  /**
   * Its opening book.
   *
   * @return {@link OpeningBook#NONE} when it has none
   * @throws InputException when the one that the specification names cannot be had
   */
  OpeningBook book() {
    OpeningBook whole = wholeBook();
    String moves = spec.options().get(Engines.BOOK_MOVES);
    if (moves == null) {
      return whole;
    }
    int most = (int) STONES.readWhole(spec.name() + ":" + Engines.BOOK_MOVES, moves);
    return whole == OpeningBook.NONE ? whole : new FirstMovesBook(whole, most);
  }

  private OpeningBook wholeBook() {
    String named = spec.options().get(Engines.BOOK);
    if (named == null) {
      return knowledge.books().usual(game, isStrongest(spec.name()));
    }
    return named.equals(Engines.NO_BOOK) ? OpeningBook.NONE : knowledge.books().named(game, named);
  }

  /**
   * The learned evaluation that it looks at.
   *
   * @return empty when it is to look at what is made by hand, or at nothing
   * @throws InputException when the one that the specification names cannot be had, or the engine
   *     looks at none
   */
  Optional<LearnedEvaluation> learned() {
    boolean evaluates = isStrongest(spec.name()) || evaluating().contains(spec.name());
    String named = spec.options().get(Engines.EVALUATION);
    if (named == null) {
      return evaluates ? knowledge.evaluations().usual(game) : Optional.empty();
    }
    if (!evaluates) {
      throw new InputException(
          Text.format(
              "the engine '%s' looks at no evaluation in %s; %s= goes with best, %s and %s",
              spec.name(),
              game.id(),
              Engines.EVALUATION,
              String.join(", ", new TreeSet<>(evaluating())),
              Engines.level(Engines.LEVELS)));
    }
    return named.equals(Engines.NO_EVALUATION)
        ? Optional.empty()
        : Optional.of(knowledge.evaluations().named(game, named));
  }

  private Set<String> evaluating() {
    return game.rules().hasPoints() ? EVALUATING_POINTS : EVALUATING_LINES;
  }

  /** Whether an engine looks at an evaluation, at least in some games. */
  static boolean mayEvaluate(String engine) {
    return isStrongest(engine)
        || EVALUATING_LINES.contains(engine)
        || EVALUATING_POINTS.contains(engine);
  }

  /** Whether an engine is {@code best}, under this name or as the highest level. */
  private static boolean isStrongest(String engine) {
    return engine.equals("best") || engine.equals(Engines.level(Engines.LEVELS));
  }
}
