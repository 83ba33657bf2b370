package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.SearchControl;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.engines.LevelTrial;
import games.oxo.search.kernel.SearchRules;

/**
 * The grade of a puzzle: the highest of the ten levels that fails on it, or 1 if none does. A level
 * fails if it is more likely to play another move: its chances in several searches are added up.
 *
 * <p>The searches are limited by simulations and nodes, never by time, and their random numbers
 * come from the canonical form; so a position and its symmetric images have the same grade
 * everywhere where the same evaluation is at hand.
 */
final class PuzzleGrader {
  private static final int SEARCHES = 4;
  private static final long BYTES = 16_000_000;

  private final SearchRules rules;
  private final Position position;
  private final Move best;
  private final long seed;
  private final EvaluationSupply evaluations;

  /**
   * @param from a position that is won by one move alone
   * @param only that move
   * @param evaluations what the highest level looks at
   */
  PuzzleGrader(SearchRules rules, Position from, Move only, EvaluationSupply evaluations) {
    this.evaluations = evaluations;
    this.rules = rules;
    CanonicalForm form = CanonicalForm.of(from);
    position = rules.game().position(form.key().x(), form.key().o());
    best = form.toKey(only);
    seed = new Dice(form.key().x() ^ new Dice(form.key().o()).next()).next();
  }

  /** Finds the grade; after a stop any. */
  int grade(SearchControl control) {
    int level = Engines.LEVELS;
    while (level > 1 && !fails(level, control) && !control.stop()) {
      level--;
    }
    return level;
  }

  /** Searches until the searches to come cannot change the answer. */
  private boolean fails(int level, SearchControl control) {
    // The highest level is never careless, and one search is as good as another.
    int wanted = level == Engines.LEVELS ? 1 : SEARCHES;
    double enough = wanted / 2.0;
    double chances = 0;
    for (int done = 0; chances < enough && chances + wanted - done >= enough; done++) {
      // A new engine for each search, since what one has learned changes what it plays.
      EngineContext context = EngineContext.of(seed + done, BYTES).withEvaluations(evaluations);
      LevelTrial trial = Engines.trial(rules, level, position, context);
      chances += trial.chance(trial.think(control), best);
    }
    return chances < enough;
  }
}
