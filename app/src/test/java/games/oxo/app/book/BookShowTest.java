package games.oxo.app.book;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.book.BookGame;
import games.oxo.book.browse.BookPages;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cli.terminal.LineInput;
import games.oxo.cli.terminal.ScreenSize;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("oxo book show and browse")
class BookShowTest {
  @TempDir static Path folder;

  @BeforeAll
  static void writeBooks() {
    SmallBook.write(BuiltInGames.load("squava"), folder.resolve("squava.book"), 200, 3);
    SmallBook.write(BuiltInGames.load("yavalath"), folder.resolve("yavalath.book"), 100, 2);
  }

  private static String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Run book(String... words) {
    return Run.oxo(Stream.concat(Stream.of("book"), Stream.of(words)).toArray(String[]::new));
  }

  /** What a person sees who types these lines. */
  private static String typed(String id, String lines) {
    Game game = BuiltInGames.load(id);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, UTF_8);
    Terminal terminal =
        new Terminal(
            print,
            print,
            new ByteArrayInputStream(lines.getBytes(UTF_8)),
            false,
            Optional.empty(),
            true,
            false,
            () -> new ScreenSize(80, 40));
    BookAddress address = BookAddress.of(folder.resolve(id + ".book"));
    try (BookStore store = BookStore.openToRead(BookGame.of(game), address);
        LineInput input = LineInput.open(terminal, false, Optional.empty())) {
      BookPages pages = new BookPages(game, store);
      new BookWalk(terminal, game, pages, input).from(store.game().plain().start());
    }
    return out.toString(UTF_8);
  }

  @Test
  void aPositionIsPrintedWithTheFiguresOfItsMoves() {
    Run run = book("show", "squava", "--book", file("squava.book"));
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("Squava: X to move, 60% for X, engine 55% for X, 1000 nodes, 200 games\n")
        .contains("\nmove  value         games  won  drawn  lost\n")
        .contains("0,0   X wins in 13 ")
        .contains("book move, proven")
        .contains("refuted")
        .contains("  0  W13 ");
  }

  @Test
  void jsonHasTheSame() throws IOException {
    Run run = book("show", "squava", "--book", file("squava.book"), "--json");
    JsonNode page = JsonMapper.builder().build().readTree(run.out());
    assertThat(page.get("games").intValue()).isEqualTo(200);
    assertThat(page.get("value").get("expected").doubleValue()).isEqualTo(0.6);
    assertThat(page.get("moves").get(0).get("value").get("type").textValue()).isEqualTo("win");
    assertThat(page.get("moves").get(0).get("chosen").booleanValue()).isTrue();
    long games = 0;
    for (JsonNode move : page.get("moves")) {
      games += move.get("games").longValue();
    }
    assertThat(games).isEqualTo(200);
  }

  @Test
  void aPersonWalksThroughTheBook() {
    String seen = typed("squava", "1,1\n9,9\nhelp\nback\n1,1\n0,0\ntop\n\nquit\nnever read\n");
    assertThat(seen)
        .contains("\n1,1: O to move, ")
        .contains("That does not work: '9,9' is not a cell")
        .contains("back    take the last move back")
        .doesNotContain("never");
    assertThat(seen.split("Squava: X to move", -1)).hasSize(1 + 3);
  }

  @Test
  void aWalkEndsWithItsInputAndMayLeaveTheBook() {
    String seen = typed("squava", "0,0\n1,0\n0,1\n1,1\n0,2\n4,4\n0,3\n");
    assertThat(seen)
        .contains("The book does not have this position.")
        .endsWith("Move, back, top or quit: \n");
  }

  @Test
  void aSwapIsAdvised() {
    assertThat(typed("yavalath", "a1\n"))
        .contains("a1: O to move, X wins in 13, 13 games\nO should swap and hold X then;")
        .contains("a1    X loses in 14 ");
    Run run = book("show", "yavalath", "a1", "swap", "--book", file("yavalath.book"));
    assertThat(run.status()).isZero();
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertThat(book("show", "squava").status()).isEqualTo(2);
    Run none = book("show", "squava", "--book", file("none.book"));
    assertThat(none.status()).isEqualTo(2);
    assertThat(Files.exists(folder.resolve("none.book"))).isFalse();
    assertThat(book("show", "connect4", "--book", file("squava.book")).status()).isEqualTo(2);
    String[] deep = {
      "show", "squava", "0,0", "1,0", "0,1", "1,1", "0,3", "--book", file("squava.book")
    };
    assertThat(book(deep).err()).isEqualTo("oxo: the book does not have this position\n");
  }

  @Test
  void thePagesAreWrittenToAFolderOfTheirOwn() throws IOException {
    Path pages = folder.resolve("pages");
    String[] words = {"browse", "squava", "--book", file("squava.book"), "-o", pages.toString()};
    Run run = book(words);
    assertThat(run.status()).isZero();
    assertThat(run.out()).startsWith("Squava: ").endsWith("index.html\n");
    assertThat(Files.readString(pages.resolve("index.html"))).contains("\"type\":\"book\"");
    assertThat(pages).isDirectoryContaining("glob:**/index.html");
    assertThat(book(words).err()).contains("is not empty; --force writes into it all the same");
    String[] forced = Stream.concat(Stream.of(words), Stream.of("--force")).toArray(String[]::new);
    assertThat(book(forced).status()).isZero();
    String[] json = {
      "browse", "squava", "--book", file("squava.book"), "-o", file("few"), "--pages", "3", "--json"
    };
    assertThat(book(json).out()).endsWith("\"pages\":3}\n");
    assertThat(book("browse", "squava", "--book", file("squava.book")).err())
        .isEqualTo("oxo: say which folder to write to: -o DIR\n");
    String[] intoFile = {
      "browse", "squava", "--book", file("squava.book"), "-o", file("squava.book")
    };
    assertThat(book(intoFile).err()).contains("is a file; a folder is needed");
  }

  @Test
  void aCompactBookIsShownAndBrowsedToo() throws IOException {
    assertThat(book("distill", "squava", "--book", file("squava.book"), "-o", file("s.oxobook")))
        .satisfies(run -> assertThat(run.status()).isZero());
    Run shown = book("show", "squava", "--book", file("s.oxobook"));
    assertThat(shown.status()).isZero();
    assertThat(shown.out()).startsWith("Squava: X to move, ").contains("book move");
    Run pages = book("browse", "squava", "--book", file("s.oxobook"), "-o", file("compact-pages"));
    assertThat(pages.status()).isZero();
    assertThat(Files.readString(folder.resolve("compact-pages/index.html"))).contains("Squava");
  }
}
