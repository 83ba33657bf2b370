package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.Search;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.LevelTrial;
import games.oxo.search.kernel.Kernel;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The grade of a puzzle: the highest of the ten levels that fails on it, or 1 if none does. A level
 * fails if it is more likely to play another move: its chances in several searches are added up.
 *
 * <p>The searches are limited by simulations and nodes, never by time, and their random numbers
 * come from the canonical form; so a position and its symmetric images have the same grade
 * everywhere.
 */
final class PuzzleGrader {
  private static final int SEARCHES = 4;
  private static final long BYTES = 16_000_000;

  private final Kernel kernel;
  private final Position position;
  private final Move best;
  private final long seed;
  private int level = Engines.LEVELS;
  private int searches;
  private double chances;
  private @Nullable LevelTrial trial;
  private @Nullable Search searching;

  /**
   * @param from a position that is won by one move alone
   * @param only that move
   */
  PuzzleGrader(Kernel kernel, Position from, Move only) {
    this.kernel = kernel;
    CanonicalForm form = CanonicalForm.of(from);
    position = kernel.game().position(form.key().x(), form.key().o());
    best = form.toKey(only);
    seed = new Dice(form.key().x() ^ new Dice(form.key().o()).next()).next();
  }

  /** Goes on; true when the grade is known, false after a pause. */
  boolean run(BooleanSupplier pause) {
    while (level >= 1 && canStillSucceed()) {
      if (trial == null || searching == null) {
        // A new engine for each search, since what one has learned changes what it plays.
        EngineContext context = EngineContext.of(seed + searches, BYTES);
        trial = Engines.trial(kernel, level, position, context);
        searching = trial.start();
      }
      if (!searching.run(pause)) {
        return false;
      }
      chances += trial.chance(searching.analysis(), best);
      searches++;
      searching = null;
      if (chances >= wanted() / 2.0) {
        level--;
        searches = 0;
        chances = 0;
      }
    }
    return true;
  }

  /** Whether the searches to come could make the level succeed. */
  private boolean canStillSucceed() {
    return chances + wanted() - searches >= wanted() / 2.0;
  }

  /** The highest level is never careless, and one search is as good as another. */
  private int wanted() {
    return level == Engines.LEVELS ? 1 : SEARCHES;
  }

  /** The grade, once it is known. */
  int grade() {
    return Math.max(1, level);
  }
}
