package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.search.Crew;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.alphabeta.ClassicEngine;
import games.oxo.search.deep.DeepEngine;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import java.util.List;

/** Makes engines by name. */
public final class Engines {
  private static final long MOST = 1_000_000_000_000L;

  private static final List<String> CLASSIC =
      List.of("depth", "time", "nodes", "bias", "deterministic");
  private static final List<String> TREE = List.of("simulations", "time", "nodes", "policy");

  private static final List<Capability> ALL =
      List.of(
          new Capability("alphabeta", "looks ahead to a depth", true, true, CLASSIC),
          new Capability("negascout", "the same with null windows", true, true, CLASSIC),
          new Capability(
              "deep",
              "looks deeper and deeper with a table of positions",
              true,
              false,
              List.of("depth", "time", "nodes")),
          new Capability("mcts", "plays games out at random", true, true, TREE),
          new Capability("mcts-solver", "the same, and proves results", true, true, TREE),
          new Capability("random", "any legal stone", true, true, List.of()));

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

  /** All engines and what they can do. */
  public static List<Capability> all() {
    return ALL;
  }

  /** The names of all engines. */
  public static List<String> names() {
    return ALL.stream().map(Capability::name).toList();
  }

  /**
   * Makes an engine for a game.
   *
   * @throws InputException when there is no such engine or option, or it does not play this game
   */
  public static Ready create(Game game, EngineSpec spec, Context context) {
    Capability capability =
        ALL.stream()
            .filter(each -> each.name().equals(spec.name()))
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        "there is no engine '%s'%s"
                            .formatted(spec.name(), Nearest.hint(spec.name(), names()))));
    capability.require(game, ALL);
    spec.allow(capability.options());
    Kernel kernel = new Kernel(game);
    Engine engine =
        switch (spec.name()) {
          case "alphabeta" -> classic(kernel, spec, context, false);
          case "negascout" -> classic(kernel, spec, context, true);
          case "deep" -> deep(kernel, context);
          case "mcts" -> mcts(kernel, spec, context, false);
          case "mcts-solver" -> mcts(kernel, spec, context, true);
          case "random" -> new RandomEngine(context.seed());
          default -> throw new IllegalStateException(spec.name());
        };
    return new Ready(new SwapEngine(engine), limits(spec));
  }

  private static Engine classic(
      Kernel kernel, EngineSpec spec, Context context, boolean nullWindows) {
    ClassicEngine.Setup setup =
        new ClassicEngine.Setup(
            nullWindows,
            (int) spec.number("depth", 1, 64, 0),
            spec.word("bias", List.of("static", "random"), "static").equals("random"),
            spec.flag("deterministic", context.deterministic()),
            context.seed());
    return new ClassicEngine(kernel, setup, context.crew());
  }

  private static Engine deep(Kernel kernel, Context context) {
    DeepEngine.Setup setup =
        new DeepEngine.Setup(
            context.everyMove(), context.deterministic(), context.bytes(), context.seed());
    return new DeepEngine(kernel, setup, context.crew());
  }

  private static Engine mcts(Kernel kernel, EngineSpec spec, Context context, boolean solver) {
    String usual = kernel.isLineGame() ? Policy.SHARP.key() : Policy.UNIFORM.key();
    Policy policy = Policy.ofKey(spec.word("policy", Policy.keys(), usual));
    if (policy == Policy.SHARP && !kernel.isLineGame()) {
      throw new InputException(
          "%s:policy=sharp needs a game that a line decides; for %s there are uniform, neighbours"
              .formatted(spec.name(), kernel.game().id()));
    }
    return new MctsEngine(kernel, solver, policy, context.bytes(), context.seed(), context.crew());
  }

  private static Limits limits(EngineSpec spec) {
    boolean classic = spec.name().equals("alphabeta") || spec.name().equals("negascout");
    return new Limits(
        spec.number("time", 1, MOST, 0),
        classic ? 0 : (int) spec.number("depth", 1, 64, 0),
        spec.number("nodes", 1, MOST, 0),
        spec.number("simulations", 1, MOST, 0));
  }
}
