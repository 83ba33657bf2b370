package games.oxo.session.puzzle;

import games.oxo.game.Move;
import games.oxo.game.Position;

/**
 * A position in which exactly one move wins, or is best in the way of another {@link PuzzleKind}.
 *
 * @param position its moves are not known
 * @param best the only move that wins, or is best
 * @param plies moves until the end if the winner hurries and the loser delays, this one included; 1
 *     for a block
 * @param grade the highest level that fails on it, from 1 to 10; see {@link PuzzleGrader}
 * @param key the text of its canonical form, which all its symmetric images share
 * @param traits its kind, its theme, and how hard it looks
 */
public record Puzzle(
    Position position, Move best, int plies, int grade, String key, PuzzleTraits traits) {}
