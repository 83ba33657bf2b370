package games.oxo.cluster.grow;

import games.oxo.book.grow.EngineThinker;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.apache.spark.TaskContext;

/** The engine and the solver of one task slot of an executor; they outlive the tasks of Spark. */
final class ThoughtWorker {
  private static final Deque<ThoughtWorker> IDLE = new ArrayDeque<>();
  private static long made;

  private final PortablePlan plan;
  private final Game game;
  private final EngineThinker thinker;
  private BooleanSupplier stop = () -> false;

  private ThoughtWorker(PortablePlan plan, long number) {
    this.plan = plan;
    game = plan.game().plain();
    thinker = new EngineThinker(plan.plan(0, 0, number), 0, () -> stop.getAsBoolean());
  }

  private static ThoughtWorker take(PortablePlan plan) {
    synchronized (IDLE) {
      IDLE.removeIf(worker -> !worker.plan.id.equals(plan.id));
      ThoughtWorker idle = IDLE.poll();
      return idle != null ? idle : new ThoughtWorker(plan, made++);
    }
  }

  /** Lets go of all memory, where the executors are in the driver's process. */
  static void forget() {
    synchronized (IDLE) {
      IDLE.clear();
      made = 0;
    }
  }

  /** Answers a request. */
  static ThoughtAnswer answer(PortablePlan plan, ThoughtRequest request) {
    ThoughtWorker worker = take(plan);
    ThoughtAnswer answer = worker.answer(request);
    synchronized (IDLE) {
      IDLE.push(worker);
    }
    return answer;
  }

  private ThoughtAnswer answer(ThoughtRequest request) {
    TaskContext context = TaskContext.get();
    stop = context::isInterrupted;
    Position position = request.position(game);
    return switch (request.kind) {
      case THINK ->
          new ThoughtAnswer(
              request.number,
              thinker.think(position, request.avoid()).orElseThrow(SearchStopped::new));
      case THINK_AND_SOLVE ->
          new ThoughtAnswer(
              request.number, thinker.thinkAndSolve(position).orElseThrow(SearchStopped::new));
      case CHOOSE -> {
        // Moves of many games come here, each by itself.
        thinker.newGame();
        yield new ThoughtAnswer(
            request.number,
            thinker.choose(position, request.avoid()).orElseThrow(SearchStopped::new));
      }
    };
  }
}
