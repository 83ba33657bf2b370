package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.search.Crew;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.alphabeta.ClassicEngine;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import java.util.List;

/** Makes engines by name. */
public final class Engines {
  private static final long MOST = 1_000_000_000_000L;

  private Engines() {}

  /**
   * What all engines of a program share.
   *
   * @param seed for their chances
   * @param bytes how much memory one engine may take
   * @param deterministic whether equal moves are never chosen by chance
   * @param everyMove whether every legal move is to get a value of its own, where that costs time
   * @param crew who does the work
   */
  public record Context(
      long seed, long bytes, boolean deterministic, boolean everyMove, Crew crew) {
    /** One worker, and values only for the moves that matter. */
    public Context(long seed, long bytes, boolean deterministic) {
      this(seed, bytes, deterministic, false, Crew.ALONE);
    }
  }

  /**
   * An engine with the limits that its specification sets.
   *
   * @param limits what counts where the caller sets no limit of its own
   */
  public record Ready(Engine engine, Limits limits) {}

  /** The names of all engines. */
  public static List<String> names() {
    return List.of("alphabeta", "negascout", "mcts", "mcts-solver", "random");
  }

  /**
   * Makes an engine for a game.
   *
   * @throws InputException when there is no such engine or option
   */
  public static Ready create(Game game, EngineSpec spec, Context context) {
    Kernel kernel = new Kernel(game);
    return switch (spec.name()) {
      case "alphabeta" -> classic(kernel, spec, context, false);
      case "negascout" -> classic(kernel, spec, context, true);
      case "mcts" -> mcts(kernel, spec, context, false);
      case "mcts-solver" -> mcts(kernel, spec, context, true);
      case "random" -> {
        spec.allow(List.of());
        yield ready(new RandomEngine(context.seed()), Limits.NONE);
      }
      default ->
          throw new InputException(
              "there is no engine '%s'%s"
                  .formatted(spec.name(), Nearest.hint(spec.name(), names())));
    };
  }

  private static Ready classic(
      Kernel kernel, EngineSpec spec, Context context, boolean nullWindows) {
    spec.allow(List.of("depth", "time", "nodes", "bias", "deterministic"));
    ClassicEngine.Setup setup =
        new ClassicEngine.Setup(
            nullWindows,
            (int) spec.number("depth", 1, 64, 0),
            spec.word("bias", List.of("static", "random"), "static").equals("random"),
            spec.flag("deterministic", context.deterministic()),
            context.seed());
    return ready(new ClassicEngine(kernel, setup, context.crew()), limits(spec));
  }

  private static Ready mcts(Kernel kernel, EngineSpec spec, Context context, boolean solver) {
    spec.allow(List.of("simulations", "time", "nodes", "policy"));
    String usual = kernel.isLineGame() ? Policy.SHARP.key() : Policy.UNIFORM.key();
    Policy policy = Policy.ofKey(spec.word("policy", Policy.keys(), usual));
    return ready(
        new MctsEngine(kernel, solver, policy, context.bytes(), context.seed(), context.crew()),
        limits(spec));
  }

  private static Limits limits(EngineSpec spec) {
    return new Limits(
        spec.number("time", 1, MOST, 0),
        0,
        spec.number("nodes", 1, MOST, 0),
        spec.number("simulations", 1, MOST, 0));
  }

  private static Ready ready(Engine engine, Limits limits) {
    return new Ready(new SwapEngine(engine), limits);
  }
}
