package games.oxo.search.engines;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.game.input.Nearest;
import games.oxo.game.words.Text;
import games.oxo.search.Engine;
import games.oxo.search.OpeningBook;
import games.oxo.search.kernel.SearchRules;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The registry entry of an engine: its name, the games it plays, and its options. */
public final class EngineEntry {
  /** Makes the engine. */
  @FunctionalInterface
  interface Factory {
    Engine make(EngineParts parts);
  }

  private final String name;
  private final String summary;
  private final boolean timed;
  private final boolean countsLeaves;
  private final @Nullable List<EngineOption> lineOptions;
  private final @Nullable List<EngineOption> scoreOptions;
  private final Factory factory;

  private EngineEntry(
      String name,
      String summary,
      boolean timed,
      boolean countsLeaves,
      @Nullable List<EngineOption> lineOptions,
      @Nullable List<EngineOption> scoreOptions,
      Factory factory) {
    this.name = name;
    this.summary = summary;
    this.timed = timed;
    this.countsLeaves = countsLeaves;
    this.lineOptions = lineOptions;
    this.scoreOptions = scoreOptions;
    this.factory = factory;
  }

  /** An engine that plays all games, with options of the same names and sometimes other values. */
  static EngineEntry ofAllGames(
      String name,
      String summary,
      boolean timed,
      List<EngineOption> lineOptions,
      List<EngineOption> scoreOptions,
      Factory factory) {
    return new EngineEntry(name, summary, timed, false, lineOptions, scoreOptions, factory);
  }

  /** An engine that plays all games, with the same options in all of them. */
  static EngineEntry ofAllGames(
      String name, String summary, boolean timed, List<EngineOption> options, Factory factory) {
    return new EngineEntry(name, summary, timed, false, options, options, factory);
  }

  /** An engine that plays only games that a line decides. */
  static EngineEntry ofLineGames(
      String name, String summary, boolean timed, List<EngineOption> options, Factory factory) {
    return new EngineEntry(name, summary, timed, false, options, null, factory);
  }

  /** The same engine, whose nodes are leaves. */
  EngineEntry countingLeaves() {
    return new EngineEntry(name, summary, timed, true, lineOptions, scoreOptions, factory);
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
    return timed;
  }

  /** Whether the nodes of its analyses are leaves, not all positions visited. */
  public boolean countsLeaves() {
    return countsLeaves;
  }

  /** Whether it plays this game. */
  public boolean serves(Game game) {
    return optionsOf(game) != null;
  }

  /** Which games it plays, in words. */
  public String games() {
    return lineOptions == null
        ? "games decided by points"
        : scoreOptions == null ? "games decided by a line" : "all games";
  }

  /** Its options for a game that it plays. */
  public List<EngineOption> options(Game game) {
    List<EngineOption> options = optionsOf(game);
    return options == null ? List.of() : options;
  }

  private @Nullable List<EngineOption> optionsOf(Game game) {
    return game.rules().hasPoints() ? scoreOptions : lineOptions;
  }

  /** Whether it has an option of this name, for some game. */
  public boolean hasOption(String option) {
    return optionNames().contains(option);
  }

  /** The names of its options, for all games. */
  public List<String> optionNames() {
    return allOptions().map(EngineOption::name).distinct().toList();
  }

  /** With the options that every engine has. */
  private List<String> allOptionNames() {
    Stream<String> ofAll = Stream.of(Engines.BOOK, Engines.BOOK_MOVES);
    return Stream.concat(optionNames().stream(), ofAll).sorted().toList();
  }

  private Stream<EngineOption> allOptions() {
    return Stream.of(lineOptions, scoreOptions)
        .flatMap(list -> list == null ? Stream.empty() : list.stream());
  }

  /**
   * Makes the engine for a game that it plays.
   *
   * @param book finds its opening book, once the options are known to be right
   * @throws InputException when an option is not one of its own or has no such value
   */
  ConfiguredEngine create(
      SearchRules rules,
      Map<String, String> given,
      EngineContext context,
      Supplier<OpeningBook> book) {
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
    Engine engine = factory.make(new EngineParts(rules, values, context, book.get()));
    return new ConfiguredEngine(engine, values.limits(), timed, values.openingTime());
  }

  private void check(Game game, String option, String value) {
    List<EngineOption> sameName =
        allOptions().filter(each -> each.name().equals(option)).distinct().toList();
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
