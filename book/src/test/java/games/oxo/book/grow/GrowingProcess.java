package games.oxo.book.grow;

import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** A program of its own that grows a book, and says so line by line. */
public final class GrowingProcess {
  private GrowingProcess() {}

  /** What all these programs grow. */
  static Game game() {
    return BuiltInGames.load("squava");
  }

  static BookAddress address(String text) {
    return text.startsWith(BookAddress.POSTGRESQL)
        ? BookAddress.ofDatabase(text)
        : BookAddress.of(Path.of(text));
  }

  /** Grows a book: its address, the method, how many games or positions, 0 for no end. */
  public static void main(String[] args) {
    BookGame game = BookGame.of(game());
    try (BookStore store = BookStore.open(game, address(args[0]))) {
      long most = Long.parseLong(args[2]);
      GrowPlan plan =
          GrowPlans.plan(game.plain().start(), "mcts-solver:simulations=20", 0, most, 2);
      GrowListener telling =
          new GrowListener() {
            private long told;

            @Override
            public synchronized void grows(Supplier<Growth> growth) {
              long done = growth.get().done();
              if (done > told) {
                told = done;
                System.out.println(done);
              }
            }

            @Override
            public boolean stop() {
              return false;
            }
          };
      if (args[1].equals("selfplay")) {
        GrowPlan opened = GrowPlans.withOpenings(plan, 1);
        new SelfPlay(store, opened, SelfPlayRules.USUAL, telling).run();
      } else {
        // What is told last is also how many positions this program expanded.
        Growth growth = new Expander(store, plan, PathCosts.USUAL, telling).run();
        System.out.println(growth.done());
      }
    }
  }

  static Process start(String address, String method, int most) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Xmx200m",
            "-cp",
            System.getProperty("java.class.path"),
            GrowingProcess.class.getName(),
            address,
            method,
            Integer.toString(most))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Waits until a program says that it has done so much, and returns what it said last. */
  static long await(Process process, long done) throws IOException {
    BufferedReader lines = process.inputReader();
    long told = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      told = Long.parseLong(line);
      if (told >= done) {
        break;
      }
    }
    return told;
  }
}
