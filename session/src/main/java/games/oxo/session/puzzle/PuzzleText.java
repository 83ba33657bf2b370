package games.oxo.session.puzzle;

import games.oxo.game.board.Player;
import games.oxo.game.words.Text;

/** Puzzles in words, the same for terminal and page. */
public final class PuzzleText {
  private PuzzleText() {}

  /** What is to be done, without the solution. */
  public static String task(Puzzle puzzle) {
    Player mover = puzzle.position().toMove().orElseThrow();
    return switch (puzzle.traits().kind()) {
      case WIN ->
          Text.format("%s is to move and wins in %d; only one move wins.", mover, puzzle.plies());
      case AT_ONCE -> Text.format("%s is to move and wins at once; how?", mover);
      case BLOCK ->
          Text.format("%s is to move; only one move keeps %s from winning.", mover, mover.other());
      case POINTS ->
          Text.format("%s is to move; one move makes more points than any other.", mover);
    };
  }

  /** That none is found yet. */
  public static String looking(long tried) {
    return Text.format("looking for a puzzle: %d positions tested", tried);
  }

  /**
   * That none was found.
   *
   * @param timeIsUp whether there was no time to look further
   */
  public static String none(long tried, boolean timeIsUp) {
    return Text.format(
        "no puzzle was found among %d positions; %s",
        tried,
        timeIsUp ? "the time is up" : "this game seems to have no more puzzles of this kind");
  }
}
