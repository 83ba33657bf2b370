package games.oxo.match.play;

/**
 * A game of the schedule: who plays whom, from which opening, with which seed.
 *
 * @param number in its match, from 1
 * @param pair number of the pair of games with reversed seats that it belongs to, from 1
 * @param first the player who begins, as an index into the list of players
 * @param second the other one
 * @param seed for the random numbers of both
 */
public record ScheduledGame(
    int number, int pair, int first, int second, Opening opening, long seed) {}
