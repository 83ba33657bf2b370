package games.oxo.search;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * The result of a search, intermediate or final.
 *
 * @param best the move to play
 * @param value the worth of the position to the player to move
 * @param moves the legal moves that were valued, best first
 * @param line the play that the engine expects, beginning with {@code best}
 * @param depth stones looked ahead
 * @param nodes positions visited; for some engines only leaves
 * @param simulations games played out
 * @param micros time taken
 * @param fromBook whether the move comes from an opening book and nothing was searched
 */
public record Analysis(
    Move best,
    Value value,
    List<MoveValue> moves,
    List<Move> line,
    int depth,
    long nodes,
    long simulations,
    long micros,
    boolean fromBook) {
  public Analysis {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  /** The result of a search. */
  public Analysis(
      Move best,
      Value value,
      List<MoveValue> moves,
      List<Move> line,
      int depth,
      long nodes,
      long simulations,
      long micros) {
    this(best, value, moves, line, depth, nodes, simulations, micros, false);
  }

  /** The same search with another best move and other values. */
  public Analysis withBest(MoveValue other, List<MoveValue> values) {
    return new Analysis(
        other.move(), other.value(), values, other.line(), depth, nodes, simulations, micros);
  }

  /** Nodes, or else simulations, per second. */
  public double rate() {
    return micros == 0 ? 0 : (nodes == 0 ? simulations : nodes) * 1e6 / micros;
  }
}
