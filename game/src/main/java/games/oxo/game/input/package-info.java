/**
 * What is wrong with what a person has given: one error type, one sentence.
 *
 * <p>Public API.
 */
package games.oxo.game.input;
