package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.book.BookChange;
import games.oxo.book.BookCounts;
import games.oxo.book.BookGame;
import games.oxo.book.BookMove;
import games.oxo.book.BookPosition;
import games.oxo.book.store.TestDatabases.Kind;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The database of a book")
class BookStoreTest {
  private static final Game YAVALATH = BuiltInGames.load("yavalath");
  private static final BookGame GAME = BookGame.of(YAVALATH);
  private static final CanonicalPosition START = GAME.key(YAVALATH.start());

  @TempDir private Path folder;

  private static CanonicalPosition after(int... cells) {
    Position position = GAME.plain().start();
    for (int cell : cells) {
      position = position.play(Move.at(cell));
    }
    return GAME.key(position);
  }

  private static BookPosition found(BookStore store, CanonicalPosition key) {
    return store.find(key).orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void givesBackWhatWasWritten(Kind kind) {
    BookAddress address = kind.fresh(folder);
    try (BookStore store = BookStore.open(GAME, address)) {
      BookChange change = new BookChange();
      change
          .position(START)
          .value(0.61, 12_345)
          .negamax(0.58)
          .proven(Ending.win(7))
          .unbooked(30, 0.55)
          .wanted(true);
      change.position(START).move(12).addGame(1).addGame(0).addGame(-1).addGame(1);
      change.position(START).move(4).proven(Ending.of(Ending.DRAW.result())).refuted(true);
      store.write(change, 4);
    }
    try (BookStore store = BookStore.openToRead(GAME, address)) {
      assertThat(found(store, START))
          .isEqualTo(
              new BookPosition(
                  START,
                  0.61,
                  12_345,
                  0.58,
                  Ending.win(7),
                  30,
                  0.55,
                  true,
                  List.of(
                      new BookMove(4, 0, 0, 0, Ending.DRAW, true),
                      new BookMove(12, 2, 1, 1, null, false))));
      assertThat(store.find(after(0))).isEmpty();
      assertThat(store.counts()).isEqualTo(new BookCounts(1, 2, 1, 4, 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void leavesAsItIsWhatAChangeDoesNotMention(Kind kind) {
    try (BookStore store = BookStore.open(GAME, kind.fresh(folder))) {
      BookChange all = new BookChange();
      all.position(START).value(0.7, 10).negamax(0.6).unbooked(5, 0.4).wanted(true);
      all.position(START).move(1).refuted(true).addGame(1);
      store.write(all, 1);
      BookChange one = new BookChange();
      one.position(START).negamax(0.65).move(1).proven(Ending.loss(3));
      store.write(one, 0);
      assertThat(found(store, START))
          .isEqualTo(
              new BookPosition(
                  START,
                  0.7,
                  10,
                  0.65,
                  null,
                  5,
                  0.4,
                  true,
                  List.of(new BookMove(1, 1, 0, 0, Ending.loss(3), true))));
    }
  }

  @ParameterizedTest
  @EnumSource
  void handsOutAllPositionsByStones(Kind kind) {
    try (BookStore store = BookStore.open(GAME, kind.fresh(folder))) {
      BookChange change = new BookChange();
      change.position(after(0, 1, 2)).value(0.5, 1);
      change.position(after(0)).value(0.4, 1).move(9);
      change.position(START).value(0.3, 1).move(0);
      store.write(change, 0);
      List<CanonicalPosition> keys = new ArrayList<>();
      store.forEach(each -> keys.add(each.key()));
      assertThat(keys).containsExactly(START, after(0), after(0, 1, 2));
      assertThat(store.changedSince(0)).hasSize(3);
      assertThat(store.changedSince(store.now() + 1_000_000)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void addsUpTheGamesOfSeveralWriters(Kind kind) throws Exception {
    BookAddress address = kind.fresh(folder);
    BookStore.open(GAME, address).close();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<?>> ends = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Callable<Void> writer =
          () -> {
            try (BookStore store = BookStore.open(GAME, address)) {
              for (int game = 0; game < 25; game++) {
                BookChange change = new BookChange();
                change.position(after(7)).move(3).addGame(1);
                change.position(START).move(7).addGame(-1);
                store.write(change, 1);
              }
            }
            return null;
          };
      ends.add(threads.submit(writer));
    }
    for (Future<?> end : ends) {
      end.get();
    }
    threads.shutdown();
    try (BookStore store = BookStore.openToRead(GAME, address)) {
      assertThat(found(store, START).games()).isEqualTo(100);
      assertThat(found(store, after(7)).moves().get(0).wins()).isEqualTo(100);
      assertThat(store.counts().games()).isEqualTo(100);
    }
  }

  @ParameterizedTest
  @EnumSource
  void givesAPositionToOneOwnerUntilTheLeaseRunsOut(Kind kind) throws Exception {
    try (BookStore store = BookStore.open(GAME, kind.fresh(folder))) {
      Duration hour = Duration.ofHours(1);
      assertThat(store.claim(START, "one", hour)).isTrue();
      assertThat(store.claim(START, "other", hour)).isFalse();
      assertThat(store.claim(after(0), "other", Duration.ofMillis(1))).isTrue();
      store.release(START, "other");
      assertThat(store.claim(START, "other", hour)).as("only its owner gives it back").isFalse();
      store.release(START, "one");
      assertThat(store.claim(START, "other", hour)).isTrue();
      long start = store.now();
      while (store.now() < start + 3) {
        Thread.sleep(1);
      }
      assertThat(store.claim(after(0), "third", hour)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void takesOverAnotherBooksGamesOnce(Kind kind) {
    BookAddress first = kind.fresh(folder);
    BookAddress second = kind.fresh(folder);
    try (BookStore one = BookStore.open(GAME, first);
        BookStore other = BookStore.open(GAME, second)) {
      BookChange change = new BookChange();
      change.position(START).move(7).addGame(1);
      one.write(change, 1);
      other.write(change, 1);
      for (int time = 0; time < 2; time++) {
        takeOver(other, one);
        takeOver(one, other);
      }
      assertThat(found(one, START).games()).isEqualTo(2);
      assertThat(found(other, START).games()).isEqualTo(2);
      one.write(change, 1);
      takeOver(one, other);
      assertThat(found(other, START).games()).isEqualTo(3);
      assertThat(other.counts().games()).isEqualTo(3);
    }
  }

  private static void takeOver(BookStore from, BookStore to) {
    from.sources().forEach((source, games) -> to.writeSource(from.tallies(source), source, games));
  }

  @ParameterizedTest
  @EnumSource
  void refusesTheBookOfAnotherGame(Kind kind) {
    BookAddress address = kind.fresh(folder);
    BookStore.open(GAME, address).close();
    assertThatThrownBy(() -> BookStore.open(BookGame.of(BuiltInGames.load("squava")), address))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is a book of yavalath with other rules than squava");
    BookStore.open(BookGame.of(BuiltInGames.load("yavalath:no-swap")), address).close();
  }

  @ParameterizedTest
  @EnumSource
  void bringsABookOfAnEarlierVersionUpToDate(Kind kind) throws SQLException {
    BookAddress address = kind.fresh(folder);
    try (BookStore store = BookStore.open(GAME, address)) {
      BookChange change = new BookChange();
      change.position(START).value(0.5, 1);
      store.write(change, 0);
    }
    execute(address, "DROP TABLE claim", "UPDATE book SET content = '1' WHERE name = 'schema'");
    assertThatThrownBy(() -> BookStore.openToRead(GAME, address))
        .hasMessageContaining("a book of an earlier version");
    try (BookStore store = BookStore.open(GAME, address)) {
      assertThat(found(store, START).value()).isEqualTo(0.5);
      assertThat(store.claim(START, "one", Duration.ofHours(1))).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusesABookOfALaterVersion(Kind kind) throws SQLException {
    BookAddress address = kind.fresh(folder);
    BookStore.open(GAME, address).close();
    execute(address, "UPDATE book SET content = '999' WHERE name = 'schema'");
    assertThatThrownBy(() -> BookStore.open(GAME, address))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is a book of version 999, which a later OXO wrote");
  }

  private static void execute(BookAddress address, String... statements) throws SQLException {
    String url = address.file() == null ? address.url() : "jdbc:sqlite:" + address.file();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String each : statements) {
        statement.execute(each);
      }
    }
  }

  @Test
  void refusesAFileThatIsNoDatabase() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "not a database at all".repeat(100));
    assertThatThrownBy(() -> BookStore.open(GAME, BookAddress.of(file)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("text")
        .hasMessageContaining("is not a book");
    assertThatThrownBy(() -> BookStore.openToRead(GAME, BookAddress.of(folder.resolve("missing"))))
        .hasMessageContaining("there is no book");
  }

  @Test
  void refusesAServerThatDoesNotAnswer() {
    BookAddress nowhere = BookAddress.ofDatabase("jdbc:postgresql://127.0.0.1:1/book?user=x");
    assertThatThrownBy(() -> BookStore.open(GAME, nowhere))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the book jdbc:postgresql://127.0.0.1:1/book cannot be reached");
  }
}
