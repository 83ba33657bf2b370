package games.oxo.game.rules;

import games.oxo.game.board.Player;
import games.oxo.game.board.Symmetry;
import games.oxo.game.definition.Definition;
import games.oxo.game.definition.LineRule;
import games.oxo.game.definition.ScoreRule;
import games.oxo.game.input.InputException;
import games.oxo.game.score.MarginBound;
import java.util.List;
import java.util.Objects;

/**
 * What decides a game, with all in which games differ by it: {@link LineRules}, where whoever fills
 * a set of cells wins or loses at once, and {@link PointRules}, where the board is filled and
 * points are compared. The board, gravity, turns and the swap are no part of it.
 *
 * <p>Others ask for the property that they need ({@link #endsEarly}: can a stone end the game?),
 * not for the kind. The sets and the points are data, and a game without them has none: so what
 * looks at lines finds no sets in a score game, and what counts points counts 0 in a line game.
 * Immutable; one instance serves all threads.
 */
public sealed interface Rules permits LineRules, PointRules {
  /** The rules that a definition describes. */
  static Rules of(Definition definition) {
    LineRule line = definition.line();
    if (line != null) {
      return LineRules.of(definition.board(), line);
    }
    ScoreRule score = Objects.requireNonNull(definition.score(), "a definition has one rule");
    return new PointRules(definition.board(), score);
  }

  /** The kind in one word: {@code line} or {@code score}. */
  String kind();

  /** What decides the game, in a few words: {@code four in a row wins, three loses}. */
  String goal();

  /** The lines about it in the text whose hash is the fingerprint of a game; they never change. */
  String fingerprint();

  /** Whether nothing changes when the board is turned or mirrored so. */
  boolean isKeptBy(Symmetry symmetry);

  // How games end.

  /** How the game stands after {@code mover} has placed a stone on {@code cell}. */
  Outcome outcome(long x, long o, Player mover, int cell);

  /**
   * How the game stands with these stones, whose order is not known.
   *
   * @param last who placed the last of them
   * @param lastCells where the last of them can be
   * @throws InputException when the game was over before, with the reason
   */
  Outcome outcomeOf(long x, long o, Player last, long lastCells);

  /**
   * The cells that decided a game: the winning line, the losing line, or what the winner's points
   * came from. None for a draw or while the game goes on.
   */
  long decidingCells(Outcome outcome, long x, long o);

  /** A judge of single stones, for one thread. */
  StoneJudge newJudge();

  /** Whether a stone can end the game before the board is full: by completing a set of cells. */
  boolean endsEarly();

  /** The sets that win for the player who completes one; none in a score game. */
  CellPattern winning();

  /**
   * The sets that lose for the player who completes one, unless the same stone wins; none in a
   * score game.
   */
  CellPattern losing();

  /** Whether the stone just placed on {@code cell} completes a set; {@code own} holds it. */
  default boolean ends(long own, int cell) {
    return winning().completed(own, cell) || losing().completed(own, cell);
  }

  /** Whether these stones of one player hold a set, so that the game is over. */
  default boolean isEndedBy(long own) {
    return (winning().owned(own) | losing().owned(own)) != 0;
  }

  // Points.

  /** Whether points are compared when the board is full. */
  boolean hasPoints();

  /** Whether a player's longest path is among what scores points. */
  boolean scoresPaths();

  /** Whether it is all that scores points, so that a player's points are the length of a path. */
  boolean scoresOnlyPaths();

  /** A counter of points, for one thread; in a line game it counts 0. */
  PointCounter newCounter();

  /**
   * Bounds for searches in which many cells are empty, one for each part of the rule, for one
   * thread; none in a line game.
   */
  List<MarginBound> newBounds();

  /**
   * A bound for the difference of the players' points; 0 in a line game.
   *
   * @param mostStones no player has more stones in the end
   */
  int mostPoints(int mostStones);

  // Exact values.

  /**
   * Whether exact values count the stones to the end of the game, so that winners hurry and losers
   * delay. Otherwise they are margins of points.
   */
  boolean countsStones();

  /**
   * The exact value of a game that is over, as a whole number.
   *
   * @param result the result for the player who asks, from {@link Outcome#result} or a judge
   * @param stones how many stones lie on the board
   */
  int value(int result, int stones);
}
