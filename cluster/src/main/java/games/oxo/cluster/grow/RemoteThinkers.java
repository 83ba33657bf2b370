package games.oxo.cluster.grow;

import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.MoveThought;
import games.oxo.book.grow.Thinker;
import games.oxo.book.grow.Thought;
import games.oxo.cluster.grow.ThoughtRequest.Kind;
import games.oxo.cluster.spark.EachResult;
import games.oxo.cluster.spark.JobFailure;
import games.oxo.cluster.spark.PortableGame;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.game.Move;
import games.oxo.game.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * Thinkers whose thinking is done by the executors of a cluster. The driver's threads ask; what
 * they ask within a few milliseconds becomes one job of Spark with a task for each position. So the
 * driver alone reads and writes the book, and what a lost executor was at is thought about again.
 */
public final class RemoteThinkers implements Thinker.Source, AutoCloseable {
  private static final long GATHER_MILLIS = 5;
  private static final long LOOK_MILLIS = 50;

  /** A request with the answer that is waited for. */
  private record Pending(ThoughtRequest request, CompletableFuture<ThoughtAnswer> answer) {}

  private final SparkConnection connection;
  private final PortablePlan plan;
  private final LinkedBlockingQueue<Pending> waiting = new LinkedBlockingQueue<>();
  private final ExecutorService jobs =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "oxo-thoughts");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * @param bytes how much memory the engine and the solver of a task slot may take together
   */
  public RemoteThinkers(SparkConnection connection, PortableGame game, GrowPlan plan, long bytes) {
    this.connection = connection;
    this.plan = new PortablePlan(game, plan, bytes);
    jobs.execute(this::gather);
  }

  /** Sends what waits to the executors, until it is closed. */
  private void gather() {
    try {
      while (true) {
        List<Pending> batch = new ArrayList<>();
        batch.add(waiting.take());
        Thread.sleep(GATHER_MILLIS);
        waiting.drainTo(batch);
        jobs.execute(() -> send(batch));
      }
    } catch (InterruptedException e) {
      // Closed.
    }
  }

  private void send(List<Pending> batch) {
    List<ThoughtRequest> requests = new ArrayList<>();
    for (Pending each : batch) {
      requests.add(each.request.at(requests.size()));
    }
    try {
      EachResult.of(
          connection.context().parallelize(requests, requests.size()),
          new ThoughtWork(plan),
          answer -> batch.get(answer.number()).answer.complete(answer));
    } catch (Exception e) {
      // Also an interruption, which Spark throws without saying so, when this is closed.
      batch.forEach(each -> each.answer.completeExceptionally(e));
    }
  }

  @Override
  public Thinker create(int number, BooleanSupplier stop) {
    return new Remote(stop);
  }

  private final class Remote implements Thinker {
    private final BooleanSupplier stop;

    Remote(BooleanSupplier stop) {
      this.stop = stop;
    }

    @Override
    public void newGame() {
      // Executors remember no games.
    }

    @Override
    public Optional<Thought> think(Position position, Collection<Move> avoid) {
      return ask(Kind.THINK, position, avoid).map(ThoughtAnswer::thought);
    }

    @Override
    public Optional<Thought> thinkAndSolve(Position position) {
      return ask(Kind.THINK_AND_SOLVE, position, List.of()).map(ThoughtAnswer::thought);
    }

    @Override
    public Optional<MoveThought> choose(Position position, Collection<Move> avoid) {
      return ask(Kind.CHOOSE, position, avoid).map(ThoughtAnswer::moveThought);
    }

    private Optional<ThoughtAnswer> ask(Kind kind, Position position, Collection<Move> avoid) {
      Pending pending =
          new Pending(ThoughtRequest.of(kind, position, avoid), new CompletableFuture<>());
      waiting.add(pending);
      while (!stop.getAsBoolean()) {
        try {
          return Optional.of(pending.answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
          // A request is still open.
        } catch (ExecutionException e) {
          // On Ctrl-C Spark ends by itself, and then its jobs fail.
          if (stop.getAsBoolean()) {
            break;
          }
          throw JobFailure.of("thinking failed", e);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          break;
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    jobs.shutdownNow();
    ThoughtWorker.forget();
  }
}
