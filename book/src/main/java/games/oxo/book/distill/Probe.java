package games.oxo.book.distill;

import games.oxo.book.BookGame;
import games.oxo.book.BookValue;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.input.InputException;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.prove.KeptStrategy;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.Prover;
import games.oxo.search.prove.Strategy;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Tries to refute moves of a book: first by a search for a proof that the opponent wins, where the
 * rules allow one, then by the strongest engine, each with half of the time. It serves one thread.
 */
public final class Probe {
  /**
   * How hard a probe tries.
   *
   * @param limits time or nodes for each move
   * @param refuteBelow a move is refuted when the engine gives it a smaller chance than this
   */
  public record Effort(Limits limits, double refuteBelow) {}

  /** A search for proofs takes about as long for a position as the engine for so many. */
  private static final int NODES_OF_AN_EXPANSION = 40;

  private static final long PROOF_BYTES = 64L << 20;

  private final Game game;
  private final Effort effort;
  private final Engine engine;
  private final boolean provable;

  /**
   * @param context the engine's seed, memory and exact values
   */
  public Probe(BookGame game, Effort effort, EngineContext context) {
    this.game = game.plain();
    this.effort = effort;
    engine = Engines.create(this.game, EngineSpec.parse("best"), context).engine();
    provable = isProvable(this.game);
  }

  private static boolean isProvable(Game game) {
    try {
      Prover.check(game.start());
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  /**
   * Attacks a move.
   *
   * @param stop whether to give up
   * @return what is wrong with it; empty when nothing was found
   */
  public Optional<Refutation> attack(Entry entry, BooleanSupplier stop) {
    Position before = entry.key().position(game);
    Player mover = game.mover(before.ply());
    Position after = before.play(entry.move());
    if (after.outcome().isOver() || entry.value().isProven()) {
      return Optional.empty();
    }
    if (provable && game.mover(after.ply()) != mover && isBeaten(after, mover.other(), stop)) {
      return Optional.of(new Refutation(entry, Ending.of(Result.LOSS), List.of(), 0));
    }
    return stop.getAsBoolean() ? Optional.empty() : judge(entry, after, mover);
  }

  private boolean isBeaten(Position after, Player attacker, BooleanSupplier stop) {
    KeptStrategy strategy = KeptStrategy.inMemory(new Strategy(game.symmetryGroup()));
    Prover prover = new Prover(after, attacker, strategy, WorkerPool.SINGLE, PROOF_BYTES);
    Limits limits = effort.limits();
    long until = System.nanoTime() + limits.millis() * 500_000;
    BooleanSupplier over =
        () -> stop.getAsBoolean() || (limits.millis() > 0 && System.nanoTime() - until > 0);
    prover.run(limits.nodes() > 0 ? limits.nodes() / NODES_OF_AN_EXPANSION : Long.MAX_VALUE, over);
    return prover.state() == ProofTask.State.BEATEN;
  }

  private Optional<Refutation> judge(Entry entry, Position after, Player mover) {
    engine.newGame();
    Limits all = effort.limits();
    Limits limits = new Limits((all.millis() + 1) / 2, 0, (all.nodes() + 1) / 2, 0);
    Analysis found = engine.think(after, SearchRequest.of(limits), () -> false);
    Value value = found.value();
    boolean same = game.mover(after.ply()) == mover;
    Value own = same ? value : value.negate();
    boolean bad = own.isLoss() || BookValue.chance(own) < effort.refuteBelow();
    List<Move> line = found.line();
    Value ofMove = own instanceof Ending ending ? ending.delayed() : own;
    return bad ? Optional.of(new Refutation(entry, ofMove, line, found.nodes())) : Optional.empty();
  }
}
