package games.oxo.match.run;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.match.play.BalancedOpenings;
import games.oxo.match.play.ConcurrentGames;
import games.oxo.match.play.MatchGames;
import games.oxo.match.play.MatchListener;
import games.oxo.match.play.MatchPlan;
import games.oxo.match.play.Opening;
import games.oxo.match.play.OpeningMaker;
import games.oxo.match.play.OpeningSource;
import games.oxo.match.play.OpeningSupply;
import games.oxo.match.play.PlayerFactories;
import games.oxo.match.play.PlayerFactory;
import games.oxo.match.play.ProgramLauncher;
import games.oxo.match.play.Reply;
import games.oxo.match.play.Schedule;
import games.oxo.match.play.ScheduledGame;
import games.oxo.match.record.GameLog;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.LogWriter;
import games.oxo.match.standing.SequentialTest;
import games.oxo.match.stats.SprtReader;
import games.oxo.search.WorkProgress;
import games.oxo.search.engines.Knowledge;
import games.oxo.search.solve.SolveListener;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A match from its plan to its end: draws openings, plays what is missing, stores every game, stops
 * when the sequential test is decided or the user interrupts it.
 */
public final class MatchSession {
  /** Judging more openings would take longer than the games of most matches. */
  private static final int MOST_BALANCED = 200;

  private static final long MOST_JUDGE_BYTES = 128L << 20;

  private final MatchPlan plan;
  private final Game game;
  private final List<PlayerFactory> factories;
  private final OpeningSupply openings;
  private final Schedule schedule;
  private final List<GameRecord> games = new ArrayList<>();
  private final Set<Integer> before = new HashSet<>();
  private final @Nullable SequentialTest test;

  /**
   * The resources of a match.
   *
   * @param bytes all memory that it may take
   * @param workers how many games are played at once
   * @param known tables, books and learned evaluations of engines
   * @param openings reads a file of openings that a plan names; whoever starts the match decides
   *     which files may be read
   * @param programs starts the programs that a plan names; null if it may name none
   */
  public record Means(
      long bytes,
      int workers,
      Knowledge known,
      Function<String, List<Opening>> openings,
      @Nullable ProgramLauncher programs) {
    /** Those of a match between engines of our own, from openings that are drawn. */
    public static Means ofEngines(long bytes, int workers, Knowledge known) {
      return new Means(
          bytes,
          workers,
          known,
          name -> {
            throw new InputException(Text.format("openings from the file %s cannot be read", name));
          },
          null);
    }
  }

  /**
   * Makes everything ready; nothing is written yet.
   *
   * @param played games of this match that are in the log already
   * @throws InputException when an engine, an opening or a game of the log does not fit
   */
  public MatchSession(
      MatchPlan plan,
      Game game,
      Means means,
      List<GameRecord> played,
      WorkProgress progress,
      BooleanSupplier interrupted) {
    this.plan = plan;
    this.game = game;
    PlayerFactories maker =
        new PlayerFactories(
            game,
            (means.bytes() - judgeBytes(means)) / means.workers() / 2,
            plan.control().answerMillis(),
            means.known());
    ProgramLauncher programs = means.programs();
    factories = (programs == null ? maker : maker.withPrograms(programs)).factories(plan.engines());
    test =
        plan.sprt().isEmpty()
            ? null
            : new SequentialTest(SprtReader.read(plan.sprt()), plan.engines().get(0));
    openings = openings(means, played, progress, interrupted);
    schedule = plan.schedule(openings);
    for (GameRecord each : played) {
      check(each);
      games.add(each);
      before.add(each.number());
      if (test != null) {
        test.add(each);
      }
    }
    if (missing().hasNext()) {
      progress.start("starting programs");
      factories.forEach(factory -> factory.checkStart(interrupted));
      progress.clear();
    }
  }

  /** Finds the first opening, so that a match without one is refused before anything is played. */
  private OpeningSupply openings(
      Means means, List<GameRecord> played, WorkProgress progress, BooleanSupplier interrupted) {
    progress.start(plan.balanced() ? "looking for a balanced opening" : "drawing openings");
    AtomicBoolean first = new AtomicBoolean(true);
    SolveListener listener =
        () -> {
          if (first.get()) {
            progress.show(0);
          }
          return interrupted.getAsBoolean();
        };
    OpeningSupply supply =
        new OpeningSupply(
                candidates(means),
                plan.balanced()
                    ? new BalancedOpenings(game, judgeBytes(means), means.known().table(), listener)
                    : any -> true,
                plan.balanced() ? MOST_BALANCED : Integer.MAX_VALUE)
            .knowing(known(played));
    try {
      supply.get(0);
    } catch (NoSuchElementException e) {
      throw new InputException(
          plan.balanced()
              ? Text.format("found no balanced opening after %s", plan.openings())
              : Text.format(
                  "found no game of %s that is still undecided after %s",
                  game.name(), plan.openings()));
    } finally {
      first.set(false);
      progress.clear();
    }
    return supply;
  }

