package games.oxo.match.standing;

import games.oxo.match.record.GameRecord.Turn;

/**
 * The time and the work of one engine over its moves of a match.
 *
 * @param moves how many it made
 * @param micros time for all of them
 * @param slowestMicros time for the slowest
 * @param late how many came after their time, within the margin of the match
 * @param latestMicros time for the slowest of these
 * @param countedMoves moves for which it told its nodes
 * @param countedMicros time for these
 * @param nodes positions visited or games played out in these
 */
public record Effort(
    long moves,
    long micros,
    long slowestMicros,
    long late,
    long latestMicros,
    long countedMoves,
    long countedMicros,
    double nodes) {
  static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0, 0);

  Effort plus(Turn turn, boolean cameLate) {
    boolean counted = turn.nodes() > 0;
    return new Effort(
        moves + 1,
        micros + turn.micros(),
        Math.max(slowestMicros, turn.micros()),
        late + (cameLate ? 1 : 0),
        cameLate ? Math.max(latestMicros, turn.micros()) : latestMicros,
        countedMoves + (counted ? 1 : 0),
        countedMicros + (counted ? turn.micros() : 0),
        nodes + turn.nodes());
  }

  /** Microseconds for a move on average; 0 without a move. */
  public double averageMicros() {
    return moves == 0 ? 0 : (double) micros / moves;
  }

  /** Nodes of a move on average, over the moves that report them; 0 without such. */
  public double averageNodes() {
    return countedMoves == 0 ? 0 : nodes / countedMoves;
  }

  /** Nodes a second, over the moves that report them; 0 without such. */
  public double nodesPerSecond() {
    return countedMicros == 0 ? 0 : nodes * 1e6 / countedMicros;
  }
}
