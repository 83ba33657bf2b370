package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Reports;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * One search by the exact solver: it finds the value and the best moves, and then follows perfect
 * play, as far as the limit of time allows. If it does not finish within the limits, its answer is
 * an arbitrary legal move, and its value is not proven.
 */
final class SolverSearch {
  private final Solver solver;
  private final Position position;
  private final SearchRequest request;
  private final IntUnaryOperator chance;
  private final List<Move> choice;
  private final long nodesBefore;

  /** The moves with what follows them, the best one first; empty until they are known. */
  private final List<MoveValue> moves = new ArrayList<>();

  private Clock clock = Clock.unlimited();
  private long nodes;

  /**
   * @param chance picks one of this many equally good moves
   */
  SolverSearch(Solver solver, Position position, SearchRequest request, IntUnaryOperator chance) {
    this.solver = solver;
    this.position = position;
    this.request = request;
    this.chance = chance;
    choice = request.moves(position);
    nodesBefore = solver.nodes();
  }

  /** Finds the exact value, the best moves and the play that follows them. */
  Analysis exactly(SearchListener listener) {
    Reports reports =
        new Reports(
            listener, request.reportMillis(), () -> moves.isEmpty() ? null : analysis(nodes));
    clock = new Clock(request.limits(), reports);
    solve(goal(), reports);
    int wanted = request.everyMove() ? moves.size() : Math.min(1, moves.size());
    for (int i = 0; i < wanted; i++) {
      MoveValue each = moves.get(i);
      moves.set(i, new MoveValue(each.move(), each.value(), 0, follow(each.move(), reports)));
    }
    return reports.end(analysis(nodes));
  }

  /**
   * Finds win, draw or loss and a move that keeps it, whatever the distance to the end. Reports
   * come also while no move is known.
   */
  Analysis weakly(SearchListener listener) {
    Reports reports =
        new Reports(listener, request.reportMillis(), () -> analysis(solver.nodes() - nodesBefore));
    clock = new Clock(request.limits(), reports);
    solve(goal().weakly(), reports);
    return reports.end(analysis(nodes));
  }

  /** What some of the moves are worth is known when all are. */
  private SolveGoal goal() {
    return request.everyMove() || !request.allowsAll() ? SolveGoal.ALL : SolveGoal.BEST;
  }

  private void solve(SolveGoal goal, Reports reports) {
    SolveListener progress = SolveListener.of(reports, soFar -> reports.step());
    Solution found = solver.solve(position, goal, request.limits(), progress);
    nodes = found.nodes();
    rank(found);
  }

  /** Puts the moves that may be chosen in order, if they are known. */
  private void rank(Solution found) {
    if (request.allowsAll() && !request.everyMove()) {
      found.keeping().forEach(move -> moves.add(unfollowed(move, found.atLeast())));
    } else if (!found.best().isEmpty()) {
      found.moves().stream()
          .filter(each -> choice.contains(each.move()))
          .map(each -> unfollowed(each.move(), each.value()))
          .forEach(moves::add);
      moves.sort(Comparator.comparingDouble(each -> -each.value().rank()));
    }
    if (moves.isEmpty()) {
      return;
    }
    Value highest = moves.get(0).value();
    List<MoveValue> best = moves.stream().filter(each -> each.value().equals(highest)).toList();
    MoveValue chosen = best.get(chance.applyAsInt(best.size()));
    moves.remove(chosen);
    moves.add(0, chosen);
  }

  private static MoveValue unfollowed(Move move, Value value) {
    return new MoveValue(move, value, 0, List.of(move));
  }

  /** The play from a move on when both play perfectly, as far as the time allows. */
  private List<Move> follow(Move first, Reports reports) {
    List<Move> line = new ArrayList<>(List.of(first));
    Position at = position.play(first);
    while (!at.outcome().isOver()) {
      Limits limits = request.limits();
      long left = limits.millis() - clock.micros() / 1000;
      if (limits.millis() > 0 && left <= 0) {
        break;
      }
      Limits rest = limits.millis() > 0 ? limits.withMillis(left) : limits;
      SolveListener control = SolveListener.controlledBy(reports);
      List<Move> best = solver.solve(at, SolveGoal.BEST, rest, control).best();
      if (best.isEmpty()) {
        break;
      }
      line.add(best.get(0));
      at = at.play(best.get(0));
    }
    return line;
  }

  private Analysis analysis(long visited) {
    MoveValue best = moves.isEmpty() ? unfollowed(choice.get(0), Chance.EVEN) : moves.get(0);
    return Analysis.of(best, moves).withNodes(visited).withMicros(clock.micros());
  }
}
