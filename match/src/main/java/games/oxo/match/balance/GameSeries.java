package games.oxo.match.balance;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import games.oxo.match.play.ConcurrentGames;
import games.oxo.match.play.EnginePlayer;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.Opening;
import games.oxo.match.play.OpeningMaker;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.OpeningSupply;
import games.oxo.match.play.PlayerFactories;
import games.oxo.match.play.PlayerFactory;
import games.oxo.match.play.Schedule;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.play.TimeControl;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.MatchHeader;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.kernel.SearchRules;
import games.oxo.session.balance.StudyEngine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A series of games for a balance study: self-play, or the ladder of levels. The same seed gives
 * the same games.
 */
public final class GameSeries {
  /**
   * What level 10 may do for a move; a limit of time would give other games every time. In the time
   * of a simulation, the search of line games visits about six nodes.
   */
  private static final String HIGHEST_LIMIT = ":simulations=40000";

  private static final String HIGHEST_LIMIT_OF_DEEP = ":nodes=240000";

  private static final long MARGIN_MILLIS = 1000;
  private static final long ANSWER_MILLIS = 600_000;

  private final List<PlayerFactory> factories;
  private final TimeControl control;
  private final MatchHeader header;
  private final List<ScheduledGame> scheduledGames;

  private GameSeries(
      List<PlayerFactory> factories,
      TimeControl control,
      MatchHeader header,
      List<ScheduledGame> scheduledGames) {
    this.factories = List.copyOf(factories);
    this.control = control;
    this.header = header;
    this.scheduledGames = List.copyOf(scheduledGames);
  }

  /**
   * Games of an engine against itself from the empty board. They differ by their seeds.
   *
   * @param engine as the user writes it
   * @param limits for an engine that needs a limit and has none
   * @param context the seed of all games, the memory of each player, and what they know
   * @throws InputException when there is no such engine, or it does not play this game
   */
  public static GameSeries selfPlay(
      Game game, String engine, Limits limits, int games, EngineContext context) {
    List<String> labels = PlayerFactories.labels(List.of(engine, engine));
    EngineSpec spec = EngineSpec.parse(engine);
    Limits own = StudyEngine.limitsOf(game, spec, limits, context.knowledge());
    Limits perMove = own.equals(limits) ? limits : Limits.NONE;
    TimeControl control = new TimeControl(perMove, 0, 0, MARGIN_MILLIS, ANSWER_MILLIS);
    MatchPlan plan =
        new MatchPlan(
            MatchPlan.Kind.MATCH,
            game.id(),
            labels,
            (games + 1) / 2,
            new OpeningSource.Drawn(0),
            false,
            control,
            context.seed(),
            "");
    Schedule schedule = plan.schedule(OpeningSupply.of(List.of(new Opening(game.start()))));
    return new GameSeries(
        labels.stream().map(label -> factory(game, label, spec, context)).toList(),
        control,
        plan.header(),
        IntStream.rangeClosed(1, games).mapToObj(schedule::game).toList());
  }

  /**
   * Each level against the one below. Games come in pairs with reversed seats after a random first
   * stone.
   *
   * @param games for each step, an even number
   * @param context the seed of all games, the memory of each player, and what they know
   */
  public static GameSeries ladder(Game game, int games, EngineContext context) {
    List<String> labels = levels(game, context.knowledge());
    Limits none = Limits.NONE;
    TimeControl control = new TimeControl(none, 0, 0, MARGIN_MILLIS, ANSWER_MILLIS);
    List<Opening> openings = new OpeningMaker(game, context.seed()).draw(1, games / 2);
    if (openings.isEmpty()) {
      openings = List.of(new Opening(game.start()));
    }
    Dice dice = new Dice(context.seed());
    List<ScheduledGame> scheduledGames = new ArrayList<>();
    for (int round = 0; round < games / 2; round++) {
      Opening opening = openings.get(round % openings.size());
      for (int upper = 1; upper < labels.size(); upper++) {
        int number = scheduledGames.size() + 1;
        int pair = (number + 1) / 2;
        scheduledGames.add(
            new ScheduledGame(number, pair, upper, upper - 1, opening, dice.next() >>> 1));
        scheduledGames.add(
            new ScheduledGame(number + 1, pair, upper - 1, upper, opening, dice.next() >>> 1));
      }
    }
    return new GameSeries(
        labels.stream()
            .map(label -> factory(game, label, EngineSpec.parse(label), context))
            .toList(),
        control,
        new MatchHeader("ladder", game.id(), labels, Map.of()),
        scheduledGames);
  }

  /**
   * The labels of the levels in a game, from 1 on.
   *
   * @param known what level 10 knows of the game
   */
  public static List<String> levels(Game game, Knowledge known) {
    boolean deep = Engines.strongestSearch(game, known).equals("deep");
    String limit = deep ? HIGHEST_LIMIT_OF_DEEP : HIGHEST_LIMIT;
    List<String> labels = new ArrayList<>();
    for (int level = 1; level <= Engines.LEVELS; level++) {
      labels.add(Engines.level(level) + (level == Engines.LEVELS ? limit : ""));
    }
    return labels;
  }

  private static PlayerFactory factory(
      Game game, String label, EngineSpec spec, EngineContext context) {
    SearchRules rules = new SearchRules(game);
    return new PlayerFactory(label, stopped -> new EnginePlayer(rules, spec, context, stopped));
  }

  /** What a log of these games begins with. */
  public MatchHeader header() {
    return header;
  }

  /** How many games there are. */
  public int size() {
    return scheduledGames.size();
  }

  /**
   * Plays them.
   *
   * @param workers how many at once; it does not change what comes out
   * @param ended receives each game, one at a time
   * @param idle is called some times a second
   * @param interrupted whether to leave what is not finished
   * @return the finished games in the order of their numbers
   */
  public List<GameRecord> play(
      int workers, Consumer<GameRecord> ended, Runnable idle, BooleanSupplier interrupted) {
    List<GameRecord> games = new ArrayList<>();
    new ConcurrentGames(
            factories,
            control,
            (game, end) -> {
              games.add(game);
              ended.accept(game);
              return true;
            },
            interrupted)
        .play(scheduledGames.iterator(), workers, idle);
    games.sort(Comparator.comparingInt(GameRecord::number));
    return games;
  }
}
