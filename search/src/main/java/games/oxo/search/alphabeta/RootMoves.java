package games.oxo.search.alphabeta;

import static games.oxo.search.textbook.TextbookSearch.INFINITE;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.MoveValue;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.textbook.TextbookSearch;
import games.oxo.search.textbook.TextbookState;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** The root of a search: its moves, which are divided among the workers of a pool. */
final class RootMoves {
  private final Position position;
  private final List<Move> moves;
  private final List<TextbookSearch> searches;
  private final WorkerPool pool;
  private final int[] scores;
  private final boolean[] valued;

  private int nextMove;

  /**
   * @param searches one for each worker
   */
  RootMoves(Position position, List<Move> moves, List<TextbookSearch> searches, WorkerPool pool) {
    this.position = position;
    this.moves = moves;
    this.searches = searches;
    this.pool = pool;
    scores = new int[moves.size()];
    valued = new boolean[moves.size()];
  }

  Move first() {
    return moves.get(0);
  }

  /** Positions judged by all workers. */
  long leaves() {
    return searches.stream().mapToLong(TextbookSearch::leaves).sum();
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

  private void value(TextbookSearch search, int depth) {
    TextbookState root = search.position(position);
    for (int at = take(); at < scores.length; at = take()) {
      int cell = moves.get(at).cell();
      settle(at, search.after(root, cell, depth, -INFINITE, INFINITE));
    }
  }

  private synchronized int take() {
    return nextMove < scores.length ? nextMove++ : scores.length;
  }

  private synchronized void settle(int move, int score) {
    scores[move] = score;
    valued[move] = true;
  }

  /**
   * The moves that have a value, best first.
   *
   * @param values what the numbers of the search mean
   */
  synchronized List<MoveValue> ranked(IntFunction<Value> values) {
    List<MoveValue> ranked = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      if (valued[i]) {
        Move move = moves.get(i);
        Value value = values.apply(scores[i]);
        ranked.add(new MoveValue(move, value, 0, List.of(move)));
      }
    }
    ranked.sort(Comparator.comparingDouble((MoveValue each) -> -each.value().rank()));
    return ranked;
  }
}
