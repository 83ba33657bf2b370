package games.oxo.match.play;

import games.oxo.match.record.GameRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of a schedule with a number of worker threads. The result of a game does not
 * depend on the others, so unless time is the limit the same schedule gives the same games with any
 * number of workers.
 */
public final class ConcurrentGames {
  private static final long LOOK_MILLIS = 20;

  private final List<PlayerFactory> factories;
  private final TimeControl control;
  private final MatchListener listener;
  private final BooleanSupplier interrupted;
  private final Object lock = new Object();
  private final Object order = new Object();
  private volatile boolean over;
  private @Nullable Throwable failure;

  /**
   * @param interrupted whether to leave all games unfinished; asked often
   */
  public ConcurrentGames(
      List<PlayerFactory> factories,
      TimeControl control,
      MatchListener listener,
      BooleanSupplier interrupted) {
    this.factories = List.copyOf(factories);
    this.control = control;
    this.listener = listener;
    this.interrupted = interrupted;
  }

  /**
   * Plays games until all are over, the listener wants no more, or the match is interrupted.
   *
   * @param idle is called some times a second from the caller's thread
   */
  public void play(Iterator<ScheduledGame> scheduledGames, int workers, Runnable idle) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Thread thread = new Thread(() -> work(scheduledGames), "oxo-match");
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join(LOOK_MILLIS);
        } catch (InterruptedException e) {
          over = true;
          Thread.currentThread().interrupt();
          break;
        }
        idle.run();
      }
    }
    rethrow();
  }

  private void rethrow() {
    synchronized (lock) {
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      if (failure instanceof Error e) {
        throw e;
      }
    }
  }

  private boolean isStopped() {
    return over || interrupted.getAsBoolean();
  }

  private void work(Iterator<ScheduledGame> scheduledGames) {
    Map<Integer, MatchPlayer> players = new HashMap<>();
    try {
      GameReferee referee = new GameReferee(control, this::isStopped);
      for (ScheduledGame scheduled = next(scheduledGames);
          scheduled != null;
          scheduled = next(scheduledGames)) {
        play(scheduled, referee, players);
      }
    } catch (RuntimeException | Error e) {
      synchronized (lock) {
        failure = failure == null ? e : failure;
        over = true;
      }
    } finally {
      players.values().forEach(MatchPlayer::close);
    }
  }

  /** Waits, if need be, until the opening of the next game is found; the others play on. */
  private @Nullable ScheduledGame next(Iterator<ScheduledGame> scheduledGames) {
    ScheduledGame scheduled;
    synchronized (order) {
      if (isStopped() || !scheduledGames.hasNext()) {
        return null;
      }
      scheduled = scheduledGames.next();
    }
    synchronized (lock) {
      if (isStopped()) {
        return null;
      }
      listener.began(scheduled);
      return scheduled;
    }
  }

  private void play(
      ScheduledGame scheduled, GameReferee referee, Map<Integer, MatchPlayer> players) {
    List<String> labels = List.of(label(scheduled.first()), label(scheduled.second()));
    List<MatchPlayer> two =
        List.of(player(scheduled.first(), players), player(scheduled.second(), players));
    Optional<GameReferee.Ended> ended =
        referee.lead(
            scheduled,
            labels,
            two,
            (first, after, reply, micros) -> {
              synchronized (lock) {
                listener.moved(labels.get(first ? 0 : 1), after, reply, micros);
              }
            });
    if (ended.isPresent()) {
      GameRecord game = ended.get().game();
      synchronized (lock) {
        if (!over && !listener.ended(game, ended.get().position())) {
          over = true;
        }
      }
    }
  }

  private String label(int number) {
    return factories.get(number).label();
  }

  private MatchPlayer player(int place, Map<Integer, MatchPlayer> players) {
    return players.computeIfAbsent(
        place, number -> factories.get(number).maker().apply(this::isStopped));
  }
}
