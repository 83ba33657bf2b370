package games.oxo.search.solve;

import games.oxo.game.Move;
import games.oxo.search.value.Proven;

/**
 * A legal move with its proven value.
 *
 * @param value its value to the player who would make it
 */
public record SolvedMove(Move move, Proven value) {}
