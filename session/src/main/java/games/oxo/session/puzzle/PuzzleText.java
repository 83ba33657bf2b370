package games.oxo.session.puzzle;

import games.oxo.game.words.Text;

/** Puzzles in words, the same for terminal and page. */
public final class PuzzleText {
  private PuzzleText() {}

  /** What is to be done, without the solution. */
  public static String task(Puzzle puzzle) {
    return Text.format(
        "%s is to move and wins in %d; only one move wins.",
        puzzle.position().toMove().orElseThrow(), puzzle.plies());
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
