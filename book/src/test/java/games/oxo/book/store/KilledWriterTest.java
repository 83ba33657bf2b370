package games.oxo.book.store;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookChange;
import games.oxo.book.BookGame;
import games.oxo.book.store.TestDatabases.Kind;
import games.oxo.game.Dice;
import games.oxo.game.Move;
import games.oxo.game.OnlyInFullRun;
import games.oxo.game.Position;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.library.BuiltInGames;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A book whose writer, or server, is killed")
@Tag("slow")
class KilledWriterTest {
  private static final BookGame GAME = BookGame.of(BuiltInGames.load("yavalath"));
  private static final List<CanonicalPosition> PATH = path(12);

  @TempDir private Path folder;

  private static List<CanonicalPosition> path(int length) {
    List<CanonicalPosition> keys = new ArrayList<>();
    Position position = GAME.plain().start();
    for (int i = 0; i < length; i++) {
      keys.add(GAME.key(position));
      position = position.play(Move.at(5 * i));
    }
    return keys;
  }

  /** Writes the same game again and again, and says how many it has written. */
  public static final class Writer {
    public static void main(String[] args) {
      BookAddress address =
          args[0].startsWith(BookAddress.POSTGRESQL)
              ? BookAddress.ofDatabase(args[0])
              : BookAddress.of(Path.of(args[0]));
      try (BookStore store = BookStore.open(GAME, address)) {
        for (int game = 1; ; game++) {
          BookChange change = new BookChange();
          PATH.forEach(key -> change.position(key).negamax(0.5).move(60).addGame(1));
          store.write(change, 1);
          System.out.println(game);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void hasWholeGamesOnly(Kind kind) throws Exception {
    BookAddress address = kind.fresh(folder);
    String text = address.file() == null ? address.url() : address.file().toString();
    Dice dice = new Dice(7);
    long told = 0;
    for (int round = 0; round < 4; round++) {
      told += writeAndKill(text, 1 + dice.below(60));
      assertWhole(address, told);
    }
  }

  @OnlyInFullRun
  @Test
  void hasWholeGamesOnlyAfterTheServerIsKilled() throws Exception {
    Path data = folder.resolve("data");
    long told;
    try (EmbeddedPostgres first = server(data)) {
      Process writer = start(first.getJdbcUrl("postgres", "postgres"));
      told = awaitGames(writer, 40);
      long pid = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0));
      ProcessHandle.of(pid).orElseThrow().descendants().forEach(ProcessHandle::destroyForcibly);
      ProcessHandle.of(pid).orElseThrow().destroyForcibly();
      // It would wait for the server to come back.
      writer.destroyForcibly().waitFor();
    }
    try (EmbeddedPostgres again = server(data)) {
      BookAddress address = BookAddress.ofDatabase(again.getJdbcUrl("postgres", "postgres"));
      assertWhole(address, told);
    }
  }

  private static EmbeddedPostgres server(Path data) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
        .setCleanDataDirectory(false)
        // As servers are set up unless somebody wants it otherwise.
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("fsync", "on")
        .start();
  }

  /**
   * Each position of the path has as many games as the book has, and none that was told is lost.
   */
  private static void assertWhole(BookAddress address, long told) {
    try (BookStore store = BookStore.openToRead(GAME, address)) {
      long games = store.counts().games();
      assertThat(games).isGreaterThanOrEqualTo(told);
      for (CanonicalPosition key : PATH) {
        assertThat(store.find(key).orElseThrow().games()).isEqualTo(games);
      }
    }
  }

  private static long writeAndKill(String address, int games) throws Exception {
    Process writer = start(address);
    long told = awaitGames(writer, games);
    writer.destroyForcibly().waitFor();
    return told;
  }

  private static long awaitGames(Process writer, int games) throws IOException {
    BufferedReader lines = writer.inputReader();
    long told = 0;
    while (told < games) {
      String line = lines.readLine();
      assertThat(line).as("the writer ended by itself").isNotNull();
      told = Long.parseLong(line);
    }
    return told;
  }

  private static Process start(String address) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Xmx200m",
            "-cp",
            System.getProperty("java.class.path"),
            Writer.class.getName(),
            address)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
