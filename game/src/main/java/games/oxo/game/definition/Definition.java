package games.oxo.game.definition;

import games.oxo.game.board.Board;
import games.oxo.game.board.NotationStyle;
import games.oxo.game.input.InputException;
import org.jspecify.annotations.Nullable;

/**
 * The validated contents of a definition file: every instance describes a playable game. Exactly
 * one of {@code line} and {@code score} is given.
 *
 * @param id the name of the game for the user: a built-in name such as {@code yavalath:side4}, or a
 *     path
 * @param name the name to print
 * @param line the rule of a line game, or null
 * @param score the rule of a score game, or null
 * @param swap whether the second player may answer the opening by changing seats
 */
public record Definition(
    String id,
    String name,
    Board board,
    @Nullable LineRule line,
    @Nullable ScoreRule score,
    boolean swap,
    TurnOrder turns,
    NotationStyle notation) {

  /**
   * @throws InputException when the parts do not make a game
   */
  public Definition {
    new DefinitionCheck(board).check(name, line, score, turns, notation);
  }

  /** The same game without its swap. */
  public Definition withoutSwap() {
    return new Definition(id, name, board, line, score, false, turns, notation);
  }

  /** The same game with a swap. */
  public Definition withSwap() {
    return new Definition(id, name, board, line, score, true, turns, notation);
  }
}
