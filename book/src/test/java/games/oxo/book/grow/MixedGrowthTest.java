package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.DistinctMoves;
import games.oxo.book.check.BookCheck;
import games.oxo.book.merge.BookMerger;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.canonical.CanonicalForm;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.text.PositionReader;
import games.oxo.search.Limits;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.EvaluationSupply;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Proven;
import games.oxo.search.value.Result;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games add moves to positions without a look at the others, which expansions know of. */
@DisplayName("A book that is expanded, played on and merged in turn")
class MixedGrowthTest {
  @TempDir private Path folder;

  private BookStore open(String game, String name) {
    return BookStore.open(BookGame.of(Samples.game(game)), BookAddress.of(folder.resolve(name)));
  }

  private static GrowPlan plan(BookStore store, String engine, long most, long seed) {
    Position start = store.game().plain().start();
    return new GrowPlan(
        start,
        0,
        EngineSpec.parse(engine),
        EvaluationSupply.NONE,
        Limits.NONE,
        0,
        most,
        0,
        1,
        64 << 20,
        seed);
  }

  private static void expand(BookStore store, String engine, long positions, long seed) {
    new Expander(store, plan(store, engine, positions, seed), PathCosts.USUAL, GrowListener.NONE)
        .run();
  }

  private static void play(BookStore store, String engine, long games, long seed) {
    new SelfPlay(store, plan(store, engine, games, seed), SelfPlayRules.USUAL, GrowListener.NONE)
        .run();
    SelfPlay.correctValues(store);
  }

  private static void assertSound(BookStore store) {
    BookCheck check = new BookCheck(store);
    check.run();
    assertThat(check.faults()).isEmpty();
    new BookInvariants(store).assertProvenAreRight(100_000);
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, mcts-solver:simulations=40, 1",
    "tic-tac-toe, mcts-solver:simulations=40, 2",
    "tic-tac-toe:misere, mcts-solver:simulations=40, 3",
    "squava, mcts-solver:simulations=100, 4",
    "connect4:5x4, mcts-solver:simulations=60, 5"
  })
  void hasRightValuesAndProvesWhatIsTrue(String game, String engine, long seed) {
    try (BookStore store = open(game, "one.db");
        BookStore other = open(game, "other.db")) {
      expand(store, engine, 40, seed);
      play(store, engine, 30, seed);
      assertSound(store);
      expand(store, engine, 20, seed);
      assertSound(store);
      play(other, engine, 40, seed + 100);
      expand(other, engine, 20, seed + 100);
      assertSound(other);
      new BookMerger(other, store, row -> true).run(fraction -> true);
      assertSound(store);
      expand(store, engine, 40, seed);
      assertSound(store);
    }
  }

  /**
   * One book has valued a position and found that a move loses and another one is next; the other
   * book knows that this one loses too. There are more moves, which may be as good.
   */
  @Test
  void moreMovesMayBeAsGoodWhenBothBooksLose() {
    Proven loss = Ending.of(Result.LOSS);
    try (BookStore store = open("tic-tac-toe", "one.db");
        BookStore other = open("tic-tac-toe", "other.db")) {
      CanonicalPosition start = store.game().key(store.game().plain().start());
      BookChange valued = new BookChange();
      valued.position(start).value(0.5, 10).negamax(0.45).unbooked(1, 0.45);
      valued.position(start).move(0).proven(loss);
      store.write(valued, 0);
      BookChange played = new BookChange();
      played.position(start).move(1).proven(loss);
      other.write(played, 0);

      new BookMerger(other, store, row -> true).run(fraction -> true);
      BookPosition merged = store.find(start).orElseThrow();
      assertThat(merged.wanted()).isTrue();
      assertThat(merged.negamax()).isEqualTo(0.45);
      BookGraph graph = new BookGraph(store.game());
      graph.takeOver(List.of(merged), new BookChange());
      assertThat(graph.node(start).proven).isNull();
      assertThat(graph.node(start).negamax).isEqualTo(0.45);

      // With the centre, all distinct moves are there.
      BookChange last = new BookChange();
      last.position(start).move(4).proven(loss);
      store.write(last, 0);
      graph.takeOver(List.of(store.find(start).orElseThrow()), new BookChange());
      assertThat(graph.node(start).proven).isEqualTo(loss);
    }
  }

  /** Games prove what a reply is worth that an engine has misjudged. */
  @Test
  void whatGamesProveChangesValues() {
    try (BookStore store = open("tic-tac-toe", "one.db")) {
      Position corner = PositionReader.read(store.game().plain(), "a1");
      Position edge = PositionReader.read(store.game().plain(), "a1 b1");
      CanonicalPosition key = store.game().key(corner);
      int reply = CanonicalForm.of(corner).toKey(Move.at(1)).cell();
      int next = new DistinctMoves(key.position(store.game().plain())).first(4);
      BookChange valued = new BookChange();
      valued.position(key).value(0.5, 10).negamax(0.5).unbooked(next, 0.4).move(reply);
      valued.position(store.game().key(edge)).value(0.5, 10).negamax(0.5);
      store.write(valued, 0);
      GrowPlan plan = GrowPlans.plan(edge, "mcts-solver:simulations=3000", 0, 3, 1);
      new SelfPlay(store, plan, SelfPlayRules.USUAL, GrowListener.NONE).run();
      assertThat(store.find(store.game().key(edge)).orElseThrow().proven()).isNotNull();
      SelfPlay.correctValues(store);
      assertSound(store);
      assertThat(store.find(key).orElseThrow().negamax()).isEqualTo(0.4);
    }
  }
}
