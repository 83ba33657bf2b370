package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.DistilledBook;
import games.oxo.book.compact.CompactBook;
import games.oxo.game.library.BuiltInGames;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Output that is lost is noticed")
class LostOutputTest {
  /** A run of each command. */
  private static final String[] COMMANDS = {
    "games",
    "show squava",
    "play tic-tac-toe --x random --o random",
    "serve --port 0 --for 10ms",
    "page --engine WASM -o NEW --force",
    "analyze tic-tac-toe --engine random",
    "solve tic-tac-toe XO./.../...",
    "results",
    "match tic-tac-toe random mcts:simulations=5 --games 2 --log /dev/null",
    "tournament tic-tac-toe random mcts:simulations=5 --rounds 1 --log /dev/null",
    "playoff tic-tac-toe -d 2",
    "replay LOG",
    "report LOG -o /dev/null",
    "engine tic-tac-toe",
    "check tic-tac-toe --games 2",
    "balance tic-tac-toe --games 2 --ladder 0 --solve 0 --engine random",
    "certificate check PROOF",
    "prove tic-tac-toe XO./.X./... -o NEW --force",
    "learn tic-tac-toe --nodes 1 --positions 100 --attempts 1 --match-time 0 -o NEW --force",
    "puzzles tic-tac-toe --count 1",
    "invent --boards 3x3 --tries 2 --no-pages -o INVENTED --force",
    "perft tic-tac-toe 2",
    "table",
    "book grow tic-tac-toe --book GROWN --nodes 50 --threads 1 --positions 2",
    "book deepen tic-tac-toe --solve 1000",
    "book export tic-tac-toe --book BOOK -o NEW --force",
    "bot tic-tac-toe -o NEW --force",
    "compare tic-tac-toe --depth 2",
    "bench yavalath-playouts-uniform --seconds 0.01",
    "cluster --help",
    "completion",
  };

  @TempDir static Path folder;

  static Stream<String> everyWay() {
    Stream<String> helps = Stream.of(CommandRegistry.values()).map(each -> each.word() + " --help");
    return Stream.concat(Stream.of(COMMANDS), Stream.concat(helps, Stream.of("help", "--version")));
  }

  @BeforeAll
  static void writeFiles() throws IOException {
    BookGame game = BookGame.of(BuiltInGames.load("tic-tac-toe"));
    DistilledBook empty = new DistilledBook(game, List.of(), List.of());
    Files.write(folder.resolve("book"), CompactBook.write(empty, false));
    Files.write(folder.resolve("wasm"), new byte[] {0, 'a', 's', 'm', 1, 0, 0, 0});
    Run.oxo(words("solve tic-tac-toe XO./.../... --certificate PROOF"));
    Run.oxo(words("match tic-tac-toe random mcts:simulations=5 --games 2 --log LOG"));
    assertThat(Files.exists(folder.resolve("proof")) && Files.exists(folder.resolve("log")))
        .isTrue();
  }

  private static String[] words(String command) {
    return command
        .replace("LOG", folder.resolve("log").toString())
        .replace("PROOF", folder.resolve("proof").toString())
        .replace("GROWN", folder.resolve("grown").toString())
        .replace("BOOK", folder.resolve("book").toString())
        .replace("WASM", folder.resolve("wasm").toString())
        .replace("INVENTED", folder.resolve("invented").toString())
        .replace("NEW", folder.resolve("new").toString())
        .split(" ");
  }

  /** Takes so many bytes, then fails. */
  private static OutputStream failing(int bytes, String reason) {
    return new OutputStream() {
      private int left = bytes;

      @Override
      public void write(int value) throws IOException {
        if (left-- <= 0) {
          throw new IOException(reason);
        }
      }
    };
  }

  @ParameterizedTest
  @MethodSource("everyWay")
  void aFullDiskIsSaidOnce(String command) {
    Run run =
        Run.printingTo(
            failing(0, "No space left on device"), "ugi\nisready\nquit\n", words(command));
    assertThat(run.err())
        .isEqualTo("oxo: the output could not be written: No space left on device\n");
    assertThat(run.status()).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("everyWay")
  void aClosedPipeEndsTheWorkQuietly(String command) {
    Run run = Run.printingTo(failing(3, "Broken pipe"), "ugi\nisready\nquit\n", words(command));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isEqualTo(141);
  }

  @Test
  void everyCommandIsTried() {
    for (CommandRegistry each : CommandRegistry.values()) {
      assertThat(COMMANDS).anyMatch(command -> command.split(" ")[0].equals(each.word()));
    }
  }

  @Test
  void longWorkEnds() {
    String command = "match tic-tac-toe random random --games 1000000 --watch --log /dev/null";
    Run run = Run.printingTo(failing(2000, "Broken pipe"), "", words(command));
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isEqualTo(141);
  }
}
