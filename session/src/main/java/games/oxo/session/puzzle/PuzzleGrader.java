package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.Kernel;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The grade of a puzzle: the highest of the ten levels that fails on it, or 1 if none does. A level
 * fails if it plays another move in most of five trials; the highest, which is never careless, has
 * one trial.
 *
 * <p>Trials are limited by simulations and nodes, never by time, and their random numbers come from
 * the canonical form; so a position and its symmetric images have the same grade everywhere.
 */
final class PuzzleGrader {
  private static final int TRIALS = 5;
  private static final int MAJORITY = TRIALS / 2 + 1;

  /** The highest level has no limit of its own. */
  private static final Limits HIGHEST = new Limits(0, 0, 200_000, 50_000);

  private static final long BYTES = 16_000_000;

  private final Kernel kernel;
  private final Position position;
  private final Move best;
  private final long seed;
  private int level = Engines.LEVELS;
  private int right;
  private int wrong;
  private @Nullable Search trial;

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
    while (level >= 1 && wrong < needed()) {
      if (trial == null) {
        trial = start();
      }
      if (!trial.run(pause)) {
        return false;
      }
      if (trial.analysis().best().equals(best)) {
        right++;
      } else {
        wrong++;
      }
      trial = null;
      if (right == needed()) {
        level--;
        right = 0;
        wrong = 0;
      }
    }
    return true;
  }

  private int needed() {
    return level == Engines.LEVELS ? 1 : MAJORITY;
  }

  private Search start() {
    Limits limits = level == Engines.LEVELS ? HIGHEST : Limits.NONE;
    return engine(level, seed + right + wrong).start(position, SearchRequest.of(limits));
  }

  /** A new engine for each trial, since what one has learned or thrown changes what it plays. */
  private Engine engine(int number, long seedOfTrial) {
    EngineSpec spec = EngineSpec.parse(Engines.level(number));
    return Engines.create(kernel, spec, EngineContext.of(seedOfTrial, BYTES)).engine();
  }

  /** The grade, once it is known. */
  int grade() {
    return Math.max(1, level);
  }
}
