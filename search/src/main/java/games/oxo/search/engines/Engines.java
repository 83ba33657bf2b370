package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.definition.LineRule;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.input.NumberRange;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.OpeningBook;
import games.oxo.search.alphabeta.AlphaBetaEngine;
import games.oxo.search.alphabeta.Pruning;
import games.oxo.search.engines.EngineOption.Choice;
import games.oxo.search.engines.EngineOption.TimeFirst;
import games.oxo.search.engines.EngineOption.WholeNumber;
import games.oxo.search.engines.EngineOption.YesNo;
import games.oxo.search.kernel.Kernel;
import games.oxo.search.mcts.MctsEngine;
import games.oxo.search.mcts.Policy;
import games.oxo.search.pvs.PvsEngine;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.Solver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The registry of engines: an entry for each, and their creation by name. */
public final class Engines {
  private static final NumberRange MANY = NumberRange.whole(1, 1_000_000_000_000L);
  private static final NumberRange LEVEL = NumberRange.whole(1, LevelEngine.HIGHEST);
  private static final NumberRange STONES = NumberRange.whole(1, 64);

  /** How many levels there are; the highest is {@code best}. */
  public static final int LEVELS = LevelEngine.HIGHEST;

  /** The option of all engines that names an opening book. */
  public static final String BOOK = "book";

  /** The option of all engines for how many of its own moves an engine takes from a book. */
  public static final String BOOK_MOVES = "book-moves";

  /** The value of {@link #BOOK} for no book. */
  public static final String NO_BOOK = "none";

  private static final BestEngine.Reach FALLING_STONES = new BestEngine.Reach(37, 20);
  private static final BestEngine.Reach LINES = new BestEngine.Reach(20, 0);
  private static final BestEngine.Reach SCORES = new BestEngine.Reach(22, 15);

  /** Falling stones leave so few moves where a line of this length loses that depth counts most. */
  private static final int FEW_SAFE_COLUMNS = 3;

  /** Memory for a glance at a position. */
  private static final long GLANCE_BYTES = 1_000_000;

  private static final EngineOption TIME =
      new WholeNumber("time", "time limit in milliseconds", MANY, true);
  private static final EngineOption TIME_FIRST =
      new TimeFirst(EngineOption.TIME_FIRST, "more time for the first moves");
  private static final EngineOption NODES =
      new WholeNumber("nodes", "limit of visited positions", MANY, true);
  private static final EngineOption SIMULATIONS =
      new WholeNumber("simulations", "number of simulated games", MANY, true);
  private static final EngineOption MOST_AHEAD =
      new WholeNumber("depth", "largest number of stones to look ahead", STONES, true);
  private static final EngineOption AHEAD =
      new WholeNumber("depth", "stones to look ahead", STONES, false);
  private static final EngineOption BIAS =
      new Choice("bias", "bias of the cells", List.of("static", "random"), "static");
  private static final EngineOption DETERMINISTIC =
      new YesNo("deterministic", "always the first of equally good moves");

  private static final List<EngineOption> LIMITS = List.of(TIME, TIME_FIRST, NODES, SIMULATIONS);
  private static final List<EngineOption> ALPHA_BETA =
      List.of(AHEAD, TIME, TIME_FIRST, NODES, BIAS, DETERMINISTIC);
  private static final List<EngineOption> LINE_TREE = tree(Policy.SHARP);
  private static final List<EngineOption> SCORE_TREE = tree(Policy.UNIFORM);

  private static final List<EngineEntry> NAMED =
      List.of(
          EngineEntry.ofAllGames(
              "best",
              "the strongest engine for the game",
              true,
              LIMITS,
              (kernel, options, context) -> best(kernel, context)),
          EngineEntry.ofAllGames(
                  "alphabeta",
                  "alpha-beta search to a fixed depth",
                  false,
                  ALPHA_BETA,
                  (kernel, options, context) ->
                      alphaBeta(kernel, options, context, Pruning.ALPHA_BETA))
              .countingLeaves(),
          EngineEntry.ofAllGames(
                  "negascout",
                  "alpha-beta search with null windows",
                  false,
                  ALPHA_BETA,
                  (kernel, options, context) ->
                      alphaBeta(kernel, options, context, Pruning.NULL_WINDOWS))
              .countingLeaves(),
          EngineEntry.ofAllGames(
                  "negamax",
                  "search to a fixed depth without pruning, for comparison",
                  false,
                  ALPHA_BETA,
                  (kernel, options, context) -> alphaBeta(kernel, options, context, Pruning.NONE))
              .countingLeaves(),
          EngineEntry.ofLineGames(
              "deep",
              "principal variation search with iterative deepening and a transposition table",
              true,
              List.of(MOST_AHEAD, TIME, TIME_FIRST, NODES),
              (kernel, options, context) -> deep(kernel, context)),
          EngineEntry.ofAllGames(
              "mcts",
              "Monte Carlo tree search",
              true,
              LINE_TREE,
              SCORE_TREE,
              (kernel, options, context) -> mcts(kernel, options.word("policy"), context, false)),
          EngineEntry.ofAllGames(
              "mcts-solver",
              "Monte Carlo tree search that proves results",
              true,
              LINE_TREE,
              SCORE_TREE,
              (kernel, options, context) -> mcts(kernel, options.word("policy"), context, true)),
          EngineEntry.ofAllGames(
              "random",
              "plays a random legal stone",
              false,
              List.of(),
              (kernel, options, context) -> new SwapEngine(new RandomEngine(context.seed()))));

