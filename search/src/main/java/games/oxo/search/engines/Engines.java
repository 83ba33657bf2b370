package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.input.NumberRange;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.OpeningBook;
import games.oxo.search.alphabeta.Pruning;
import games.oxo.search.engines.EngineEntry.Effort;
import games.oxo.search.engines.EngineOption.Choice;
import games.oxo.search.engines.EngineOption.TimeFirst;
import games.oxo.search.engines.EngineOption.WholeNumber;
import games.oxo.search.engines.EngineOption.YesNo;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.mcts.Policy;
import games.oxo.search.solve.ExactValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The registry of engines: an entry for each, and their creation by name. */
public final class Engines {
  /** More than any search can use; chosen by hand. */
  private static final NumberRange MANY = NumberRange.whole(1, 1_000_000_000_000L);

  private static final NumberRange LEVEL = NumberRange.whole(1, LevelEngine.HIGHEST);

  /** No board has more cells. */
  private static final NumberRange STONES = NumberRange.whole(1, 64);

  /** How many levels there are; the highest is {@code best}. */
  public static final int LEVELS = LevelEngine.HIGHEST;

  /** The option of all engines that names an opening book. */
  public static final String BOOK = "book";

  /** The option of all engines for how many of its own moves an engine takes from a book. */
  public static final String BOOK_MOVES = "book-moves";

  /** The value of {@link #BOOK} for no book. */
  public static final String NO_BOOK = "none";

  /** The option that names a learned evaluation, of the engines that look at one. */
  public static final String EVALUATION = "eval";

  /** The value of {@link #EVALUATION} for the one made by hand. */
  public static final String NO_EVALUATION = "none";

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
  private static final GameOptions ALPHA_BETA =
      GameOptions.ofAll(List.of(AHEAD, TIME, TIME_FIRST, NODES, BIAS, DETERMINISTIC));
  private static final GameOptions TREE =
      GameOptions.ofAll(tree(Policy.SHARP), tree(Policy.UNIFORM));

  private static final List<EngineEntry> NAMED =
      List.of(
          new EngineEntry(
              "best",
              "the strongest engine for the game",
              Effort.TO_LIMIT,
              GameOptions.ofAll(LIMITS),
              Engines::best),
          alphaBeta(Pruning.ALPHA_BETA, "alpha-beta search to a fixed depth"),
          alphaBeta(Pruning.NULL_WINDOWS, "alpha-beta search with null windows"),
          alphaBeta(Pruning.NONE, "search to a fixed depth without pruning, for comparison"),
          new EngineEntry(
              "deep",
              "principal variation search with iterative deepening and a transposition table",
              Effort.TO_LIMIT,
              GameOptions.ofLineGames(List.of(MOST_AHEAD, TIME, TIME_FIRST, NODES)),
              parts ->
                  searching(parts, Searches.deep(parts.rules(), parts.context(), parts.learned()))),
          new EngineEntry(
              "mcts",
              "Monte Carlo tree search",
              Effort.TO_LIMIT,
              TREE,
              parts -> searching(parts, mcts(parts, false))),
          new EngineEntry(
              "mcts-solver",
              "Monte Carlo tree search that proves results",
              Effort.TO_LIMIT,
              TREE,
              parts -> searching(parts, mcts(parts, true))),
          new EngineEntry(
              "random",
              "plays a random legal stone",
              Effort.OWN,
              GameOptions.NONE,
              parts -> searching(parts, new RandomEngine(parts.context().seed()))));

  private static final List<EngineEntry> BY_LEVEL =
      IntStream.rangeClosed(1, LEVELS).mapToObj(Engines::ofLevel).toList();

  private static final List<EngineEntry> ALL =
      Stream.concat(NAMED.stream(), BY_LEVEL.stream()).toList();

  private Engines() {}

  private static EngineEntry ofLevel(int level) {
    String summary = Text.format("plays at level %d of %d", level, LEVELS);
    return level == LEVELS
        ? new EngineEntry(
            level(level), summary, Effort.TO_LIMIT, GameOptions.ofAll(LIMITS), Engines::best)
        : new EngineEntry(
            level(level),
            summary,
            Effort.OWN,
            GameOptions.NONE,
            parts -> handicapped(level, parts));
  }

