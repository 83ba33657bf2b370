package games.oxo.search;

import games.oxo.game.Move;
import games.oxo.search.value.Value;
import java.util.List;

/**
 * The result of a search, intermediate or final. Made by {@link #of} and the {@code with} methods.
 *
 * @param best the move to play
 * @param value the value of the position to the player to move
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

  /**
   * A result that took no effort.
   *
   * @param best the move to play, with the value and the expected play of the position
   * @param moves the legal moves that were valued, best first
   */
  public static Analysis of(MoveValue best, List<MoveValue> moves) {
    return new Analysis(best.move(), best.value(), moves, best.line(), 0, 0, 0, 0, false);
  }

  /** The same effort for other values and perhaps another best move, which then is of no book. */
  public Analysis withBest(MoveValue other, List<MoveValue> values) {
    return of(other, values)
        .withDepth(depth)
        .withNodes(nodes)
        .withSimulations(simulations)
        .withMicros(micros)
        .withFromBook(fromBook && other.move().equals(best));
  }

  public Analysis withValue(Value other) {
    return new Analysis(best, other, moves, line, depth, nodes, simulations, micros, fromBook);
  }

  public Analysis withDepth(int stones) {
    return new Analysis(best, value, moves, line, stones, nodes, simulations, micros, fromBook);
  }

  public Analysis withNodes(long visited) {
    return new Analysis(best, value, moves, line, depth, visited, simulations, micros, fromBook);
  }

  public Analysis withSimulations(long games) {
    return new Analysis(best, value, moves, line, depth, nodes, games, micros, fromBook);
  }

  public Analysis withMicros(long time) {
    return new Analysis(best, value, moves, line, depth, nodes, simulations, time, fromBook);
  }

  public Analysis withFromBook(boolean book) {
    return new Analysis(best, value, moves, line, depth, nodes, simulations, micros, book);
  }

  /** Nodes, or else simulations, per second. */
  public double rate() {
    return micros == 0 ? 0 : (nodes == 0 ? simulations : nodes) * 1e6 / micros;
  }
}
