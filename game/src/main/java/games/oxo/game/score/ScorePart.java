package games.oxo.game.score;

import games.oxo.game.board.Board;
import games.oxo.game.board.Symmetry;
import games.oxo.game.input.InputException;
import java.util.List;
import java.util.Optional;

/**
 * One part of a score rule, which scores points when the board is full. A player's points are the
 * sum of all parts of the rule. Immutable; parts are equal when they count the same.
 *
 * <p>A new rule is a class that implements this, its {@link Kind} in {@link ScoreParts}, and the
 * same rule in the naive referee.
 */
public interface ScorePart {
  /** Far more than any game needs, and small enough that sums never overflow. */
  int MAX_POINTS = 1000;

  /** How a definition describes parts of one class. */
  interface Kind {
    /** The key in the table {@code score} of a definition. */
    String key();

    /** The keys of the table under that key; none if there is a plain value. */
    List<String> keys();

    /**
     * The parts that a definition asks for.
     *
     * @throws InputException when it asks for something that cannot be
     */
    List<ScorePart> read(ScoreSettings settings);
  }

  /** Whether anything can be worth a point by it. */
  boolean counts();

  /** Whether it counts the same when the board is turned or mirrored so. */
  boolean isKeptBy(Symmetry symmetry);

  /** Its lines in the text whose hash is the fingerprint of the rules; they never change. */
  String fingerprint();

  /** What counts, in a few words for each thing. */
  List<String> describe(Board board);

  /** What decides the game where this is all that counts, if there are shorter words for it. */
  default Optional<String> goalAlone() {
    return Optional.empty();
  }

  /**
   * A bound for the difference of the players' points.
   *
   * @param mostStones no player has more stones in the end
   */
  int mostPoints(Board board, int mostStones);

  /** Lays the part out for fast counting. */
  void addTo(ScoreSheet sheet);

  /** A bound for searches in which many cells are empty. */
  MarginBound bound(Board board);
}
