package games.oxo.session.examples;

import games.oxo.game.Position;

/**
 * A rule on a small board.
 *
 * @param text a sentence about what is on the board
 * @param position what is on the board; its moves lead to it from the start
 * @param cells the cells that the sentence is about
 */
public record RuleExample(String text, Position position, long cells) {}
