package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles of one game, one after another, no two of them alike under symmetry.
 *
 * <p>A weak engine plays games against itself. Each game is walked through from its end towards its
 * beginning, as far as the solver can tell which moves win. Of the positions that are won by one
 * move alone one is chosen at random and graded, so that no two puzzles come from the same game.
 *
 * <p>It works in slices, and nothing depends on time: the same game, seed, wish and keys to avoid
 * give the same puzzles, however often it is paused.
 */
public final class PuzzleMaker {
  /** Memory of the solver; always the same, so that the puzzles are. */
  private static final long SOLVER_BYTES = 32_000_000;

  private static final long ENGINE_BYTES = 8_000_000;

  /** After so many games in a row without a position that was not seen before it gives up. */
  private static final int GAMES_WITHOUT_NEWS = 500;

  /** After so many games in a row without a puzzle it gives up. */
  private static final int GAMES_WITHOUT_PUZZLE = 5_000;

  /** With so many keys those of positions that are no puzzles are no longer kept. */
  private static final int MOST_KEYS = 1_000_000;

  private final Game game;
  private final Kernel kernel;
  private final PuzzleWish wish;
  private final Dice dice;
  private final Engine engine;
  private final Solver solver;

  /** The keys of positions that were made into puzzles, or are none. */
  private final Set<String> settled;

  private final List<CandidateCheck> candidates = new ArrayList<>();
  private @Nullable PracticeGame playing;
  private @Nullable Position next;
  private @Nullable CandidateCheck testing;
  private @Nullable CandidateCheck chosen;
  private @Nullable PuzzleGrader grading;
  private @Nullable Puzzle found;
  private boolean news;
  private int withoutNews;
  private int withoutPuzzle;
  private long tried;
  private long games;

  /**
   * @param avoid the keys of positions that are not wanted
   * @throws InputException when the game is not decided by lines
   */
  public PuzzleMaker(Game game, long seed, PuzzleWish wish, Collection<String> avoid) {
    if (!game.isLineGame()) {
      throw new InputException(
          Text.format(
              "puzzles are made only for games that a line decides; %s is decided by points",
              game.id()));
    }
    this.game = game;
    this.wish = wish;
    settled = new HashSet<>(avoid);
    dice = new Dice(seed);
    EngineContext context = EngineContext.of(dice.next(), ENGINE_BYTES);
    kernel = new Kernel(game);
    engine = Engines.create(kernel, EngineSpec.parse("mcts-solver"), context).engine();
    solver = new Solver(game, SOLVER_BYTES, WorkerPool.SINGLE, ExactValues.NONE);
  }

  /**
   * Looks for the next puzzle, or continues after a pause.
   *
   * @param pause whether to return soon
   * @return true when there is one, or when it gives up; false after a pause
   */
  public boolean run(BooleanSupplier pause) {
    found = null;
    while (found == null && !hasGivenUp()) {
      if (!step(pause) || (found == null && pause.getAsBoolean())) {
        return false;
      }
    }
    return true;
  }

  /** The puzzle that {@link #run} has found; none when it has given up. */
  public Optional<Puzzle> puzzle() {
    return Optional.ofNullable(found);
  }

  /** Whether there seem to be no more puzzles of this kind. */
  public boolean hasGivenUp() {
    return withoutNews >= GAMES_WITHOUT_NEWS || withoutPuzzle >= GAMES_WITHOUT_PUZZLE;
  }

  /** How many positions were tested so far. */
  public long tried() {
    return tried;
  }

  /** How many games were played so far to find them. */
  public long games() {
    return games;
  }

  /** One part of the work; false after a pause. */
  private boolean step(BooleanSupplier pause) {
    if (grading != null) {
      return grade(Objects.requireNonNull(chosen), grading, pause);
    }
    if (testing != null) {
      return test(testing, pause);
    }
    if (next != null) {
      walk(next);
      return true;
    }
    if (!candidates.isEmpty()) {
      choose();
      return true;
    }
    return play(pause);
  }

  private boolean play(BooleanSupplier pause) {
    if (playing == null) {
      withoutNews = news ? 0 : withoutNews + 1;
      withoutPuzzle++;
      news = false;
      playing = new PracticeGame(game, engine, dice);
    }
    if (!playing.run(pause)) {
      return false;
    }
    games++;
    next = playing.end().previous().orElse(null);
    playing = null;
    return true;
  }

  /** Takes up a position of the game, and then the one before it. */
  private void walk(Position at) {
    next = at.swapPending() ? null : at.previous().orElse(null);
    if (!at.swapPending() && !settled.contains(key(at))) {
      news = true;
      tried++;
      testing = new CandidateCheck(solver, at);
    }
  }

  private boolean test(CandidateCheck test, BooleanSupplier pause) {
    if (!test.run(pause)) {
      return false;
    }
    testing = null;
    if (test.isTooHard()) {
      // Those before it are harder still.
      next = null;
    }
    if (test.isWonByOneMove() && wish.hasPlies(test.plies())) {
      candidates.add(test);
    } else {
      if (settled.size() < MOST_KEYS) {
        settled.add(key(test.position()));
      }
    }
    return true;
  }

  private void choose() {
    CandidateCheck one = candidates.remove(dice.below(candidates.size()));
    chosen = one;
    grading = new PuzzleGrader(kernel, one.position(), one.best());
  }

  private boolean grade(CandidateCheck one, PuzzleGrader grader, BooleanSupplier pause) {
    if (!grader.run(pause)) {
      return false;
    }
    grading = null;
    Position from = one.position();
    settled.add(key(from));
    if (wish.hasGrade(grader.grade())) {
      withoutPuzzle = 0;
      candidates.clear();
      found =
          new Puzzle(
              game.position(from.stones(Player.X), from.stones(Player.O)),
              one.best(),
              one.plies(),
              grader.grade(),
              key(from));
    }
    return true;
  }

  private static String key(Position position) {
    return CanonicalForm.of(position).key().toString();
  }
}
