package games.oxo.table.results;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofWriter;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import games.oxo.search.solve.RootMoveSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Proves after each first move of a game, within a number of expansions, that the first player
 * wins. Each proof is written as a certificate, and counts only if the referee accepts it.
 *
 * <p>With one worker, and without a limit of time, the answer is the same every time.
 */
final class OpeningProofs {
  /** How many positions of the second player are looked at for each first move. */
  static final long MOST_EXPANSIONS = 1_500_000;

  /** More memory is not used, since the steps of a proof depend on it. */
  private static final long MOST_BYTES = 1 << 28;

  private final Limits limits;
  private final WorkerPool pool;
  private final long bytes;
  private final ResultListener listener;

  /**
   * @param limits for each first move
   */
  OpeningProofs(Limits limits, WorkerPool pool, long bytes, ResultListener listener) {
    this.limits = limits;
    this.pool = pool;
    this.bytes = Math.min(bytes, MOST_BYTES);
    this.listener = listener;
  }

  /**
   * What is proven of the first moves, each kind of them once.
   *
   * @throws SearchStopped when the listener says so
   */
  List<ResultAnswer.Proof> of(ResultQuestion question, Game game) {
    List<ResultAnswer.Proof> proofs = new ArrayList<>();
    MoveNotation notation = new MoveNotation(game);
    for (Map.Entry<Move, Integer> kind : RootMoveSolver.kinds(game.start()).entrySet()) {
      String name = notation.writeInList(kind.getKey());
      listener.proving(question.name() + " " + name);
      proofs.add(prove(game.start().play(kind.getKey()), name, kind.getValue()));
    }
    return proofs;
  }

  private ResultAnswer.Proof prove(Position position, String name, int alike) {
    long started = System.nanoTime();
    long nanos = limits.millis() == 0 ? Long.MAX_VALUE : limits.millis() * 1_000_000;
    BooleanSupplier stop = () -> listener.stop() || System.nanoTime() - started >= nanos;
    Strategy strategy = new Strategy(position.game().symmetryGroup());
    Prover prover = new Prover(position, Player.X, KeptStrategy.inMemory(strategy), pool, bytes);
    prover.run(MOST_EXPANSIONS, stop);
    if (listener.stop()) {
      throw new SearchStopped();
    }
    boolean proven = prover.state() == State.BEATEN;
    int moves =
        proven ? ProofWriter.checked(position, Player.X, strategy, listener::stop).moves() : -1;
    return new ResultAnswer.Proof(
        name,
        alike,
        prover.tasks().size(),
        prover.count(State.BEATEN),
        prover.tasks().stream().mapToLong(ProofTask::expansions).sum(),
        moves,
        (System.nanoTime() - started) / 1e9);
  }
}
