package games.oxo.session.puzzle;

import games.oxo.game.Move;
import games.oxo.game.Position;

/**
 * A position in which exactly one move wins.
 *
 * @param position the player to move wins; its moves are not known
 * @param best the only move that wins
 * @param plies moves until the end if the winner hurries and the loser delays, this one included
 * @param grade the highest level that fails on it, from 1 to 10; see {@link PuzzleGrader}
 * @param key the text of its canonical form, which all its symmetric images share
 */
public record Puzzle(Position position, Move best, int plies, int grade, String key) {}
