package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookGame;
import games.oxo.book.check.BookCheck;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.book.store.SmallDisk;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Samples;
import games.oxo.game.files.DiskException;
import games.oxo.game.library.BuiltInGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A book whose disk is full")
class FullDiskTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("squava"));

  /** An empty book has fewer pages, and one of the growths below more. */
  private static final int LEAST_PAGES = 12;

  private static final int MOST_PAGES = 15;

  @TempDir private Path folder;

  private static int runs() {
    return Math.max(8, Samples.howMany("oxo.cases") / 700);
  }

  /** Grows a book until something is wrong, and returns what. */
  private static Optional<DiskException> grow(BookStore store, boolean selfPlay, long seed) {
    // Without an engine that values positions there would be nothing to go up the graph.
    String engine = selfPlay ? "random" : "mcts-solver:simulations=10";
    GrowPlan plan = GrowPlans.plan(GAME.plain().start(), engine, 0, 0, 3);
    GrowPlan seeded =
        new GrowPlan(
            plan.from(),
            1,
            plan.engine(),
            plan.evaluations(),
            plan.limits(),
            0,
            1_000_000,
            0,
            3,
            plan.bytes(),
            seed);
    try {
      if (selfPlay) {
        new SelfPlay(store, seeded, SelfPlayRules.USUAL, GrowListener.NONE).run();
      } else {
        new Expander(store, seeded, PathCosts.USUAL, GrowListener.NONE).run();
      }
      return Optional.empty();
    } catch (DiskException e) {
      return Optional.of(e);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isWholeWhateverFillsTheDisk(boolean selfPlay) throws IOException {
    for (int run = 0; run < runs(); run++) {
      Path file = folder.resolve("book-" + run + ".db");
      int pages = LEAST_PAGES + run % (MOST_PAGES - LEAST_PAGES);
      try (BookStore store = SmallDisk.open(GAME, file, pages)) {
        assertThat(grow(store, selfPlay, run).map(Throwable::getMessage).orElse(""))
            .contains(file.toString())
            .contains("the disk " + Files.getFileStore(folder) + " is full");
        // Whoever uses the same book on finds it as it was.
        assertSound(store, selfPlay);
      }
      try (BookStore store = BookStore.openToRead(GAME, BookAddress.of(file))) {
        assertThat(store.counts().positions()).isPositive();
        assertSound(store, selfPlay);
      }
    }
  }

  /** Other threads must not write what follows from a change that was not written. */
  @OnlyInFullRun
  @Test
  void isWholeIfThereIsRoomForOthers() {
    for (int run = 0; run < runs(); run++) {
      Path file = folder.resolve("book-" + run + ".db");
      int pages = LEAST_PAGES + run % (MOST_PAGES - LEAST_PAGES);
      try (BookStore store = SmallDisk.openWithRoomAgain(GAME, file, pages)) {
        assertThat(grow(store, false, run)).isPresent();
        assertSound(store, false);
      }
    }
  }

  private static void assertSound(BookStore store, boolean games) {
    BookCheck check = new BookCheck(store);
    check.run();
    assertThat(check.faults()).isEmpty();
    if (games) {
      new BookInvariants(store)
          .assertWholeGames(store.counts().games(), GAME.key(GAME.plain().start()));
    }
  }

  @Test
  void hasNothingOfAnotherBookThatDoesNotFit() {
    Path large = folder.resolve("large.db");
    try (BookStore from = SmallDisk.open(GAME, large, 40)) {
      grow(from, false, 1);
      for (int pages = LEAST_PAGES; pages < MOST_PAGES; pages++) {
        Path file = folder.resolve("to-" + pages + ".db");
        try (BookStore to = SmallDisk.open(GAME, file, pages)) {
          assertThatThrownBy(() -> new BookMerger(from, to, row -> true).run(fraction -> true))
              .isInstanceOf(DiskException.class);
          assertThat(to.counts().positions()).isZero();
        }
      }
    }
  }
}
