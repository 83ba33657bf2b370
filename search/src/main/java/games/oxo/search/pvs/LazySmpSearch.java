package games.oxo.search.pvs;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.evaluation.TupleEvaluation;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Reports;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.kernel.SlotTable;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One search of a position by {@link PvsEngine}: iterative deepening by all workers of a pool,
 * which share nothing but the transposition table (Lazy SMP). The answer is a settled result, or
 * else the deepest.
 */
final class LazySmpSearch {
  private final TupleEvaluation evaluation;
  private final SearchRules rules;
  private final Position position;
  private final boolean everyMove;
  private final int lastDepth;
  private final WorkerPool pool;
  private final Reports reports;
  private final Clock clock;
  private final List<PvsSearch> searches = new ArrayList<>();
  private final List<IterativeDeepening> workers = new ArrayList<>();

  /**
   * @param request its limits are those of each worker: time, nodes, and how many stones to look
   *     ahead
   */
  LazySmpSearch(
      TupleEvaluation evaluation,
      Position position,
      SearchRequest request,
      WorkerPool pool,
      SearchListener listener) {
    this.evaluation = evaluation;
    rules = evaluation.rules();
    this.position = position;
    this.pool = pool;
    lastDepth = request.limits().depth();
    everyMove = request.everyMove();
    reports = new Reports(listener, request.reportMillis(), this::soFar);
    clock = new Clock(request.limits(), reports);
  }

  /**
   * Adds a worker.
   *
   * @param cells the moves in the order in which it tries them first
   */
  void add(SlotTable table, List<Integer> cells) {
    Clock ofWorker = clock.forWorker(workers.size());
    PvsSearch search = new PvsSearch(rules, evaluation, table, ofWorker);
    searches.add(search);
    workers.add(new IterativeDeepening(search, position, cells, everyMove));
  }

  Analysis run() {
    pool.together(this::work);
    return reports.end(analysis(knowingMost()));
  }

  private void work(int number) {
    IterativeDeepening worker = workers.get(number);
    try {
      // Half of the workers are a depth ahead, so that they do not all do the same.
      int first = Math.min(lastDepth, 1 + number % 2);
      for (int depth = first; depth <= lastDepth && !worker.isSettled(); depth++) {
        worker.deepen(depth);
        if (number == 0) {
          reports.step();
        }
      }
    } catch (SearchStopped e) {
      // What was found so far remains valid.
    }
    clock.stopAll();
  }

  /** What the caller's thread knows in the midst of the search; nothing before the first depth. */
  private @Nullable Analysis soFar() {
    IterativeDeepening own = workers.get(0);
    return own.depth() == 0 ? null : analysis(own);
  }

  private IterativeDeepening knowingMost() {
    IterativeDeepening most = workers.get(0);
    for (IterativeDeepening worker : workers) {
      most = worker.knowsMoreThan(most) ? worker : most;
    }
    return most;
  }

  private Analysis analysis(IterativeDeepening worker) {
    int depth = worker.depth();
    PrincipalVariation play = new PrincipalVariation(rules, searches.get(0));
    long nodes = searches.stream().mapToLong(PvsSearch::nodes).sum();
    List<MoveValue> moves = new ArrayList<>();
    for (IterativeDeepening.Choice choice : worker.ranking()) {
      Move move = Move.at(choice.cell);
      boolean wanted = moves.isEmpty() || everyMove;
      List<Move> line = wanted ? play.from(position, move) : List.of(move);
      moves.add(new MoveValue(move, value(choice, depth, nodes), 0, line));
    }
    MoveValue best = moves.get(0);
    return Analysis.of(best, depth == 0 ? List.of() : moves)
        .withDepth(depth)
        .withNodes(nodes)
        .withMicros(clock.micros());
  }

  private Value value(IterativeDeepening.Choice choice, int depth, long nodes) {
    // What was never tried is worth what the position looks like.
    boolean tried = choice.value > -PvsSearch.INFINITE;
    int value = tried ? choice.value : searches.get(0).staticValue();
    // An upper bound proves a loss, but no win.
    if (value < -PvsSearch.DECIDED || (value > PvsSearch.DECIDED && choice.exact)) {
      int plies = PvsSearch.WIN - Math.abs(value) - position.ply();
      return value > 0 ? Ending.win(plies) : Ending.loss(plies);
    }
    boolean toTheEnd = depth >= rules.cells() - position.ply();
    return toTheEnd && choice.exact ? Ending.DRAW : evaluation.chance(value, nodes, position.ply());
  }
}
