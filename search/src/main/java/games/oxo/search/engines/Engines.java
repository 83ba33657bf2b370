package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.alphabeta.AlphaBetaEngine;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import games.oxo.search.pvs.PvsEngine;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Makes engines by name. */
public final class Engines {
  private static final long MOST = 1_000_000_000_000L;

  /** How many levels there are; the highest is {@code best}. */
  public static final int LEVELS = LevelEngine.HIGHEST;

  private static final String LEVEL = "level";
  private static final BestEngine.Reach LINES_NEAR_THE_END = new BestEngine.Reach(32, 20);
  private static final BestEngine.Reach SCORES_NEAR_THE_END = new BestEngine.Reach(20, 15);
  private static final List<String> LIMITS = List.of("time", "nodes", "simulations");
  private static final List<String> CLASSIC =
      List.of("depth", "time", "nodes", "bias", "deterministic");
  private static final List<String> DEEP = List.of("depth", "time", "nodes");
  private static final List<String> TREE = List.of("simulations", "time", "nodes", "policy");

  private static final List<Capability> ALL = capabilities();

  private Engines() {}

  private static List<Capability> capabilities() {
    List<Capability> all = new ArrayList<>();
    all.add(
        new Capability("best", "the strongest that there is for a game", true, true, true, LIMITS));
    all.add(new Capability("alphabeta", "looks ahead to a depth", true, true, false, CLASSIC));
    all.add(new Capability("negascout", "the same with null windows", true, true, false, CLASSIC));
    all.add(
        new Capability("deep", "looks deeper and deeper, with a table", true, false, true, DEEP));
    all.add(new Capability("mcts", "plays games out at random", true, true, true, TREE));
    all.add(new Capability("mcts-solver", "the same, and proves results", true, true, true, TREE));
    all.add(new Capability("random", "any legal stone", true, true, false, List.of()));
    for (int level = 1; level <= LevelEngine.HIGHEST; level++) {
      String summary = "plays at level %d of %d".formatted(level, LevelEngine.HIGHEST);
      boolean best = level == LevelEngine.HIGHEST;
      all.add(new Capability(LEVEL + level, summary, true, true, best, best ? LIMITS : List.of()));
    }
    return List.copyOf(all);
  }

  /** The name of the engine that plays at a level from 1 to {@link #LEVELS}. */
  public static String level(int level) {
    return LEVEL + level;
  }

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
  public static ConfiguredEngine create(Game game, EngineSpec spec, EngineContext context) {
    Capability capability =
        ALL.stream()
            .filter(each -> each.name().equals(spec.name()))
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        "there is no engine '%s'%s"
                            .formatted(
                                spec.name(), Nearest.hint(spec.name(), names(), listed(ALL)))));
    if (!capability.serves(game)) {
      throw new InputException(
          "the engine '%s' plays only games that %s; for %s there are %s"
              .formatted(
                  spec.name(),
                  capability.lineGames() ? "a line decides" : "points decide",
                  game.id(),
                  listed(ALL.stream().filter(each -> each.serves(game)).toList())));
    }
    spec.allow(capability.options());
    Kernel kernel = new Kernel(game);
    return new ConfiguredEngine(
        new SwapEngine(engine(kernel, spec, context)), limits(spec), capability.timed());
  }

  /** Names in words; all levels are always among them. */
  private static String listed(List<Capability> some) {
    String others =
        some.stream()
            .map(Capability::name)
            .filter(name -> !name.startsWith(LEVEL))
            .collect(Collectors.joining(", "));
    return "%s, %s to %s".formatted(others, level(1), level(LEVELS));
  }

  private static Engine engine(Kernel kernel, EngineSpec spec, EngineContext context) {
    return switch (spec.name()) {
      case "alphabeta" -> classic(kernel, spec, context, false);
      case "negascout" -> classic(kernel, spec, context, true);
      case "deep" -> deep(kernel, context);
      case "mcts" -> mcts(kernel, spec, context, false);
      case "mcts-solver" -> mcts(kernel, spec, context, true);
      case "random" -> new RandomEngine(context.seed());
      case "best" -> best(kernel, context);
      default -> level(kernel, spec, context);
    };
  }

  /** Exact values where they are known, and otherwise the strongest search. */
  private static Engine best(Kernel kernel, EngineContext context) {
    Engine searching = strongest(kernel, context);
    return context.known() == ExactValues.NONE
        ? searching
        : new TableEngine(kernel.game(), context, searching);
  }

  /** What won the most games; {@code docs/engines.md} has the figures. */
  private static Engine strongest(Kernel kernel, EngineContext context) {
    if (kernel.isLineGame() && !kernel.game().board().gravity()) {
      return new BestEngine(deep(kernel, context), null, new BestEngine.Reach(0, 0));
    }
    // Both keep what they learn, within the same memory.
    EngineContext half = context.withBytes(context.bytes() / 2);
    Solver solver = new Solver(kernel.game(), half.bytes(), half.pool(), ExactValues.NONE);
    boolean lines = kernel.isLineGame();
    String tree = lines ? "mcts-solver" : "mcts";
    return new BestEngine(
        mcts(kernel, EngineSpec.parse(tree), half, lines),
        new SolverEngine(solver, half),
        lines ? LINES_NEAR_THE_END : SCORES_NEAR_THE_END);
  }

  private static Engine level(Kernel kernel, EngineSpec spec, EngineContext context) {
    int level = Integer.parseInt(spec.name().substring(LEVEL.length()));
    return level == LEVELS
        ? best(kernel, context)
        : new LevelEngine(
            level,
            mcts(kernel, EngineSpec.parse("mcts-solver"), context, true),
            context.deterministic(),
            context.seed());
  }

  private static Engine classic(
      Kernel kernel, EngineSpec spec, EngineContext context, boolean nullWindows) {
    AlphaBetaEngine.Setup setup =
        new AlphaBetaEngine.Setup(
            nullWindows,
            (int) spec.number("depth", 1, 64, 0),
            spec.word("bias", List.of("static", "random"), "static").equals("random"),
            spec.flag("deterministic", context.deterministic()),
            context.everyMove(),
            context.seed());
    return new AlphaBetaEngine(kernel, setup, context.pool());
  }

  private static Engine deep(Kernel kernel, EngineContext context) {
    PvsEngine.Setup setup =
        new PvsEngine.Setup(
            context.everyMove(), context.deterministic(), context.bytes(), context.seed());
    return new PvsEngine(kernel, setup, context.pool());
  }

  private static Engine mcts(
      Kernel kernel, EngineSpec spec, EngineContext context, boolean solver) {
    String usual = kernel.isLineGame() ? Policy.SHARP.key() : Policy.UNIFORM.key();
    Policy policy = Policy.ofKey(spec.word("policy", Policy.keys(), usual));
    if (policy == Policy.SHARP && !kernel.isLineGame()) {
      throw new InputException(
          "%s:policy=sharp needs a game that a line decides; for %s there are uniform, neighbours"
              .formatted(spec.name(), kernel.game().id()));
    }
    return new MctsEngine(kernel, solver, policy, context.bytes(), context.seed(), context.pool());
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
