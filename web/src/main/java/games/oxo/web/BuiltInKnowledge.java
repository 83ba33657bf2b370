package games.oxo.web;

import games.oxo.book.compact.BuiltInBooks;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.engines.BookSupply;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.evaluation.BuiltInEvaluations;
import games.oxo.search.solve.ExactValues;
import games.oxo.session.api.ApiKnowledge;
import games.oxo.session.api.BuiltInBookSupply;
import games.oxo.session.api.BuiltInEvaluationSupply;
import games.oxo.table.results.BuiltInValues;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What comes with the program: extracts of tables, proofs, opening books, learned evaluations. What
 * has been read is kept for the built-in games.
 */
public final class BuiltInKnowledge implements ApiKnowledge {
  private final Function<Game, ExactValues> valuesOfBuiltIn;
  private final Map<String, ExactValues> values = new ConcurrentHashMap<>();

  public BuiltInKnowledge() {
    this(BuiltInValues::of);
  }

  /**
   * @param valuesOfBuiltIn finds the values of a built-in game, from a file perhaps; asked once for
   *     each
   */
  public BuiltInKnowledge(Function<Game, ExactValues> valuesOfBuiltIn) {
    this.valuesOfBuiltIn = valuesOfBuiltIn;
  }

  @Override
  public ExactValues values(Game game) {
    return isBuiltIn(game)
        ? values.computeIfAbsent(game.id(), any -> valuesOfBuiltIn.apply(game))
        : BuiltInValues.of(game);
  }

  private static boolean isBuiltIn(Game game) {
    return BuiltInGames.ids().contains(game.id());
  }

  @Override
  public BookSupply books() {
    return new BuiltInBookSupply(BuiltInBooks::of);
  }

  @Override
  public EvaluationSupply evaluations() {
    return new BuiltInEvaluationSupply(BuiltInEvaluations::of);
  }
}
