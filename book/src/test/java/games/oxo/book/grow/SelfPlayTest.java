package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
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

@DisplayName("Self-play")
class SelfPlayTest {
  @TempDir private Path folder;

  private BookStore open(String game, String name) {
    return BookStore.open(BookGame.of(Samples.game(game)), BookAddress.of(folder.resolve(name)));
  }

  private static Growth play(BookStore store, GrowPlan plan) {
    return new SelfPlay(store, plan, SelfPlayRules.USUAL, GrowListener.NONE).run();
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, mcts-solver:simulations=30, 60, 2, 0",
    "tic-tac-toe, random, 200, 1, 2",
    "squava, best:nodes=50, 20, 2, 1",
    "connect4:5x4, mcts-solver:simulations=50, 20, 1, 1",
    "fourtic, best:simulations=20, 6, 1, 1",
    "tictactrains:3x3, mcts-solver:simulations=20, 20, 2, 1"
  })
  void countsWholeGamesAndProvesWhatIsTrue(
      String game, String engine, int games, int threads, int openings) {
    try (BookStore store = open(game, "book.db")) {
      Position start = store.game().plain().start();
      GrowPlan plan = GrowPlans.plan(start, engine, 0, games, threads);
      Growth growth = play(store, GrowPlans.withOpenings(plan, openings));
      assertThat(growth.done()).isEqualTo(games);
      assertThat(store.counts().games()).isEqualTo(games);
      BookInvariants book = new BookInvariants(store);
      book.assertWholeGames(games, store.game().key(start));
      assertThat(book.assertProvenAreRight(100_000)).isPositive();
    }
  }

  @Test
  void givesTheSameBookForTheSameSeed() {
    assertThat(played("one.db")).isEqualTo(played("two.db"));
  }

  private Map<CanonicalPosition, BookPosition> played(String name) {
    try (BookStore store = open("squava", name)) {
      GrowPlan plan =
          GrowPlans.plan(store.game().plain().start(), "mcts-solver:simulations=50", 0, 12, 1);
      play(store, GrowPlans.withOpenings(plan, 1));
      return new BookInvariants(store).positions();
    }
  }

  @Test
  void alwaysTakesAProvenWin() {
    Game game = Samples.game("tic-tac-toe");
    Position from = PositionReader.read(game, "XX./OO./...");
    try (BookStore store = open("tic-tac-toe", "book.db")) {
      play(store, GrowPlans.plan(from, "mcts-solver:simulations=200", 0, 20, 1));
      BookPosition root = store.find(store.game().key(from)).orElseThrow();
      assertThat(root.proven()).isNotNull();
      assertThat(root.proven().isWin()).isTrue();
      assertThat(root.proven().plies()).isEqualTo(1);
      assertThat(root.moves().stream().filter(move -> move.games() > 0)).hasSize(1);
      assertThat(root.moves().stream().mapToLong(BookMove::wins).sum()).isEqualTo(20);
    }
  }
}
