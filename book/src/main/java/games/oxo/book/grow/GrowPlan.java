package games.oxo.book.grow;

import games.oxo.game.Position;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.EvaluationSupply;

/**
 * How a book is to grow, whatever the method.
 *
 * @param from the position at the root of what grows, of the game without a swap; not over
 * @param openings how many moves at the beginning are all taken, however good: drawn at random in
 *     self-play, and each of them a root of what is expanded
 * @param engine the engine that thinks
 * @param evaluations what it looks at
 * @param limits how long it thinks about a position or move
 * @param solverNodes how many nodes the exact solver may visit for a position; 0 to do without
 * @param most how many games are played, or positions expanded; 0 for no limit
 * @param millis how long it goes on; 0 for no limit
 * @param threads how many games or positions are in work at a time
 * @param bytes how much memory engines and solvers may take together
 * @param seed for all that is left to chance
 */
public record GrowPlan(
    Position from,
    int openings,
    EngineSpec engine,
    EvaluationSupply evaluations,
    Limits limits,
    long solverNodes,
    long most,
    long millis,
    int threads,
    long bytes,
    long seed) {}
