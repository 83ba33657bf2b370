package games.oxo.search.engines;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.SolveSearch;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One search by {@link SolverEngine}: the solver finds the value and the best moves, and then
 * follows perfect play, as far as the limit of time allows.
 */
final class SolverSearch implements Search {
  private final Solver solver;
  private final Position position;
  private final SearchRequest request;
  private final boolean weakly;
  private final IntUnaryOperator chance;
  private final List<Move> choice;
  private final SolveSearch solving;
  private long nanos;
  private long runningSince;
  private int steps;

  /** The moves with what follows them, the best one first; empty until they are known. */
  private final List<MoveValue> moves = new ArrayList<>();

  private int followed;
  private boolean ended;

  // The perfect play after the move that is being followed.
  private final List<Move> line = new ArrayList<>();
  private Position at;
  private @Nullable SolveSearch next;

  /**
   * @param weakly whether only win, draw or loss is asked; then no play is followed
   * @param chance picks one of this many equally good moves
   */
  SolverSearch(
      Solver solver,
      Position position,
      SearchRequest request,
      boolean weakly,
      IntUnaryOperator chance) {
    this.solver = solver;
    this.position = position;
    this.request = request;
    this.weakly = weakly;
    this.chance = chance;
    choice = request.moves(position);
    at = position;
    // What some of the moves are worth is known when all are.
    boolean all = request.everyMove() || !request.allowsAll();
    SolveGoal goal = all ? SolveGoal.ALL : SolveGoal.BEST;
    solving =
        solver.start(position, weakly ? goal.weakly() : goal, request.limits(), new Progress());
  }

  private final class Progress implements SolveListener {
    @Override
    public void proven(Solution soFar) {
      steps++;
    }

    @Override
    public boolean stop() {
      return false;
    }
  }

  @Override
  public boolean run(BooleanSupplier pause) {
    runningSince = System.nanoTime();
    ended = ended || proceed(pause);
    nanos += System.nanoTime() - runningSince;
    return ended;
  }

  private long elapsed() {
    return nanos + System.nanoTime() - runningSince;
  }

  private boolean proceed(BooleanSupplier pause) {
    if (moves.isEmpty()) {
      if (!solving.run(pause)) {
        return false;
      }
      rank(solving.solution());
      steps++;
    }
    int wanted = weakly ? 0 : request.everyMove() ? moves.size() : Math.min(1, moves.size());
    for (; followed < wanted; followed++) {
      MoveValue each = moves.get(followed);
      if (!follow(each.move(), pause)) {
        return false;
      }
      moves.set(followed, new MoveValue(each.move(), each.value(), 0, line));
      line.clear();
    }
    return true;
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

  /** Finds what follows a move when both play perfectly; false after a pause. */
  private boolean follow(Move first, BooleanSupplier pause) {
    if (line.isEmpty()) {
      line.add(first);
      at = position.play(first);
    }
    while (!at.outcome().isOver()) {
      if (next == null) {
        Limits limits = request.limits();
        long left = limits.millis() - elapsed() / 1_000_000;
        if (limits.millis() > 0 && left <= 0) {
          return true;
        }
        Limits rest = limits.millis() > 0 ? limits.withMillis(left) : limits;
        next = solver.start(at, SolveGoal.BEST, rest, SolveListener.NONE);
      }
      if (!next.run(pause)) {
        return false;
      }
      List<Move> best = next.solution().best();
      next = null;
      if (best.isEmpty()) {
        return true;
      }
      line.add(best.get(0));
      at = at.play(best.get(0));
    }
    return true;
  }

  @Override
  public Analysis analysis() {
    long nodes = solving.solution().nodes();
    long micros = nanos / 1000;
    if (moves.isEmpty()) {
      Move any = choice.get(0);
      return new Analysis(any, Chance.EVEN, List.of(), List.of(any), 0, nodes, 0, micros);
    }
    MoveValue best = moves.get(0);
    return new Analysis(best.move(), best.value(), moves, best.line(), 0, nodes, 0, micros);
  }

  @Override
  public int steps() {
    return steps;
  }
}
