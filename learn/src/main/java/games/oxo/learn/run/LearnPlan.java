package games.oxo.learn.run;

/**
 * What determines how a game is learned.
 *
 * @param seed for all random numbers
 * @param nodes how many positions each player of self-play visits for a move
 * @param positions how many positions each attempt adds
 * @param finalMillis the time for a move in the match that decides which search is stronger; 0 for
 *     no such match
 */
public record LearnPlan(long seed, long nodes, long positions, long finalMillis) {
  /** In the matches that decide what is kept, players look at so many times as many positions. */
  private static final int MATCH_EFFORT = 8;

  /** How many positions a player of a match visits for a move. */
  public long matchNodes() {
    return MATCH_EFFORT * nodes;
  }
}
