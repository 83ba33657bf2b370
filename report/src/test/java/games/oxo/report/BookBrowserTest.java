package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.DistilledReader;
import games.oxo.book.browse.MemoryBook;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A book as pages")
class BookBrowserTest {
  /** The pages of a book from the start on. */
  private static JsonNode pages(Game game, BookReader book, int depth, int most) {
    BookBrowser browser =
        new BookBrowser(game, book, (player, value) -> player + " <" + value + ">");
    int[] found = {0};
    int count = browser.find(book.game().plain().start(), depth, most, () -> found[0]++);
    JsonNode pages = Documents.all(Documents.of(browser.dataPage()), "book").get(0).get("pages");
    assertThat(pages).hasSize(count);
    assertThat(found[0]).isEqualTo(count);
    return pages;
  }

  @ParameterizedTest
  @CsvSource({
    "tic-tac-toe, 4, 2000",
    "squava, 2, 2000",
    "yavalath:side3, 2, 2000",
    "connect4:5x4, 3, 2000",
    "tictactrains:swiss, 1, 2000",
    "squava, 2, 7"
  })
  void everyPageIsReachedFromTheFirstAndLeadsBack(String id, int depth, int most) {
    Game game = BuiltInGames.load(id);
    JsonNode pages = pages(game, new MemoryBook(game, depth), depth, most);
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int number = open.pop();
      if (reached.add(number)) {
        pages.get(number).get("lines").forEach(line -> link(line, pages.size(), open));
      }
    }
    assertThat(reached).hasSize(pages.size());
    for (int number = 0; number < pages.size(); number++) {
      JsonNode page = pages.get(number);
      int parent = page.get("parent").asInt();
      assertThat(parent).isLessThan(number);
      if (parent >= 0) {
        int stones = page.get("X").size() + page.get("O").size();
        JsonNode before = pages.get(parent);
        assertThat(stones).isEqualTo(before.get("X").size() + before.get("O").size() + 1);
        assertThat(before.get("lines")).anyMatch(line -> line.get("move").equals(page.get("move")));
      }
    }
  }

  private static void link(JsonNode line, int pages, Deque<Integer> open) {
    int to = line.get("to").asInt();
    assertThat(to).isBetween(-1, pages - 1);
    if (to >= 0) {
      open.push(to);
    }
  }

  @Test
  void allPositionsOfASmallBookHaveTheirPage() {
    Game game = BuiltInGames.load("tic-tac-toe");
    // All positions of the game that are not over, up to symmetry.
    assertThat(pages(game, new MemoryBook(game, 9), 9, 10_000)).hasSize(627);
  }

  @Test
  void aBookWithoutTheStartHasNoPages() {
    Game game = BuiltInGames.load("tic-tac-toe");
    Position late = game.start().play(Move.at(0)).play(Move.at(4));
    BookBrowser browser = new BookBrowser(game, new MemoryBook(game, 1), (player, value) -> "");
    assertThat(browser.find(late, 1, 10, () -> {})).isZero();
  }

  @Test
  void theFirstPageHasTheFiguresOfItsMoves() {
    Game game = BuiltInGames.load("tic-tac-toe");
    MemoryBook book = new MemoryBook(game, 1);
    Position after = game.start().play(Move.at(0));
    BookPosition found = book.find(book.game().key(after)).orElseThrow();
    book.put(
        new BookPosition(
            found.key(), 0.5, 1, 0.5, Ending.loss(6), -1, Double.NaN, false, found.moves()));
    JsonNode lines = pages(game, book, 1, 100).get(0).get("lines");
    JsonNode corner = lines.get(0);
    assertThat(corner.get("value").toString()).isEqualTo("{\"type\":\"win\",\"plies\":7}");
    assertThat(corner.get("words").asText()).isEqualTo("X <Ending[result=WIN, plies=7]>");
    assertThat(corner.get("proven").asBoolean()).isTrue();
    assertThat(corner.get("chosen").asBoolean()).isTrue();
    assertThat(corner.get("cells").toString()).isEqualTo("[0,2,6,8]");
    assertThat(lines).anyMatch(line -> line.get("refuted").asBoolean());
    assertThat(lines).anyMatch(line -> line.get("results").toString().equals("[20,0,10]"));
  }

  @Test
  void whereASwapIsOfferedThePageSaysWhetherToTakeIt() {
    Game game = BuiltInGames.load("yavalath:side3");
    JsonNode pages = pages(game, new MemoryBook(game, 2), 2, 100);
    assertThat(pages.get(1).get("facts").toString()).contains("[\"Swap\",\"O need not swap\"]");
    assertThat(pages.get(0).get("facts").toString()).doesNotContain("swap");
  }

  @Test
  void aFirstStoneThatWinsWithoutTheSwapLosesWithIt() {
    Game game = BuiltInGames.load("yavalath");
    BookGame plain = BookGame.of(game);
    Position start = plain.plain().start();
    Move won = Move.at(21);
    DistilledBook book =
        new DistilledBook(
            plain,
            List.of(
                new Entry(plain.key(start), won, Ending.of(Result.WIN), 0),
                new Entry(plain.key(start.play(Move.at(0))), Move.at(30), new Chance(0.6), 0)),
            List.of());
    String page = pages(game, new DistilledReader(book), 1, 10).get(0).toString();
    assertThat(page)
        .contains("[\"Value\",\"X <Chance[expected=0.4]>\"]")
        .contains("X <Ending[result=LOSS, plies=0]>")
        .doesNotContain("result=WIN")
        .doesNotContain("\"Proven\"");
    Game without = BuiltInGames.load("yavalath:no-swap");
    assertThat(pages(without, new DistilledReader(book), 1, 10).get(0).toString())
        .contains("[\"Proven\",\"X <Ending[result=WIN, plies=0]>\"]");
  }
}