  private static final List<EngineEntry> BY_LEVEL =
      IntStream.rangeClosed(1, LEVELS).mapToObj(Engines::ofLevel).toList();

  private static final List<EngineEntry> ALL =
      Stream.concat(NAMED.stream(), BY_LEVEL.stream()).toList();

  private Engines() {}

  private static EngineEntry ofLevel(int level) {
    String summary = Text.format("plays at level %d of %d", level, LEVELS);
    return level == LEVELS
        ? EngineEntry.ofAllGames(
            level(level),
            summary,
            true,
            LIMITS,
            (kernel, options, context) -> best(kernel, context))
        : EngineEntry.ofAllGames(
            level(level),
            summary,
            false,
            List.of(),
            (kernel, options, context) ->
                new LevelEngine(
                    level,
                    mcts(kernel, usualPolicy(kernel), context, true),
                    context.deterministic(),
                    context.seed()));
  }

  /** The options of tree searches, whose playouts are sharp only where a line decides. */
  private static List<EngineOption> tree(Policy usual) {
    List<String> words = new ArrayList<>(Policy.keys());
    if (usual != Policy.SHARP) {
      words.remove(Policy.SHARP.key());
    }
    EngineOption policy =
        new Choice("policy", "how simulated games are played", words, usual.key());
    return List.of(SIMULATIONS, TIME, TIME_FIRST, NODES, policy);
  }

  /** The name of the engine that plays at a level from 1 to {@link #LEVELS}. */
  public static String level(int level) {
    return "level" + level;
  }

  /** All engines and what they can do. */
  public static List<EngineEntry> all() {
    return ALL;
  }

  /** The names of all engines. */
  public static List<String> names() {
    return ALL.stream().map(EngineEntry::name).toList();
  }

