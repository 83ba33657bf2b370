package games.oxo.table.extract;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.canonical.CanonicalText;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.solve.ValueScale;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Exact values of a game's openings without a table: positions with a given number of stones are
 * solved when they are asked for, and those with fewer stones follow from them by minimax. What is
 * solved can be {@linkplain #text() written} and {@linkplain #resume read} again, so that the work
 * can be interrupted.
 *
 * <p>A swap is not considered, as in every {@link ExactValues}.
 */
public final class SolvedOpenings implements ExactValues {
  private static final String FORMAT = "oxo-solved 1";

  private final Game game;
  private final int stones;
  private final ValueScale scale;
  private final Solver solver;
  private final SolveListener listener;
  private final Map<CanonicalPosition, Integer> solved = new LinkedHashMap<>();
  private final Map<CanonicalPosition, Integer> derived = new HashMap<>();

  /**
   * @param stones how many stones the positions have that are solved
   * @param bytes how much memory the solver may take
   * @param listener can stop the solver
   * @throws InputException when a swap is still possible with so many stones
   */
  public SolvedOpenings(Game game, int stones, long bytes, SolveListener listener) {
    if (stones <= game.swapPly()) {
      throw new InputException(
          Text.format(
              "a swap is possible with %d stones in %s; solve positions with more",
              stones, game.name()));
    }
    this.game = game;
    this.stones = stones;
    this.listener = listener;
    scale = new ValueScale(game);
    solver = new Solver(game, bytes, WorkerPool.SINGLE, ExactValues.NONE);
  }

  /**
   * The value of a position with at most the given number of stones.
   *
   * @throws SearchStopped when the listener stops the solver
   */
  @Override
  public OptionalInt value(Position position) {
    if (position.ply() > stones) {
      return OptionalInt.empty();
    }
    CanonicalPosition key = CanonicalForm.of(position).key();
    Map<CanonicalPosition, Integer> known = position.ply() == stones ? solved : derived;
    Integer before = known.get(key);
    if (before == null) {
      before = position.ply() == stones ? solve(position) : byMinimax(position);
      known.put(key, before);
    }
    return OptionalInt.of(before);
  }

  private int solve(Position position) {
    Solution found = solver.solve(position, SolveGoal.VALUE, Limits.NONE, listener);
    if (!found.isSettled()) {
      throw new SearchStopped();
    }
    return scale.number(found.atLeast(), position.ply());
  }

  private int byMinimax(Position position) {
    int highest = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      if (!move.isSwap()) {
        highest = Math.max(highest, valueToMover(position, position.play(move)));
      }
    }
    return highest;
  }

  /** The value of a position to the player who has just moved. */
  private int valueToMover(Position before, Position after) {
    Player mover = game.mover(before.ply());
    if (after.outcome().isOver()) {
      return scale.ended(after, mover);
    }
    int value = value(after).orElseThrow();
    return game.mover(after.ply()) == mover ? value : -value;
  }

  /**
   * Takes over the value of a position that was solved elsewhere.
   *
   * @param value on the game's {@link ValueScale}
   */
  public void add(CanonicalPosition key, int value) {
    if (key.ply() != stones) {
      throw new IllegalArgumentException(
          Text.format("a position with %d stones, not %d", key.ply(), stones));
    }
    solved.put(key, value);
  }

  /** How many positions were solved so far. */
  public int size() {
    return solved.size();
  }

  /** What is solved: a head with the rules and the stones, then a position and its value a line. */
  public String text() {
    StringBuilder text = new StringBuilder(head()).append('\n');
    solved.forEach(
        (key, value) ->
            text.append(CanonicalText.write(key)).append(' ').append(value).append('\n'));
    return text.toString();
  }

  private String head() {
    return Text.format("%s %s %d", FORMAT, RulesFingerprint.of(game).brief(), stones);
  }

  /**
   * Takes over what was solved before.
   *
   * @param text as {@link #text} wrote it
   * @param name of the text, for messages
   * @throws InputException when it is damaged, or for other rules or another number of stones
   */
  public void resume(String text, String name) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n")));
    if (!lines.get(0).equals(head())) {
      throw new InputException(
          Text.format(
              "%s does not hold solved positions of %s with %d stones; move it away to begin anew",
              name, game.name(), stones));
    }
    for (int i = 1; i < lines.size(); i++) {
      String[] words = lines.get(i).split(" ", -1);
      try {
        CanonicalPosition key = CanonicalText.read(game, words[0]);
        if (words.length != 2 || key.ply() != stones) {
          throw new InputException("it should be a position and its value");
        }
        solved.put(key, Integer.parseInt(words[1]));
      } catch (InputException | NumberFormatException e) {
        throw new InputException(
            Text.format(
                "%s is damaged in line %d: '%s'", name, i + 1, Text.printable(lines.get(i), 80)));
      }
    }
  }
}
