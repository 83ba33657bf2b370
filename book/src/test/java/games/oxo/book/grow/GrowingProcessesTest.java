package games.oxo.book.grow;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.book.store.TestDatabases.Kind;
import games.oxo.game.Dice;
import games.oxo.game.FullRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A book that several programs grow, or one that is killed")
@Tag("slow")
class GrowingProcessesTest {
  private static final int PROGRAMS = 4;

  @TempDir private Path folder;

  private static String text(BookAddress address) {
    return address.file() == null ? String.valueOf(address.url()) : address.file().toString();
  }

  @Test
  void hasWholeGamesOnlyAfterAKill() throws Exception {
    BookAddress address = Kind.SQLITE.fresh(folder);
    Dice dice = new Dice(3);
    long told = 0;
    for (int round = 0; round < FullRun.rounds(3, 1); round++) {
      Process process = GrowingProcess.start(text(address), "selfplay", 0);
      told += GrowingProcess.await(process, 1 + dice.below(15));
      process.destroyForcibly().waitFor();
      try (BookStore store = BookStore.openToRead(game(), address)) {
        long games = store.counts().games();
        assertThat(games).isGreaterThanOrEqualTo(told);
        new BookInvariants(store).assertWholeGames(games, game().key(game().plain().start()));
      }
    }
  }

  private static BookGame game() {
    return BookGame.of(GrowingProcess.game());
  }

  @Test
  void goesOnExpandingAfterAKill() throws Exception {
    BookAddress address = Kind.SQLITE.fresh(folder);
    Dice dice = new Dice(5);
    for (int round = 0; round < FullRun.rounds(3, 1); round++) {
      Process process = GrowingProcess.start(text(address), "expand", 0);
      GrowingProcess.await(process, 1 + dice.below(30));
      process.destroyForcibly().waitFor();
    }
    try (BookStore store = BookStore.open(game(), address)) {
      long before = store.counts().positions();
      GrowPlan plan =
          GrowPlans.plan(game().plain().start(), "mcts-solver:simulations=20", 0, 20, 1);
      Growth growth = new Expander(store, plan, PathCosts.USUAL, GrowListener.NONE).run();
      assertThat(growth.done()).isEqualTo(20);
      assertThat(store.counts().positions()).isGreaterThan(before);
      BookInvariants book = new BookInvariants(store);
      book.assertNegamax();
      book.assertProvenAreRight(20_000);
    }
  }

  @ParameterizedTest
  @EnumSource
  void losesNoCountOfFourPrograms(Kind kind) throws Exception {
    BookAddress address = kind.fresh(folder);
    int games = 8;
    for (Process each : started(address, "selfplay", games)) {
      assertThat(each.waitFor()).isZero();
    }
    try (BookStore store = BookStore.openToRead(game(), address)) {
      assertThat(store.counts().games()).isEqualTo(PROGRAMS * games);
      new BookInvariants(store)
          .assertWholeGames(PROGRAMS * games, game().key(game().plain().start()));
    }
  }

  /** In the short run one that several programs write to over the network. */
  static Stream<Kind> kinds() {
    return FullRun.isOn() ? Stream.of(Kind.values()) : Stream.of(Kind.POSTGRESQL);
  }

  /** Every expansion adds a move, so as many were made as there are moves and first thoughts. */
  @ParameterizedTest
  @MethodSource("kinds")
  void neverExpandsAPositionTwice(Kind kind) throws Exception {
    BookAddress address = kind.fresh(folder);
    int positions = 30;
    for (Process each : started(address, "expand", positions)) {
      assertThat(GrowingProcess.await(each, positions)).isEqualTo(positions);
      assertThat(each.waitFor()).isZero();
    }
    try (BookStore store = BookStore.openToRead(game(), address)) {
      BookInvariants book = new BookInvariants(store);
      long moves = 0;
      for (BookPosition each : book.positions().values()) {
        assertThat(each.moves().stream().map(BookMove::cell)).doesNotHaveDuplicates();
        moves += each.moves().stream().filter(move -> move.proven() == null).count();
      }
      assertThat(moves).isLessThanOrEqualTo(PROGRAMS * positions);
      assertThat(store.counts().moves() + 1).isGreaterThanOrEqualTo(PROGRAMS * positions);
      book.assertNegamax();
      book.assertProvenAreRight(20_000);
    }
  }

  private static List<Process> started(BookAddress address, String method, int most)
      throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < PROGRAMS; i++) {
      processes.add(GrowingProcess.start(text(address), method, most));
    }
    return processes;
  }
}