  /**
   * The entry of an engine.
   *
   * @throws InputException when there is no such engine
   */
  public static EngineEntry entry(String name) {
    if (name.matches("level[+-]?[0-9]+")) {
      LEVEL.readWhole("level", name.substring("level".length()));
    }
    return ALL.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    Text.format(
                        "there is no engine '%s'%s",
                        name, Nearest.hint(name, names(), listed(NAMED)))));
  }

  /**
   * Makes an engine for a game.
   *
   * @throws InputException when there is no such engine or option, or it does not play this game
   */
  public static ConfiguredEngine create(Game game, EngineSpec spec, EngineContext context) {
    checkServes(game, spec);
    return create(new Kernel(game), spec, context);
  }

  /**
   * Makes one of many engines for the same game, faster than from the game.
   *
   * @throws InputException when there is no such engine or option, or it does not play this game
   */
  public static ConfiguredEngine create(Kernel kernel, EngineSpec spec, EngineContext context) {
    Game game = kernel.game();
    checkServes(game, spec);
    EngineEntry entry = entry(spec.name());
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    options.remove(BOOK);
    options.remove(BOOK_MOVES);
    ConfiguredEngine configured = entry.create(kernel, options, context);
    boolean strongest = isStrongest(entry.name());
    OpeningBook book = book(game, spec, context);
    return book == OpeningBook.NONE
        ? configured
        : configured.withEngine(
            new BookEngine(
                configured.engine(), book, strongest ? context.table() : ExactValues.NONE));
  }

  /**
   * A trial of a level on a position that is not over.
   *
   * @param level from 1 to {@link #LEVELS}
   */
  public static LevelTrial trial(
      Kernel kernel, int level, Position position, EngineContext context) {
    Engine engine =
        level == LEVELS ? best(kernel, context) : mcts(kernel, usualPolicy(kernel), context, true);
    return new LevelTrial(level, engine, position);
  }

  private static void checkServes(Game game, EngineSpec spec) {
    EngineEntry entry = entry(spec.name());
    if (!entry.serves(game)) {
      throw new InputException(
          Text.format(
              "the engine '%s' plays only %s; for %s use %s",
              entry.name(),
              entry.games(),
              game.id(),
              listed(NAMED.stream().filter(each -> each.serves(game)).toList())));
    }
  }

  /**
   * The opening book of an engine.
   *
   * @return {@link OpeningBook#NONE} when it has none
   * @throws InputException when the one that the specification names cannot be had
   */
  public static OpeningBook book(Game game, EngineSpec spec, EngineContext context) {
    OpeningBook whole = wholeBook(game, spec, context);
    String moves = spec.options().get(BOOK_MOVES);
    if (moves == null) {
      return whole;
    }
    int most = (int) STONES.readWhole(spec.name() + ":" + BOOK_MOVES, moves);
    return whole == OpeningBook.NONE ? whole : new FirstMovesBook(whole, most);
  }

  private static OpeningBook wholeBook(Game game, EngineSpec spec, EngineContext context) {
    String named = spec.options().get(BOOK);
    if (named == null) {
      return context.books().usual(game, isStrongest(spec.name()));
    }
    return named.equals(NO_BOOK) ? OpeningBook.NONE : context.books().named(game, named);
  }

  /** Whether an engine is {@code best}, under this name or as the highest level. */
  private static boolean isStrongest(String name) {
    return name.equals("best") || name.equals(level(LEVELS));
  }

  /** Names in words; the levels, which play all games, are always among them. */
  private static String listed(List<EngineEntry> named) {
    return Text.format(
        "%s, %s to %s",
        named.stream().map(EngineEntry::name).collect(Collectors.joining(", ")),
        level(1),
        level(LEVELS));
  }

  /** Exact values and proofs where they are known, and otherwise the strongest search. */
  private static Engine best(Kernel kernel, EngineContext context) {
    Engine strongest = strongest(kernel, context);
    if (context.table() == ExactValues.NONE) {
      return strongest;
    }
    boolean lines = kernel.isLineGame();
    Engine searching = lines ? new ProvenEngine(strongest, context.table()) : strongest;
    return new TableEngine(kernel.game(), context, searching);
  }

  /**
   * The name of the search that wins the most games of a game at equal time, which {@code best}
   * takes where it knows nothing better; {@code docs/engines.md} has the figures.
   */
  public static String strongestSearch(Game game) {
    LineRule rule = game.definition().line();
    if (rule == null) {
      return "mcts";
    }
    boolean deep = game.board().gravity() ? rule.lose() == FEW_SAFE_COLUMNS : PvsEngine.suits(game);
    return deep ? "deep" : "mcts-solver";
  }

  /** The strongest search, and the solver where it can be expected to finish. */
  private static Engine strongest(Kernel kernel, EngineContext context) {
    // Both keep what they learn, within the same memory.
    EngineContext half = context.withBytes(context.bytes() / 2);
    Solver solver = new Solver(kernel.game(), half.bytes(), half.workers(), context.table());
    boolean lines = kernel.isLineGame();
    boolean falling = kernel.game().board().gravity();
    boolean deep = strongestSearch(kernel.game()).equals("deep");
    String policy = usualPolicy(kernel);
    return new BestEngine(
        deep ? deep(kernel, half) : mcts(kernel, policy, half, lines),
        new SolverEngine(solver, half),
        () -> mcts(kernel, policy, EngineContext.of(context.seed(), GLANCE_BYTES), lines),
        !lines ? SCORES : falling ? FALLING_STONES : LINES,
        context.table());
  }

  private static String usualPolicy(Kernel kernel) {
    return (kernel.isLineGame() ? Policy.SHARP : Policy.UNIFORM).key();
  }

  private static Engine alphaBeta(
      Kernel kernel, OptionValues options, EngineContext context, Pruning pruning) {
    AlphaBetaEngine.Setup setup =
        new AlphaBetaEngine.Setup(
            pruning,
            (int) options.number("depth"),
            options.word("bias").equals("random"),
            options.flag("deterministic", context.deterministic()),
            context.seed());
    return new SwapEngine(new AlphaBetaEngine(kernel, setup, context.workers()));
  }

  private static Engine deep(Kernel kernel, EngineContext context) {
    PvsEngine.Setup setup =
        new PvsEngine.Setup(context.deterministic(), context.bytes(), context.seed());
    return new SwapEngine(new PvsEngine(kernel, setup, context.workers()));
  }

  private static Engine mcts(Kernel kernel, String policy, EngineContext context, boolean solver) {
    return new SwapEngine(
        new MctsEngine(
            kernel,
            solver,
            Policy.ofKey(policy),
            context.bytes(),
            context.seed(),
            context.workers()));
  }
}
