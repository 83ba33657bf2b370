package games.oxo.session.judge;

import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Outcome;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values positions of one game: by the exact solver, and where that does not finish, by an engine.
 * It keeps what it learns from one position to the next; it serves one caller at a time.
 */
public final class PositionJudge {
  /** Which engine estimates what is not proven. */
  public enum Estimates {
    /** The strongest one, whose expected play is worth showing. */
    PLAY,
    /** A tree search, whose values are chances in all games and can be compared. */
    CHANCES
  }

  private final Game game;
  private final long bytes;
  private final Estimates estimates;
  private final Solver solver;
  private @Nullable Engine engine;

  /**
   * @param bytes how much memory it may take
   * @param known values that need no search
   */
  public PositionJudge(Game game, long bytes, Estimates estimates, ExactValues known) {
    this.game = game;
    this.bytes = bytes / 2;
    this.estimates = estimates;
    solver = new Solver(game, this.bytes, WorkerPool.SINGLE, known);
  }

  /** Starts to value a position that is not over, by an estimate if need be. */
  public JudgeSearch judge(Position position, Limits limits) {
    return new JudgeSearch(solver, this::engine, position, limits);
  }

  /** Starts to prove what a position that is not over is worth; without an estimate. */
  public JudgeSearch prove(Position position, Limits limits) {
    return new JudgeSearch(solver, null, position, limits);
  }

  /**
   * Starts to estimate what a position that is not over is worth; what the engine proves is proven.
   *
   * @param avoid moves not to consider; some legal move must be left
   */
  public JudgeSearch estimate(Position position, Limits limits, List<Move> avoid) {
    return new JudgeSearch(
        engine().start(position, SearchRequest.of(limits).withAvoid(avoid)), position, limits);
  }

  private Engine engine() {
    if (engine == null) {
      EngineContext context = EngineContext.of(1, bytes).withDeterministic(true);
      engine = Engines.create(game, EngineSpec.parse(engineName()), context).engine();
    }
    return engine;
  }

  private String engineName() {
    return estimates == Estimates.CHANCES && game.isLineGame()
        ? "mcts-solver"
        : Engines.strongestSearch(game);
  }

  /** What a position in which the game is over is worth to a player. */
  public static Value ofEnd(Position over, Player player) {
    Outcome outcome = over.outcome();
    if (!over.game().isLineGame()) {
      return new Margin(outcome.margin(player));
    }
    return outcome.winner() == null
        ? Ending.DRAW
        : outcome.winner() == player ? Ending.win(0) : Ending.loss(0);
  }

  /**
   * The value of a move to the player who makes it.
   *
   * @param after what the position after it is worth to the player to move then, who is another one
   *     unless the turn goes on
   */
  public static Value ofMove(Position before, Move move, Value after) {
    Player player = before.toMove().orElseThrow();
    boolean goesOn =
        !move.isSwap() && before.play(move).toMove().filter(next -> next == player).isPresent();
    Value own = goesOn ? after : after.negate();
    return own instanceof Ending ending ? ending.delayed() : own;
  }
}
