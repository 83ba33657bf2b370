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
import games.oxo.search.solve.KnownValues;
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

  /**
   * What all engines of a program share.
   *
   * @param seed for their chances
   * @param bytes how much memory one engine may take
   * @param deterministic whether equal moves are never chosen by chance
   * @param everyMove whether every legal move is to get a value of its own, where that costs time
   * @param crew who does the work
   * @param known exact values that {@code best} need not search for
   */
  public record Context(
      long seed,
      long bytes,
      boolean deterministic,
      boolean everyMove,
      Crew crew,
      KnownValues known) {
    /** Nothing is known. */
    public Context(long seed, long bytes, boolean deterministic, boolean everyMove, Crew crew) {
      this(seed, bytes, deterministic, everyMove, crew, KnownValues.NONE);
    }

    /** One worker, and values only for the moves that matter. */
    public Context(long seed, long bytes, boolean deterministic) {
      this(seed, bytes, deterministic, false, Crew.ALONE);
    }

    /** The same with values that somebody has computed. */
    public Context withKnown(KnownValues values) {
      return new Context(seed, bytes, deterministic, everyMove, crew, values);
    }

    private Context withBytes(long some) {
      return new Context(seed, some, deterministic, everyMove, crew, known);
    }
  }

  /**
   * An engine with the limits that its specification sets.
   *
   * @param limits what counts where the caller sets no limit of its own
   * @param timed see {@link Capability#timed}
   */
  public record Ready(Engine engine, Limits limits, boolean timed) {
    /** The limits, or so much time for an engine that needs a limit and has none. */
    public Limits limitsOr(long millis) {
      return timed && limits.equals(Limits.NONE) ? Limits.time(millis) : limits;
    }

    /**
     * What to think with about one move.
     *
     * @param asked what the caller wants; {@link Limits#NONE} leaves it to the engine
     * @param clockMillis the most that a clock allows ({@link TimeShare}), 0 without a clock
     * @param millis time for an engine that needs a limit and gets none
     */
    public Limits limitsFor(Limits asked, long clockMillis, long millis) {
      boolean free = asked.equals(Limits.NONE);
      if (clockMillis == 0) {
        return free ? limitsOr(millis) : asked;
      }
      Limits wanted = free ? limits : asked;
      return wanted.withMillis(
          wanted.millis() == 0 ? clockMillis : Math.min(wanted.millis(), clockMillis));
    }
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
  public static Ready create(Game game, EngineSpec spec, Context context) {
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
    return new Ready(
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

  private static Engine engine(Kernel kernel, EngineSpec spec, Context context) {
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
  private static Engine best(Kernel kernel, Context context) {
    Engine searching = strongest(kernel, context);
    return context.known() == KnownValues.NONE
        ? searching
        : new KnownEngine(kernel.game(), context, searching);
  }

  /** What won the most games; {@code docs/engines.md} has the figures. */
  private static Engine strongest(Kernel kernel, Context context) {
    if (kernel.isLineGame() && !kernel.game().board().gravity()) {
      return new BestEngine(deep(kernel, context), null, new BestEngine.Reach(0, 0));
    }
    // Both keep what they learn, within the same memory.
    Context half = context.withBytes(context.bytes() / 2);
    Solver solver = new Solver(kernel.game(), half.bytes(), half.crew(), KnownValues.NONE);
    boolean lines = kernel.isLineGame();
    String tree = lines ? "mcts-solver" : "mcts";
    return new BestEngine(
        mcts(kernel, EngineSpec.parse(tree), half, lines),
        new ExactEngine(solver, half),
        lines ? LINES_NEAR_THE_END : SCORES_NEAR_THE_END);
  }

  private static Engine level(Kernel kernel, EngineSpec spec, Context context) {
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
      Kernel kernel, EngineSpec spec, Context context, boolean nullWindows) {
    ClassicEngine.Setup setup =
        new ClassicEngine.Setup(
            nullWindows,
            (int) spec.number("depth", 1, 64, 0),
            spec.word("bias", List.of("static", "random"), "static").equals("random"),
            spec.flag("deterministic", context.deterministic()),
            context.everyMove(),
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
