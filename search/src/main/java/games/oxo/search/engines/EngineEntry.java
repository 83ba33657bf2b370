package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.kernel.SearchRules;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The registry entry of an engine: its name, the games it plays, and its options. */
public final class EngineEntry {
  /** Makes the engine. */
  @FunctionalInterface
  interface Factory {
    Engine make(EngineParts parts);
  }

  /** How much an engine does when nothing is said about it. */
  enum Effort {
    /** As much as a limit allows: without one it would stop by an arbitrary rule. */
    TO_LIMIT,
    /** All to a depth; the nodes of its analyses are the leaves there. */
    TO_DEPTH,
    /** What it always does. */
    OWN
  }

  private final String name;
  private final String summary;
  private final Effort effort;
  private final GameOptions options;
  private final Factory factory;

  EngineEntry(String name, String summary, Effort effort, GameOptions options, Factory factory) {
    this.name = name;
    this.summary = summary;
    this.effort = effort;
    this.options = options;
    this.factory = factory;
  }

  public String name() {
    return name;
  }

  /** What it does, in a few words. */
  public String summary() {
    return summary;
  }

  /** Whether it needs a limit: without one it would stop by an arbitrary rule. */
  public boolean timed() {
    return effort == Effort.TO_LIMIT;
  }

  /** Whether the nodes of its analyses are leaves, not all positions visited. */
  public boolean countsLeaves() {
    return effort == Effort.TO_DEPTH;
  }

  /** Whether it plays this game. */
  public boolean serves(Game game) {
    return options.serve(game);
  }

  /** Which games it plays, in words. */
  public String games() {
    return options.games();
  }

  /** Its options for a game that it plays. */
  public List<EngineOption> options(Game game) {
    return options.of(game);
  }

  /** Whether it has an option of this name, for some game. */
  public boolean hasOption(String option) {
    return optionNames().contains(option);
  }

  /** The names of its options, for all games. */
  public List<String> optionNames() {
    return options.all().map(EngineOption::name).distinct().toList();
  }

  /** With those that are handled for all engines alike. */
  private List<String> allOptionNames() {
    Stream<String> ofAll = Stream.of(Engines.BOOK, Engines.BOOK_MOVES);
    Stream<String> ofSome =
        KnowledgeOfEngine.mayEvaluate(name) ? Stream.of(Engines.EVALUATION) : Stream.of();
    return Stream.concat(optionNames().stream(), Stream.concat(ofAll, ofSome)).sorted().toList();
  }

  /**
   * Makes the engine for a game that it plays.
   *
   * @param knowledge finds its opening book and its evaluation, once the options are known to be
   *     right
   * @throws InputException when an option is not one of its own or has no such value
   */
  ConfiguredEngine create(
      SearchRules rules,
      Map<String, String> given,
      EngineContext context,
      KnowledgeOfEngine knowledge) {
    Game game = rules.game();
    given.forEach((option, value) -> check(game, option, value));
    if (given.containsKey(EngineOption.TIME_FIRST)
        && OpeningTime.LIMITS.stream().noneMatch(given::containsKey)) {
      throw new InputException(
          Text.format(
              "%s:time-first multiplies the engine's own time, nodes or simulations, which are missing; write it as in %s:time=100,time-first=%s",
              name, name, given.get(EngineOption.TIME_FIRST)));
    }
    OptionValues values = new OptionValues(options(game), given);
    Engine engine =
        factory.make(
            new EngineParts(rules, values, context, knowledge.book(), knowledge.learned()));
    return new ConfiguredEngine(engine, values.limits(), timed(), values.openingTime());
  }

  private void check(Game game, String option, String value) {
    List<EngineOption> sameName =
        options.all().filter(each -> each.name().equals(option)).distinct().toList();
    if (sameName.isEmpty()) {
      throw new InputException(
          Text.format(
              "the engine '%s' has no option '%s'%s",
              name, option, Nearest.hint(option, allOptionNames())));
    }
    EngineOption own =
        options(game).stream().filter(sameName::contains).findFirst().orElse(sameName.get(0));
    if (sameName.stream().anyMatch(each -> !each.equals(own) && accepts(each, value))
        && !accepts(own, value)) {
      throw new InputException(
          Text.format(
              "%s:%s=%s needs a game decided by %s; for %s use %s",
              name,
              option,
              value,
              game.rules().hasPoints() ? "a line" : "points",
              game.id(),
              own.values()));
    }
    own.check(name, value);
  }

  private boolean accepts(EngineOption option, String value) {
    try {
      option.check(name, value);
      return true;
    } catch (InputException e) {
      return false;
    }
  }
}