  private Iterator<Position> candidates(Means means) {
    if (plan.openings() instanceof OpeningSource.Listed file) {
      return means.openings().apply(file.name()).stream().map(Opening::position).iterator();
    }
    int plies = ((OpeningSource.Drawn) plan.openings()).plies();
    return new OpeningMaker(game, plan.seed()).candidates(plies);
  }

  /** The openings of the games in a log, by round. */
  private Map<Integer, String> known(List<GameRecord> played) {
    int pairs = plan.pairsInARound();
    Map<Integer, String> texts = new HashMap<>();
    played.forEach(each -> texts.put((each.pair() - 1) / pairs, each.opening()));
    return texts;
  }

  private long judgeBytes(Means means) {
    return plan.balanced() ? Math.min(MOST_JUDGE_BYTES, means.bytes() / 8) : 0;
  }

  /** Whether a stored game is one of this match. */
  private void check(GameRecord each) {
    if (each.number() > schedule.games()) {
      throw new InputException(
          Text.format(
              "the log already has game %d, but the match would end with game %d",
              each.number(), schedule.games()));
    }
    ScheduledGame scheduled = schedule.game(each.number());
    if (scheduled.pair() != each.pair()
        || !scheduled.opening().text().equals(each.opening())
        || !plan.engines().get(scheduled.first()).equals(each.first())
        || !plan.engines().get(scheduled.second()).equals(each.second())) {
      throw new InputException(
          Text.format(
              "game %d of the log does not belong to this match; were the openings or the header changed?",
              each.number()));
    }
  }

  /** How many games the match has in all. */
  public int all() {
    return schedule.games();
  }

  /** Whether a game waits until a balanced opening is found for it. */
  public boolean isLookingForOpening() {
    return openings.isLooking();
  }

  /** How many games were there before it was resumed. */
  public int before() {
    return before.size();
  }

  /** The test that may end the match early. */
  public Optional<SequentialTest> test() {
    return Optional.ofNullable(test);
  }

  /** What is played. */
  public MatchPlan plan() {
    return plan;
  }

  /** The log so far. */
  public GameLog log() {
    synchronized (games) {
      return new GameLog(
          plan.header(),
          games.stream().sorted(Comparator.comparingInt(GameRecord::number)).toList());
    }
  }

  /** The game with a number from 1 to {@link #all()}. */
  public ScheduledGame game(int number) {
    return schedule.game(number);
  }

  /**
   * Threads of this process that play its games.
   *
   * @param idle is called some times a second
   */
  public MatchGames here(int workers, Runnable idle, BooleanSupplier interrupted) {
    return (games, listener) ->
        new ConcurrentGames(factories, plan.control(), listener, interrupted)
            .play(games, workers, idle);
  }

  /**
   * Plays what is left with threads of this process.
   *
   * @param writer stores each game as it ends
   * @param live receives the events of the match, in addition to the log
   * @param idle is called some times a second
   * @return all games that count, in the order of their numbers
   */
  public GameLog play(
      LogWriter writer,
      int workers,
      MatchListener live,
      Runnable idle,
      BooleanSupplier interrupted) {
    return play(writer, here(workers, idle, interrupted), live);
  }

  /**
   * Plays what is left.
   *
   * @param writer stores each game as it ends
   * @param players play the games
   * @param live receives the events of the match, in addition to the log
   * @return all games that count, in the order of their numbers
   */
  public GameLog play(LogWriter writer, MatchGames players, MatchListener live) {
    MatchListener storing =
        new MatchListener() {
          @Override
          public void began(ScheduledGame scheduled) {
            live.began(scheduled);
          }

          @Override
          public void moved(String label, Position after, Reply reply, long micros) {
            live.moved(label, after, reply, micros);
          }

          @Override
          public boolean ended(GameRecord ended, Position end) {
            writer.add(ended);
            synchronized (games) {
              games.add(ended);
              if (test != null) {
                test.add(ended);
              }
            }
            boolean goOn = live.ended(ended, end);
            return goOn && (test == null || !test.isDecided());
          }
        };
    if (test == null || !test.isDecided()) {
      players.play(missing(), storing);
    }
    return tidied();
  }

  private Iterator<ScheduledGame> missing() {
    return IntStream.rangeClosed(1, schedule.games())
        .filter(number -> !before.contains(number))
        .mapToObj(schedule::game)
        .iterator();
  }

  /** Games in order, and none that ended after the test was decided but was not there before. */
  private GameLog tidied() {
    if (test != null && test.isDecided()) {
      int last = test.counted();
      synchronized (games) {
        games.removeIf(each -> each.pair() > last && !before.contains(each.number()));
      }
    }
    return log();
  }
}
