package games.oxo.search.compare;

import games.oxo.game.Move;
import games.oxo.search.textbook.Technique;
import games.oxo.search.value.Value;

/**
 * What a textbook search found, and what it took.
 *
 * @param complete whether it came to its end; otherwise value and move mean nothing
 * @param value for the player to move
 * @param nodes positions visited
 */
public record SearchCost(
    Technique technique,
    int depth,
    boolean complete,
    Value value,
    Move best,
    long nodes,
    long nanos) {}
