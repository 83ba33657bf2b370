package games.oxo.app.engine;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.PositionReader;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.parallel.OrderedPipeline;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.Solver;
import games.oxo.session.json.Json;
import games.oxo.session.shape.Solved;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Positions of one game that {@code solve} asks for, line after line: several threads solve them,
 * and the answers come in the order of the questions. What a thread learns from one position helps
 * with its next.
 */
final class SolveQueue implements ProtocolWork, AutoCloseable {
  /** When as many wait, the next line is read only when there is room for it. */
  private static final int MOST_WAITING = 1000;

  private final Game game;
  private final Supplier<Solver> solvers;
  private final Consumer<String> out;

  /** The lines that wait, and nothing for the end. */
  private final BlockingQueue<Optional<SolveLine>> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

  private int open;
  private volatile boolean stopped;

  /**
   * @param solvers makes a solver for one thread
   * @param out prints a line
   */
  SolveQueue(Game game, Supplier<Solver> solvers, Consumer<String> out) {
    this.game = game;
    this.solvers = solvers;
    this.out = out;
  }

  /**
   * Begins to take lines.
   *
   * @param workers how many positions are solved at a time
   * @throws OutOfMemoryError when there is no memory for a thread
   */
  void start(int workers) {
    OrderedPipeline<SolveLine, String> pipeline = new OrderedPipeline<>(workers);
    Thread thread =
        new Thread(
            () -> pipeline.run(new Lines(), Worker::new, this::answer, () -> {}), "oxo-solve");
    thread.setDaemon(true);
    thread.start();
  }

  /** Takes a line, as soon as there is room for it. */
  void add(SolveLine line) {
    synchronized (this) {
      stopped &= open > 0;
      open++;
    }
    put(Optional.of(line));
  }

  private void put(Optional<SolveLine> line) {
    try {
      waiting.put(line);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The lines as they come. */
  private final class Lines implements Iterator<SolveLine> {
    private Optional<SolveLine> next = Optional.empty();

    @Override
    public boolean hasNext() {
      try {
        next = waiting.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        next = Optional.empty();
      }
      return next.isPresent();
    }

    @Override
    public SolveLine next() {
      return next.orElseThrow();
    }
  }

  /** One thread with its solver, which is made when it is first needed. */
  private final class Worker implements Function<SolveLine, String> {
    private @Nullable Solver solver;

    @Override
    public String apply(SolveLine line) {
      try {
        return solve(line);
      } catch (InputException e) {
        return error(line, e.getMessage());
      } catch (OutOfMemoryError e) {
        solver = null;
        return error(line, UgiSession.OUT_OF_MEMORY);
      } catch (RuntimeException | Error e) {
        return error(line, "the solver failed: " + e);
      }
    }

    private String solve(SolveLine line) {
      Position position = PositionReader.read(game, line.position());
      if (position.outcome().isOver()) {
        throw new InputException(
            Text.format("there is nothing to solve: %s", RuleText.outcome(position)));
      }
      Solver own = solver;
      if (own == null) {
        own = solvers.get();
        solver = own;
      }
      Solution found = own.solve(position, line.goal(), line.limits(), () -> stopped);
      return Json.write(Solved.FIELDS.write(new Solved(position, line.goal(), found, true)));
    }

    private static String error(SolveLine line, String reason) {
      return Json.write(Json.object("position", line.position(), "error", reason));
    }
  }

  /** Whoever has read the last answer finds nothing open any more. */
  private synchronized boolean answer(String solution) {
    open--;
    out.accept("solution " + solution);
    notifyAll();
    return true;
  }

  @Override
  public synchronized boolean isBusy() {
    return open > 0;
  }

  @Override
  public boolean isEndless() {
    return false;
  }

  /** Makes it answer soon to all that wait, with what it has found. */
  @Override
  public synchronized void end() {
    stopped = true;
  }

  @Override
  public synchronized void join() {
    try {
      while (open > 0) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends its threads when all is answered. */
  @Override
  public void close() {
    put(Optional.empty());
  }
}
