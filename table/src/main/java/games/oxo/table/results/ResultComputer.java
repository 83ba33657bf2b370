package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.count.FullBoardCounter;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.RootMoveSolver;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.Solver;
import games.oxo.table.BuildListener;
import games.oxo.table.LayerStudy;
import games.oxo.table.Table;
import games.oxo.table.TableStudy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Computes the answers to questions with the solver, the prover, the counter of full boards and the
 * study of a table.
 */
public final class ResultComputer {
  private final Limits limits;
  private final WorkerPool pool;
  private final long bytes;
  private final Function<Game, Table> tables;
  private final ResultListener listener;

  /**
   * @param limits for each first move
   * @param tables opens the table of a game
   */
  public ResultComputer(
      Limits limits,
      WorkerPool pool,
      long bytes,
      Function<Game, Table> tables,
      ResultListener listener) {
    this.limits = limits;
    this.pool = pool;
    this.bytes = bytes;
    this.tables = tables;
    this.listener = listener;
  }

  /**
   * The answer to a question.
   *
   * @throws SearchStopped when the listener says so
   */
  public ResultAnswer compute(ResultQuestion question) {
    Game game = BuiltInGames.load(question.game());
    long started = System.nanoTime();
    List<ResultAnswer.FirstMove> moves = new ArrayList<>();
    List<ResultAnswer.Ending> endings = new ArrayList<>();
    List<ResultAnswer.Proof> proofs = new ArrayList<>();
    List<ResultAnswer.Layer> layers = new ArrayList<>();
    switch (question.kind()) {
      case FULL_BOARDS -> endings.addAll(fullBoards(question, game));
      case FIRST_MOVES -> moves.addAll(firstMoves(question, game));
      case PROOFS ->
          proofs.addAll(new OpeningProofs(limits, pool, bytes, listener).of(question, game));
      case STUDY -> layers.addAll(study(question, game));
    }
    return new ResultAnswer(
        question.isLimited() ? limits.millis() : 0,
        question.fullBoards() ? 1 : pool.size(),
        (System.nanoTime() - started) / 1e9,
        moves,
        endings,
        proofs,
        layers);
  }

  private List<ResultAnswer.Layer> study(ResultQuestion question, Game game) {
    try (Table table = tables.apply(game)) {
      listener.counting(question.name());
      BuildListener counted =
          new BuildListener() {
            @Override
            public void begins(Stage stage, int stones) {}

            @Override
            public boolean goOn(double fraction) {
              listener.counted(fraction);
              return !listener.stop();
            }
          };
      return new TableStudy(table, bytes, pool, counted)
          .study().stream().map(ResultComputer::layer).toList();
    }
  }

  private static ResultAnswer.Layer layer(LayerStudy study) {
    return new ResultAnswer.Layer(
        study.stones(),
        study.wins(),
        study.draws(),
        study.losses(),
        study.onlyWins(),
        study.onlyDraws());
  }

  private List<ResultAnswer.FirstMove> firstMoves(ResultQuestion question, Game game) {
    List<ResultAnswer.FirstMove> answers = new ArrayList<>();
    MoveNotation notation = new MoveNotation(game);
    Solver solver = new Solver(game, bytes, pool, ExactValues.NONE);
    Position start = game.start();
    for (Map.Entry<Move, Integer> kind : RootMoveSolver.kinds(start).entrySet()) {
      Move move = kind.getKey();
      String name = notation.writeInList(move);
      SolveListener heard =
          listener.solving(question.name() + " " + name, start.play(move), solver);
      RootMoveSolver.MoveBounds found =
          new RootMoveSolver(solver, limits, heard).solve(start, move, kind.getValue());
      if (listener.stop()) {
        throw new SearchStopped();
      }
      answers.add(
          new ResultAnswer.FirstMove(
              name,
              found.alike(),
              found.atLeast(),
              found.atMost(),
              found.replies().stream().map(notation::writeInList).toList(),
              found.micros() / 1e6));
    }
    return answers;
  }

  private List<ResultAnswer.Ending> fullBoards(ResultQuestion question, Game game) {
    listener.counting(question.name());
    FullBoardCounter counter =
        new FullBoardCounter(
            game,
            fraction -> {
              listener.counted(fraction);
              if (listener.stop()) {
                throw new SearchStopped();
              }
              return true;
            });
    FullBoardCounter.Endings found = counter.count();
    Player last = found.last();
    return List.of(
        ending(last + " wins", found.winsOfLast()),
        ending(last.other() + " wins", found.lossesOfLast()),
        ending("draw", found.draws()));
  }

  private static ResultAnswer.Ending ending(String result, FullBoardCounter.Count count) {
    return new ResultAnswer.Ending(result, count.boards(), count.distinct());
  }
}
