package games.oxo.search.alphabeta;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.MoveValue;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The root of an alpha-beta search: its moves, which are divided among the workers of a pool. */
final class RootMoves {
  /** Converts a value of the search into one for display. */
  @FunctionalInterface
  interface Words {
    Value of(int score, boolean sawHorizon);
  }

  private final List<Move> moves;
  private final List<AlphaBetaSearch> searches;
  private final WorkerPool pool;
  private final long own;
  private final long opponent;
  private final int[] scores;
  private final boolean[] sawHorizon;
  private final boolean[] valued;

  private int nextMove;

  /**
   * @param searches one for each worker
   */
  RootMoves(Position position, List<Move> moves, List<AlphaBetaSearch> searches, WorkerPool pool) {
    this.moves = moves;
    this.searches = searches;
    this.pool = pool;
    Player mover = position.toMove().orElseThrow();
    own = position.stones(mover);
    opponent = position.stones(mover.other());
    scores = new int[moves.size()];
    sawHorizon = new boolean[moves.size()];
    valued = new boolean[moves.size()];
  }

  Move first() {
    return moves.get(0);
  }

  /** Positions judged by all workers. */
  long leaves() {
    return searches.stream().mapToLong(AlphaBetaSearch::leaves).sum();
  }

  /**
   * Values the moves to a depth.
   *
   * @throws SearchStopped when the clock says so; then some moves have a value
   */
  void value(int depth) {
    nextMove = 0;
    Arrays.fill(valued, false);
    pool.together(worker -> value(searches.get(worker), depth));
  }

  private void value(AlphaBetaSearch search, int depth) {
    for (int at = take(); at < scores.length; at = take()) {
      int score = search.valueOf(own, opponent, moves.get(at).cell(), depth);
      settle(at, score, search.sawHorizon());
    }
  }

  private synchronized int take() {
    return nextMove < scores.length ? nextMove++ : scores.length;
  }

  private synchronized void settle(int move, int score, boolean horizon) {
    scores[move] = score;
    sawHorizon[move] = horizon;
    valued[move] = true;
  }

  /** The moves that have a value, best first. */
  synchronized List<MoveValue> ranked(Words words) {
    List<MoveValue> ranked = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      if (valued[i]) {
        Move move = moves.get(i);
        Value value = words.of(scores[i], sawHorizon[i]);
        ranked.add(new MoveValue(move, value, 0, List.of(move)));
      }
    }
    ranked.sort(Comparator.comparingDouble((MoveValue each) -> -each.value().rank()));
    return ranked;
  }
}
