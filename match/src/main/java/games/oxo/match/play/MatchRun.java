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
 * Plays the games of a match, several at the same time. What comes out of a game does not depend on
 * the others, so unless time is the limit the same schedule gives the same games with any number of
 * workers.
 */
public final class MatchRun {
  private static final long LOOK_MILLIS = 20;

  private final List<Entrant> entrants;
  private final TimeControl control;
  private final MatchListener listener;
  private final BooleanSupplier interrupted;
  private final Object lock = new Object();
  private volatile boolean over;
  private @Nullable Throwable failure;

  /**
   * @param interrupted whether to leave all games unfinished; asked often
   */
  public MatchRun(
      List<Entrant> entrants,
      TimeControl control,
      MatchListener listener,
      BooleanSupplier interrupted) {
    this.entrants = List.copyOf(entrants);
    this.control = control;
    this.listener = listener;
    this.interrupted = interrupted;
  }

  /**
   * Plays games until all are over, the listener wants no more, or the match is interrupted.
   *
   * @param idle is called some times a second from the caller's thread
   */
  public void play(Iterator<Fixture> fixtures, int workers, Runnable idle) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      Thread thread = new Thread(() -> work(fixtures), "oxo-match");
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

  private void work(Iterator<Fixture> fixtures) {
    Map<Integer, Contestant> players = new HashMap<>();
    try {
      Referee referee = new Referee(control, this::isStopped);
      for (Fixture fixture = next(fixtures); fixture != null; fixture = next(fixtures)) {
        play(fixture, referee, players);
      }
    } catch (RuntimeException | Error e) {
      synchronized (lock) {
        failure = failure == null ? e : failure;
        over = true;
      }
    } finally {
      players.values().forEach(Contestant::close);
    }
  }

  private @Nullable Fixture next(Iterator<Fixture> fixtures) {
    synchronized (lock) {
      if (isStopped() || !fixtures.hasNext()) {
        return null;
      }
      Fixture fixture = fixtures.next();
      listener.began(fixture);
      return fixture;
    }
  }

  private void play(Fixture fixture, Referee referee, Map<Integer, Contestant> players) {
    List<String> labels = List.of(label(fixture.first()), label(fixture.second()));
    List<Contestant> two =
        List.of(player(fixture.first(), players), player(fixture.second(), players));
    Optional<Referee.Ended> ended =
        referee.lead(
            fixture,
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

  private String label(int entrant) {
    return entrants.get(entrant).label();
  }

  private Contestant player(int entrant, Map<Integer, Contestant> players) {
    return players.computeIfAbsent(
        entrant, number -> entrants.get(number).contestants().apply(this::isStopped));
  }
}
