package games.oxo.bench;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.words.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures look-ups in a large book: many readers, each with a connection of its own and a look-up
 * every few milliseconds, while a writer adds games.
 *
 * <p>Arguments: positions, readers, seconds, look-ups a second of each reader.
 */
public final class BookLoadMain {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("yavalath"));
  private static final int STONES = 12;
  private static final int BATCH = 2000;

  private BookLoadMain() {}

  public static void main(String[] args) throws Exception {
    int positions = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
    int readers = args.length > 1 ? Integer.parseInt(args[1]) : 50;
    int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    int rate = args.length > 3 ? Integer.parseInt(args[3]) : 20;
    Path folder = Files.createTempDirectory("oxo-book");
    BookAddress address = BookAddress.of(folder.resolve("book.db"));
    try {
      List<CanonicalPosition> keys = fill(address, positions);
      System.out.println(
          Text.format(
              "%d positions, %d bytes", keys.size(), Files.size(folder.resolve("book.db"))));
      measure(address, keys, readers, seconds, rate);
    } finally {
      remove(folder);
    }
  }

  /** Random positions, each with a value and three moves. */
  private static List<CanonicalPosition> fill(BookAddress address, int positions) {
    List<CanonicalPosition> keys = new ArrayList<>();
    Dice dice = new Dice(1);
    try (BookStore store = BookStore.open(GAME, address)) {
      BookChange change = new BookChange();
      int waiting = 0;
      while (keys.size() < positions) {
        Position position = randomPosition(dice);
        if (position.outcome().isOver()) {
          continue;
        }
        CanonicalPosition key = GAME.key(position);
        keys.add(key);
        enter(change, key, dice);
        if (++waiting == BATCH) {
          store.write(change, 0);
          change = new BookChange();
          waiting = 0;
        }
      }
      store.write(change, 0);
    }
    return keys;
  }

  private static Position randomPosition(Dice dice) {
    Position position = GAME.plain().start();
    int stones = 6 + dice.below(STONES - 6);
    while (position.ply() < stones && !position.outcome().isOver()) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(dice.below(moves.size())));
    }
    return position;
  }

  private static void enter(BookChange change, CanonicalPosition key, Dice dice) {
    BookChange.PositionChange entered = change.position(key).value(0.5, 1000).negamax(0.5);
    List<Move> moves = key.position(GAME.plain()).legalMoves();
    for (int i = 0; i < 3; i++) {
      entered.move(moves.get(dice.below(moves.size())).cell()).addGame(1);
    }
  }

  private static void measure(
      BookAddress address, List<CanonicalPosition> keys, int readers, int seconds, int rate)
      throws InterruptedException {
    AtomicBoolean stop = new AtomicBoolean();
    List<Thread> threads = new ArrayList<>();
    List<long[]> taken = new ArrayList<>();
    for (int i = 0; i < readers; i++) {
      long[] nanos = new long[seconds * rate];
      taken.add(nanos);
      int seed = i;
      threads.add(new Thread(() -> read(address, keys, nanos, rate, seed)));
    }
    long[] games = new long[1];
    Thread writer = new Thread(() -> games[0] = write(address, keys, stop));
    writer.start();
    threads.forEach(Thread::start);
    for (Thread each : threads) {
      each.join();
    }
    stop.set(true);
    writer.join();
    report(taken, games[0]);
  }

  private static void read(
      BookAddress address, List<CanonicalPosition> keys, long[] nanos, int rate, int seed) {
    Dice dice = new Dice(seed);
    try (BookStore store = BookStore.openToRead(GAME, address)) {
      long next = System.nanoTime() + dice.below(1_000_000_000 / rate);
      for (int i = 0; i < nanos.length; i++) {
        pause(next);
        next += 1_000_000_000L / rate;
        CanonicalPosition key = keys.get(dice.below(keys.size()));
        long started = System.nanoTime();
        store.find(key).orElseThrow();
        nanos[i] = System.nanoTime() - started;
      }
    }
  }

  private static void pause(long until) {
    long left = until - System.nanoTime();
    if (left > 0) {
      try {
        Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Writes games of ten positions, twenty a second, as self-play does. */
  private static long write(BookAddress address, List<CanonicalPosition> keys, AtomicBoolean stop) {
    Dice dice = new Dice(99);
    long games = 0;
    try (BookStore store = BookStore.open(GAME, address)) {
      while (!stop.get()) {
        BookChange change = new BookChange();
        for (int i = 0; i < 10; i++) {
          enter(change, keys.get(dice.below(keys.size())), dice);
        }
        store.write(change, 1);
        games++;
        pause(System.nanoTime() + 50_000_000);
      }
    }
    return games;
  }

  private static void report(List<long[]> taken, long games) {
    long[] all = taken.stream().flatMapToLong(Arrays::stream).sorted().toArray();
    System.out.println(
        Text.format(
            "%d look-ups: median %.3f ms, 99%% below %.3f ms, slowest %.3f ms; %d games written",
            all.length,
            all[all.length / 2] / 1e6,
            all[all.length * 99 / 100] / 1e6,
            all[all.length - 1] / 1e6,
            games));
  }

  private static void remove(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path each : files.toList()) {
        Files.delete(each);
      }
    }
    Files.delete(folder);
  }
}
