package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.text.PositionReader;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Best-first expansion")
class ExpanderTest {
  private static final String OWN_GAME =
      "name = \"Own\"\nboard = { shape = \"square\", width = 4, height = 3 }\n"
          + "line = { win = 3 }\nturns = \"XA, (OA, OA, XA), ...\"\n";

  private static final PathCosts STOPPING = new PathCosts(0.03, 1, true);

  @TempDir private Path folder;

  private BookStore open(Game game, String name) {
    return BookStore.open(BookGame.of(game), BookAddress.of(folder.resolve(name)));
  }

  private static Position start(BookStore store) {
    return store.game().plain().start();
  }

  private static Growth grow(BookStore store, GrowPlan plan, PathCosts costs) {
    return new Expander(store, plan, costs, GrowListener.NONE).run();
  }

  @ParameterizedTest
  @CsvSource({"best:nodes=50, 1", "mcts-solver:simulations=30, 1", "random, 3"})
  void growsTicTacToeToItsEnd(String engine, int threads) {
    try (BookStore store = open(Samples.game("tic-tac-toe"), "book.db")) {
      Growth growth = grow(store, GrowPlans.plan(start(store), engine, 0, 0, threads), STOPPING);
      assertThat(growth.complete()).isTrue();
      assertThat(growth.rootProven()).isNotNull();
      BookPosition root = store.find(store.game().key(start(store))).orElseThrow();
      assertThat(root.proven()).isNotNull();
      assertThat(root.proven().isDraw()).isTrue();
      assertThat(root.negamax()).isEqualTo(0.5);
      BookInvariants book = new BookInvariants(store);
      book.assertNegamax();
      assertThat(book.assertProvenAreRight(1_000_000)).isGreaterThan(5);
    }
  }

  @OnlyInFullRun
  @Test
  void growsTicTacToeToItsEndByChanceInOneThread() {
    growsTicTacToeToItsEnd("random", 1);
  }

  @ParameterizedTest
  @CsvSource({
    "squava, best:nodes=300, 40",
    "connect4:5x4, mcts-solver:simulations=200, 60",
    "yavalath, best:nodes=2000, 40",
    "fourtic, best:simulations=300, 30",
    "tictactrains, best:simulations=100, 12"
  })
  void keepsNegamaxAndProvesWhatIsTrue(String name, String engine, int positions) {
    try (BookStore store = open(Samples.game(name), "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), engine, 500, positions, 2);
      Growth growth = grow(store, GrowPlans.withOpenings(plan, 1), PathCosts.USUAL);
      assertThat(growth.complete() || growth.done() == positions).isTrue();
      BookInvariants book = new BookInvariants(store);
      book.assertNegamax();
      book.assertProvenAreRight(20_000);
    }
  }

  @Test
  void knowsThatAPlayerMayMoveTwice() {
    try (BookStore store = open(Samples.gameOf(OWN_GAME), "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), "mcts-solver:simulations=20", 0, 400, 1);
      grow(store, plan, STOPPING);
      BookInvariants book = new BookInvariants(store);
      book.assertNegamax();
      assertThat(book.assertProvenAreRight(1_000_000)).isGreaterThan(20);
    }
  }

  @Test
  void growsAScoreGameInWhichAPlayerMovesTwice() {
    Game game = Samples.game("tictactrains:3x3");
    try (BookStore store = open(game, "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), "mcts-solver:simulations=20", 0, 300, 1);
      grow(store, plan, STOPPING);
      BookInvariants book = new BookInvariants(store);
      book.assertNegamax();
      assertThat(book.assertProvenAreRight(1_000_000)).isGreaterThan(20);
    }
  }

  @Test
  void givesTheSameBookForTheSameSeed() {
    Map<CanonicalPosition, BookPosition> first = grown("one.db", 60);
    assertThat(grown("two.db", 60)).isEqualTo(first);
  }

  private Map<CanonicalPosition, BookPosition> grown(String name, int positions) {
    try (BookStore store = open(Samples.game("squava"), name)) {
      GrowPlan plan =
          GrowPlans.plan(start(store), "mcts-solver:simulations=100", 200, positions, 1);
      grow(store, GrowPlans.withOpenings(plan, 1), PathCosts.USUAL);
      return new BookInvariants(store).positions();
    }
  }

  @Test
  void goesOnWhereItWasStopped() {
    try (BookStore store = open(Samples.game("squava"), "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), "best:nodes=100", 0, 15, 1);
      long before = grow(store, plan, PathCosts.USUAL).positions();
      Growth more = grow(store, plan, PathCosts.USUAL);
      assertThat(more.done()).isEqualTo(15);
      assertThat(more.positions()).isGreaterThan(before);
      new BookInvariants(store).assertNegamax();
    }
  }

  @Test
  void growsOnlyWhatFollowsAPosition() {
    Game game = Samples.game("yavalath:no-swap");
    Position from = PositionReader.read(game, "e5 d4");
    try (BookStore store = open(game, "book.db")) {
      grow(store, GrowPlans.plan(from, "best:nodes=500", 0, 10, 1), PathCosts.USUAL);
      assertThat(new BookInvariants(store).positions().keySet())
          .allMatch(key -> key.ply() >= 2)
          .contains(store.game().key(from));
    }
  }

  @Test
  void expandsWantedPositionsFirst() {
    Game game = Samples.game("squava");
    try (BookStore store = open(game, "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), "best:nodes=100", 0, 25, 1);
      grow(store, plan, PathCosts.USUAL);
      BookPosition last =
          new BookInvariants(store)
              .positions().values().stream()
                  .filter(each -> each.moves().isEmpty() && each.proven() == null)
                  .reduce((one, other) -> other)
                  .orElseThrow();
      BookChange wish = new BookChange();
      wish.position(last.key()).wanted(true);
      store.write(wish, 0);
      grow(store, GrowPlans.plan(start(store), "best:nodes=100", 0, 1, 1), PathCosts.USUAL);
      BookPosition now = store.find(last.key()).orElseThrow();
      assertThat(now.moves()).hasSize(1);
      assertThat(now.wanted()).isFalse();
    }
  }

  @Test
  void learnsHowProvenPositionsAreWon() {
    Game game = Samples.game("connect4:4x4");
    try (BookStore store = open(Samples.gameOf(OWN_GAME), "own.db");
        BookStore falling = open(game, "falling.db")) {
      for (BookStore each : new BookStore[] {store, falling}) {
        GrowPlan plan = GrowPlans.plan(start(each), "best:nodes=200", 2000, 150, 2);
        grow(each, plan, PathCosts.USUAL);
        BookInvariants book = new BookInvariants(each);
        book.assertNegamax();
        book.assertProvenAreRight(1_000_000);
      }
    }
  }

  @Test
  void stopsWhenAsked() {
    try (BookStore store = open(Samples.game("yavalath"), "book.db")) {
      GrowPlan plan = GrowPlans.plan(start(store), "best:time=100000", 0, 0, 2);
      Growth growth = new Expander(store, plan, PathCosts.USUAL, () -> true).run();
      assertThat(growth.done()).isZero();
    }
  }
}
