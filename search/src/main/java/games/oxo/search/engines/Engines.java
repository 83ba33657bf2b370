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
import games.oxo.search.engines.EngineOption.Choice;
import games.oxo.search.engines.EngineOption.TimeFirst;
import games.oxo.search.engines.EngineOption.WholeNumber;
import games.oxo.search.engines.EngineOption.YesNo;
import games.oxo.search.kernel.SearchRules;
import games.oxo.search.mcts.Policy;
import games.oxo.search.solve.ExactValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
              "best", "the strongest engine for the game", true, LIMITS, Engines::best),
          EngineEntry.ofAllGames(
                  "alphabeta",
                  "alpha-beta search to a fixed depth",
                  false,
                  ALPHA_BETA,
                  parts -> searching(parts, Searches.alphaBeta(parts, Pruning.ALPHA_BETA)))
              .countingLeaves(),
          EngineEntry.ofAllGames(
                  "negascout",
                  "alpha-beta search with null windows",
                  false,
                  ALPHA_BETA,
                  parts -> searching(parts, Searches.alphaBeta(parts, Pruning.NULL_WINDOWS)))
              .countingLeaves(),
          EngineEntry.ofAllGames(
                  "negamax",
                  "search to a fixed depth without pruning, for comparison",
                  false,
                  ALPHA_BETA,
                  parts -> searching(parts, Searches.alphaBeta(parts, Pruning.NONE)))
              .countingLeaves(),
          EngineEntry.ofLineGames(
              "deep",
              "principal variation search with iterative deepening and a transposition table",
              true,
              List.of(MOST_AHEAD, TIME, TIME_FIRST, NODES),
              parts -> searching(parts, Searches.deep(parts.rules(), parts.context()))),
          EngineEntry.ofAllGames(
              "mcts",
              "Monte Carlo tree search",
              true,
              LINE_TREE,
              SCORE_TREE,
              parts -> searching(parts, mcts(parts, false))),
          EngineEntry.ofAllGames(
              "mcts-solver",
              "Monte Carlo tree search that proves results",
              true,
              LINE_TREE,
              SCORE_TREE,
              parts -> searching(parts, mcts(parts, true))),
          EngineEntry.ofAllGames(
              "random",
              "plays a random legal stone",
              false,
              List.of(),
              parts -> searching(parts, new RandomEngine(parts.context().seed()))));

  private static final List<EngineEntry> BY_LEVEL =
      IntStream.rangeClosed(1, LEVELS).mapToObj(Engines::ofLevel).toList();

  private static final List<EngineEntry> ALL =
      Stream.concat(NAMED.stream(), BY_LEVEL.stream()).toList();

  private Engines() {}

  private static EngineEntry ofLevel(int level) {
    String summary = Text.format("plays at level %d of %d", level, LEVELS);
    return level == LEVELS
        ? EngineEntry.ofAllGames(level(level), summary, true, LIMITS, Engines::best)
        : EngineEntry.ofAllGames(
            level(level), summary, false, List.of(), parts -> handicapped(level, parts));
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
    return entry.create(rules, options, context, () -> book(game, spec, context));
  }

  /**
   * A trial of a level on a position that is not over.
   *
   * @param level from 1 to {@link #LEVELS}
   */
  public static LevelTrial trial(
      SearchRules rules, int level, Position position, EngineContext context) {
    Engine engine =
        level == LEVELS
            ? BestEngine.of(rules, context, OpeningBook.NONE)
            : searchOfLevels(rules, context);
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

  /**
   * The name of the search that wins the most games of a game at equal time, which {@code best}
   * takes where it knows nothing better; {@code docs/engines.md} has the figures.
   */
  public static String strongestSearch(Game game) {
    return BestEngine.searchName(game);
  }

  /** The name of the strongest tree search of a game, whose estimates are chances. */
  public static String strongestTreeSearch(Game game) {
    return BestEngine.treeSearchName(game);
  }

  private static Engine best(EngineParts parts) {
    return BestEngine.of(parts.rules(), parts.context(), parts.book());
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
    Engine stones = Searches.mcts(rules, Searches.usualPolicy(rules), context, true);
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
    return Searches.mcts(parts.rules(), policy, parts.context(), solver);
  }
}
