package games.oxo.session.puzzle;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.SearchControl;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import games.oxo.session.puzzle.CandidateCheck.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Makes puzzles of one game, one after another, no two of them alike under symmetry.
 *
 * <p>A weak engine plays games against itself. Each game is walked through from its end towards its
 * beginning, as far as the solver can tell which moves win. Of the positions that are won by one
 * move alone one is chosen at random and graded, so that no two puzzles come from the same game.
 *
 * <p>Nothing depends on time: the same game, seed, wish, keys to avoid and evaluation give the same
 * puzzles.
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
  private final SearchRules rules;
  private final PuzzleWish wish;
  private final EvaluationSupply evaluations;
  private final Dice dice;
  private final Engine engine;
  private final Solver solver;

  /** The keys of positions that were made into puzzles, or are none. */
  private final Set<String> settled;

  private boolean news;
  private int withoutNews;
  private int withoutPuzzle;
  private long tried;

  /**
   * @param avoid the keys of positions that are not wanted
   * @param evaluations what the highest level looks at
   * @throws InputException when the game is not decided as the kind of puzzle needs
   */
  public PuzzleMaker(
      Game game,
      long seed,
      PuzzleWish wish,
      Collection<String> avoid,
      EvaluationSupply evaluations) {
    if (wish.kind() == PuzzleKind.POINTS && game.rules().endsEarly()) {
      throw new InputException(
          Text.format("%s is decided by a line, so there are no puzzles of points", game.id()));
    }
    if (wish.kind() != PuzzleKind.POINTS && !game.rules().endsEarly()) {
      throw new InputException(
          Text.format(
              "puzzles are made only for games that a line decides; %s is decided by points",
              game.id()));
    }
    this.game = game;
    this.wish = wish;
    this.evaluations = evaluations;
    settled = new HashSet<>(avoid);
    dice = new Dice(seed);
    EngineContext context = EngineContext.of(dice.next(), ENGINE_BYTES);
    rules = new SearchRules(game);
    engine = Engines.create(rules, EngineSpec.parse("mcts-solver"), context).engine();
    solver = new Solver(game, SOLVER_BYTES, WorkerPool.SINGLE, ExactValues.NONE);
  }

  /**
   * Looks for the next puzzle.
   *
   * @param listener hears how many positions were tested so far, with each of them
   * @return the puzzle; none when it gives up, or is stopped and then of no more use
   */
  public Optional<Puzzle> next(SearchControl control, LongConsumer listener) {
    while (beginsAnotherGame()) {
      Position end = PracticeGame.play(game, engine, dice, control);
      Optional<Puzzle> found = choose(candidates(end, control, listener), control);
      if (found.isPresent() || control.stop()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Whether there seem to be no more puzzles of this kind. */
  public boolean hasGivenUp() {
    return withoutNews >= GAMES_WITHOUT_NEWS || withoutPuzzle >= GAMES_WITHOUT_PUZZLE;
  }

  /** How many positions were tested so far. */
  public long tried() {
    return tried;
  }

  /** Counts one more game, unless it gives up. */
  private boolean beginsAnotherGame() {
    if (!hasGivenUp()) {
      withoutNews = news ? 0 : withoutNews + 1;
      withoutPuzzle++;
      news = false;
    }
    return !hasGivenUp();
  }

  /** The positions of a game that could be puzzles, from its end on; none after a stop. */
  private List<CandidateCheck> candidates(
      Position end, SearchControl control, LongConsumer listener) {
    List<CandidateCheck> found = new ArrayList<>();
    Position at = end.previous().orElse(null);
    while (at != null && !at.swapPending()) {
      if (!settled.contains(key(at))) {
        news = true;
        tried++;
        listener.accept(tried);
        CandidateCheck checked = CandidateCheck.of(wish.kind(), at, solver, control);
        if (control.stop()) {
          return List.of();
        }
        if (isWanted(checked)) {
          found.add(checked);
        } else if (settled.size() < MOST_KEYS) {
          settled.add(key(at));
        }
        if (checked.verdict() == Verdict.TOO_HARD) {
          // Those before it are harder still.
          break;
        }
      }
      at = at.previous().orElse(null);
    }
    return found;
  }

  private boolean isWanted(CandidateCheck checked) {
    return checked.verdict() == Verdict.ONE_BEST_MOVE
        && wish.hasPlies(checked.plies())
        && wish.hasRating(PuzzleTraits.of(wish.kind(), checked).rating());
  }

  /** The grade of a puzzle to be won; what is seen at a glance has the lowest. */
  private int grade(CandidateCheck one, SearchControl control) {
    return wish.kind() == PuzzleKind.WIN
        ? new PuzzleGrader(rules, one.position(), one.best(), evaluations).grade(control)
        : 1;
  }

  /** Grades candidates in random order until one is as wanted. */
  private Optional<Puzzle> choose(List<CandidateCheck> candidates, SearchControl control) {
    while (!candidates.isEmpty()) {
      CandidateCheck one = candidates.remove(dice.below(candidates.size()));
      Position from = one.position();
      int grade = grade(one, control);
      if (control.stop()) {
        return Optional.empty();
      }
      settled.add(key(from));
      if (wish.hasGrade(grade)) {
        withoutPuzzle = 0;
        Position alone = game.position(from.stones(Player.X), from.stones(Player.O));
        PuzzleTraits traits = PuzzleTraits.of(wish.kind(), one);
        return Optional.of(new Puzzle(alone, one.best(), one.plies(), grade, key(from), traits));
      }
    }
    return Optional.empty();
  }

  private static String key(Position position) {
    return CanonicalForm.of(position).key().toString();
  }
}
