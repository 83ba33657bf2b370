package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.book.store.TestDatabases.Kind;
import games.oxo.game.library.BuiltInGames;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Two who grow one book at the same time")
class SharedGrowthTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("squava"));

  @TempDir private Path folder;

  private static Growth grow(BookAddress address, boolean selfPlay) {
    String engine = selfPlay ? "random" : "mcts-solver:simulations=10";
    try (BookStore store = BookStore.open(GAME, address)) {
      GrowPlan plan =
          GrowPlans.withOpenings(GrowPlans.plan(GAME.plain().start(), engine, 0, 20, 2), 1);
      return selfPlay
          ? new SelfPlay(store, plan, SelfPlayRules.USUAL, GrowListener.NONE).run()
          : new Expander(store, plan, PathCosts.USUAL, GrowListener.NONE).run();
    }
  }

  @ParameterizedTest
  @CsvSource({"SQLITE, false", "SQLITE, true", "POSTGRESQL, false", "POSTGRESQL, true"})
  void eachCountsWhatItHasAdded(Kind kind, boolean selfPlay) {
    BookAddress address = kind.fresh(folder);
    BookStore.open(GAME, address).close();
    CompletableFuture<Growth> other = CompletableFuture.supplyAsync(() -> grow(address, selfPlay));
    long own = grow(address, selfPlay).added();
    long added = own + other.join().added();
    try (BookStore store = BookStore.openToRead(GAME, address)) {
      assertThat(added).isEqualTo(store.counts().positions());
    }
  }
}
