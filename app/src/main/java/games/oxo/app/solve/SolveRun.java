package games.oxo.app.solve;

import games.oxo.cli.terminal.LongWork;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.certificate.SolverOracle;
import games.oxo.search.parallel.OrderedPipeline;
import games.oxo.search.parallel.ThreadWorkerPool;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Ending;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Solves positions of one game and prints the results: a single position with all threads, several
 * positions with one thread each.
 */
final class SolveRun {
  private final Game game;
  private final Function<String, Position> reader;
  private final SolveGoal question;
  private final Limits limits;
  private final int workers;
  private final Function<WorkerPool, Solver> solvers;
  private final SolvePrinter printer;
  private final LongWork work;
  private int done;

  /** A position and the solver that has solved it. */
  record Work(Position position, Solver solver) {}

  /**
   * @param reader reads a position of the game
   * @param limits for each position
   * @param solvers makes a solver with its share of the memory
   */
  SolveRun(
      Game game,
      Function<String, Position> reader,
      SolveGoal question,
      Limits limits,
      int workers,
      Function<WorkerPool, Solver> solvers,
      SolvePrinter printer,
      LongWork work) {
    this.game = game;
    this.reader = reader;
    this.question = question;
    this.limits = limits;
    this.workers = workers;
    this.solvers = solvers;
    this.printer = printer;
    this.work = work;
  }

  /**
   * Solves the position that stands on the command line.
   *
   * @return what {@link #prove} needs
   * @throws InputException when it is none, or the game is already over in this opening
   */
  Work position(String text) {
    Position position = reader.apply(text);
    Solver solver = solvers.apply(ThreadWorkerPool.of(workers));
    work.start("solving");
    SolveProgress listener = new SolveProgress(position, question, solver, work);
    Solution solution = solve(position, solver, listener);
    work.clear();
    printer.print(new SolveResult(SolveTask.ofCommandLine(text), position, null, solution, null));
    return new Work(position, solver);
  }

  /**
   * Writes the proof of who wins the position on the command line, with what was learned from
   * solving it.
   *
   * @return how many moves the proof has
   * @throws InputException when neither side wins there, or the file cannot be written
   * @throws games.oxo.search.kernel.SearchStopped when Ctrl-C was pressed
   */
  int prove(Work done, Path file, Existing existing) {
    work.start("writing the proof");
    return CertificateFile.write(
        file,
        existing,
        done.position(),
        new SolverOracle(done.solver(), new Stopper(work::isStopped, () -> {})),
        written -> {
          work.show(() -> Text.format("%,d moves written", written));
          return !work.isStopped();
        });
  }

  /** Solves a known number of positions. */
  void all(List<SolveTask> tasks) {
    work.start("solving " + SolvePrinter.positions(tasks.size()));
    if (tasks.size() == 1) {
      oneByOne(tasks.iterator(), ThreadWorkerPool.of(workers), () -> work.show(0));
    } else {
      several(tasks.iterator(), () -> work.show((double) done / tasks.size()));
    }
  }

  /** Solves positions as they come. */
  void asTheyCome(Iterator<SolveTask> tasks) {
    several(tasks, () -> {});
  }

  /** Solves one position after the other, each with all threads and what the others have taught. */
  void inTurn(Iterator<SolveTask> tasks) {
    oneByOne(tasks, ThreadWorkerPool.of(workers), () -> {});
  }

  /** How many have been solved or found wrong. */
  int done() {
    return done;
  }

  private void several(Iterator<SolveTask> tasks, Runnable whileWaiting) {
    if (workers == 1) {
      oneByOne(tasks, WorkerPool.SINGLE, whileWaiting);
      return;
    }
    SolveListener stopper = new Stopper(work::isStopped, () -> {});
    new OrderedPipeline<SolveTask, SolveResult>(workers)
        .run(
            tasks,
            () -> {
              Solver solver = solvers.apply(WorkerPool.SINGLE);
              return task -> solve(task, solver, stopper);
            },
            solved -> {
              take(solved);
              return !work.isStopped();
            },
            whileWaiting);
  }

  private void oneByOne(Iterator<SolveTask> tasks, WorkerPool pool, Runnable whileWaiting) {
    Solver solver = solvers.apply(pool);
    SolveListener stopper = new Stopper(work::isStopped, whileWaiting);
    while (!work.isStopped() && tasks.hasNext()) {
      take(solve(tasks.next(), solver, stopper));
      whileWaiting.run();
    }
  }

  private void take(SolveResult solved) {
    done++;
    printer.print(solved);
  }

  private SolveResult solve(SolveTask task, Solver solver, SolveListener listener) {
    try {
      SolveTask.Read read = task.read(reader, game, solver.scale().hasScores());
      Solution solution = solve(read.position(), solver, listener);
      return new SolveResult(task, read.position(), read.expected(), solution, null);
    } catch (InputException e) {
      return SolveResult.wrong(task, e.getMessage());
    }
  }

  private Solution solve(Position position, Solver solver, SolveListener listener) {
    if (!position.outcome().isOver()) {
      return solver.solve(position, question, limits, listener);
    }
    if (position.outcome().winner() == null && printer.answersFullBoard()) {
      return new Solution(Ending.DRAW, Ending.DRAW, List.of(), List.of(), List.of(), 0, 0);
    }
    throw new InputException(
        Text.format("there is nothing to solve: %s", RuleText.outcome(position)));
  }

  /** Stops on Ctrl-C, and lets the calling thread show the progress. */
  private static final class Stopper implements SolveListener {
    private final Thread owner = Thread.currentThread();
    private final BooleanSupplier interrupted;
    private final Runnable show;

    Stopper(BooleanSupplier interrupted, Runnable show) {
      this.interrupted = interrupted;
      this.show = show;
    }

    @Override
    public boolean stop() {
      if (Thread.currentThread() == owner) {
        show.run();
      }
      return interrupted.getAsBoolean();
    }
  }
}
