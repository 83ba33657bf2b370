package games.oxo.search.engines;

import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Plays perfectly where the solver comes to an end within the limits. Where it does not, its answer
 * is any legal move and says nothing, which its value shows: it is not proven.
 */
final class SolverEngine implements Engine {
  private final Solver solver;
  private final boolean everyMove;
  private final boolean deterministic;
  private final Dice dice;

  SolverEngine(Solver solver, EngineContext context) {
    this.solver = solver;
    everyMove = context.everyMove();
    deterministic = context.deterministic();
    dice = new Dice(context.seed());
  }

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public void newGame() {
    solver.forget();
  }

  @Override
  public Analysis think(Position position, Limits limits, SearchListener listener) {
    long started = System.nanoTime();
    SolveGoal question = everyMove ? SolveGoal.ALL : SolveGoal.BEST;
    SolveListener stopper = listener::stop;
    Solution found = solver.solve(position, question, limits, stopper);
    if (found.best().isEmpty()) {
      Move any = position.legalMoves().get(0);
      Value unknown = Chance.EVEN;
      return new Analysis(
          any, unknown, List.of(), List.of(any), 0, found.nodes(), 0, found.micros());
    }
    Move best = found.best().get(deterministic ? 0 : dice.below(found.best().size()));
    List<Move> line = line(position, best, limits, stopper, started);
    List<MoveValue> moves = new ArrayList<>();
    moves.add(new MoveValue(best, found.atLeast(), 0, line));
    if (everyMove) {
      found.moves().stream()
          .filter(each -> !each.move().equals(best))
          .sorted(Comparator.comparingDouble(each -> -each.value().rank()))
          .map(
              each ->
                  new MoveValue(
                      each.move(),
                      each.value(),
                      0,
                      line(position, each.move(), limits, stopper, started)))
          .forEach(moves::add);
    } else {
      found.best().stream()
          .filter(each -> !each.equals(best))
          .forEach(each -> moves.add(new MoveValue(each, found.atLeast(), 0, List.of(each))));
    }
    long micros = (System.nanoTime() - started) / 1000;
    return new Analysis(best, found.atLeast(), moves, line, 0, found.nodes(), 0, micros);
  }

  /** What follows when both play perfectly, as far as the limit of time allows to find it. */
  private List<Move> line(
      Position position, Move first, Limits limits, SolveListener listener, long started) {
    List<Move> line = new ArrayList<>(List.of(first));
    for (Position at = position.play(first); !at.outcome().isOver(); ) {
      long left = limits.millis() - (System.nanoTime() - started) / 1_000_000;
      if (limits.millis() > 0 && left <= 0) {
        break;
      }
      Limits rest = limits.millis() > 0 ? limits.withMillis(left) : limits;
      List<Move> best = solver.solve(at, SolveGoal.BEST, rest, listener).best();
      if (best.isEmpty()) {
        break;
      }
      line.add(best.get(0));
      at = at.play(best.get(0));
    }
    return line;
  }
}