  private static EngineEntry alphaBeta(Pruning pruning, String summary) {
    return new EngineEntry(
        pruning.engine(),
        summary,
        Effort.TO_DEPTH,
        ALPHA_BETA,
        parts -> searching(parts, Searches.alphaBeta(parts, pruning)));
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
    return create(new SearchRules(game), spec, context);
  }

  /**
   * Makes one of many engines for the same game, faster than from the game.
   *
   * @throws InputException when there is no such engine or option, or it does not play this game
   */
  public static ConfiguredEngine create(SearchRules rules, EngineSpec spec, EngineContext context) {
    Game game = rules.game();
    checkServes(game, spec);
    EngineEntry entry = entry(spec.name());
    Map<String, String> options = new LinkedHashMap<>(spec.options());
    options.remove(BOOK);
    options.remove(BOOK_MOVES);
    options.remove(EVALUATION);
    return entry.create(
        rules, options, context, new KnowledgeOfEngine(game, spec, context.knowledge()));
  }

  /**
   * A trial of a level on a position that is not over.
   *
   * @param level from 1 to {@link #LEVELS}
   */
  public static LevelTrial trial(
      SearchRules rules, int level, Position position, EngineContext context) {
    Engine engine =
        level == LEVELS ? BestEngine.of(rules, context) : searchOfLevels(rules, context);
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
    return new KnowledgeOfEngine(game, spec, context.knowledge()).book();
  }

  /**
   * The learned evaluation that an engine looks at.
   *
   * @return empty when it looks at none
   * @throws InputException when the one that the specification names cannot be had, or the engine
   *     looks at none
   */
  public static Optional<LearnedEvaluation> evaluation(
      Game game, EngineSpec spec, Knowledge knowledge) {
    return new KnowledgeOfEngine(game, spec, knowledge).learned();
  }

  /** Names in words; the levels, which play all games, are always among them. */
  private static String listed(List<EngineEntry> named) {
    return Text.format(
        "%s, %s to %s",
        named.stream().map(EngineEntry::name).collect(Collectors.joining(", ")),
        level(1),
        level(LEVELS));
  }

  /**
   * The name of the search that wins the most games of a game at equal time, which {@code best}
   * takes where it knows nothing better; {@code docs/engines.md} has the figures.
   */
  public static String strongestSearch(Game game, Knowledge knowledge) {
    return BestEngine.searchName(game, knowledge.evaluations().usual(game));
  }

  private static Engine best(EngineParts parts) {
    return BestEngine.of(parts);
  }

  /** An engine that asks its book, if it has one, and otherwise searches. */
  private static Engine searching(EngineParts parts, Engine stones) {
    List<AnswerSource> sources = new ArrayList<>(book(parts));
    sources.add(new SwapSource());
    return new SourcedEngine(stones.name(), sources, stones);
  }

  private static Engine handicapped(int level, EngineParts parts) {
    EngineContext context = parts.context();
    Engine search = searchOfLevels(parts.rules(), context);
    Engine engine = new LevelEngine(level, search, context.deterministic(), context.seed());
    return new SourcedEngine(engine.name(), book(parts), engine);
  }

  private static Engine searchOfLevels(SearchRules rules, EngineContext context) {
    Engine stones =
        Searches.mcts(rules, Searches.usualPolicy(rules), context, true, Optional.empty());
    return new SourcedEngine(stones.name(), List.of(new SwapSource()), stones);
  }

  /** The book of an engine other than {@code best}, which knows nothing else: none or one. */
  private static List<AnswerSource> book(EngineParts parts) {
    return parts.book() == OpeningBook.NONE
        ? List.of()
        : List.of(new BookSource(parts.book(), ExactValues.NONE));
  }

  private static Engine mcts(EngineParts parts, boolean solver) {
    Policy policy = Policy.ofKey(parts.options().word("policy"));
    return Searches.mcts(parts.rules(), policy, parts.context(), solver, parts.learned());
  }
}
