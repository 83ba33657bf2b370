package games.oxo.book.browse;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.book.BookGame;
import games.oxo.book.BookPosition;
import games.oxo.book.BookReader;
import games.oxo.book.DistilledBook;
import games.oxo.book.DistilledBook.Entry;
import games.oxo.book.DistilledReader;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Symmetry;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Result;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.InputSource;

@DisplayName("A book as pages")
class HtmlBookTest {
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

  private static Map<String, String> write(Game game, BookReader book, int depth, int most) {
    Map<String, String> files = new LinkedHashMap<>();
    int pages =
        new HtmlBook(game, book, (player, value) -> player + " <" + value + ">")
            .write(book.game().plain().start(), depth, most, files::put);
    assertThat(files).hasSize(pages + 1);
    return files;
  }

  private static Set<String> links(String page) {
    Matcher link = LINK.matcher(page);
    Set<String> found = new HashSet<>();
    while (link.find()) {
      found.add(link.group(1));
    }
    return found;
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
  void everyPageIsReachedFromTheFirstAndNothingIsOutside(String id, int depth, int most)
      throws Exception {
    Game game = BuiltInGames.load(id);
    Map<String, String> files = write(game, new MemoryBook(game, depth), depth, most);
    Set<String> reached = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(HtmlBook.FIRST));
    DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    while (!open.isEmpty()) {
      String name = open.pop();
      if (reached.add(name)) {
        String page = files.get(name);
        assertThat(page).as(name).isNotNull();
        if (name.endsWith(".html")) {
          String xml = page.substring(page.indexOf("<html"));
          parser.parse(new InputSource(new StringReader(xml)));
        }
        links(page).stream().filter(link -> !link.equals("data:,")).forEach(open::push);
      }
    }
    assertThat(reached).isEqualTo(files.keySet());
  }

  @Test
  void allPositionsOfASmallBookHaveTheirPage() {
    Game game = BuiltInGames.load("tic-tac-toe");
    // All positions of the game that are not over, up to symmetry.
    assertThat(write(game, new MemoryBook(game, 9), 9, 10_000)).hasSize(627 + 1);
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
    String page = write(game, book, 1, 100).getOrDefault(HtmlBook.FIRST, "");
    assertThat(page)
        .contains("<title>Tic-Tac-Toe</title>")
        .contains("X &lt;Ending[result=WIN, plies=7]&gt;")
        .contains("<span class=\"mark\">proven</span>")
        .contains("<span class=\"mark bad\">refuted</span>")
        .contains("<small>20, 0, 10</small>")
        .contains(">W7</text>");
  }

  @Test
  void aPageLiesAsThePositionThatWasAskedFor() {
    Game game = BuiltInGames.load("squava");
    BookPages pages = new BookPages(game, new MemoryBook(game, 2));
    Position one = game.start().play(Move.at(1)).play(Move.at(7));
    List<String> expected = figures(pages.page(one).orElseThrow(), game.symmetries().get(0));
    for (Symmetry symmetry : game.symmetries()) {
      Position image = game.start().play(Move.at(symmetry.map(1))).play(Move.at(symmetry.map(7)));
      BookPage page = pages.page(image).orElseThrow();
      assertThat(figures(page, symmetry.inverse())).isEqualTo(expected);
      assertThat(BookPages.notes(page)).hasSize(23);
    }
  }

  /** The lines of a page after a symmetry. */
  private static List<String> figures(BookPage page, Symmetry symmetry) {
    return page.lines().stream()
        .map(line -> symmetry.map(line.cells()) + " " + line.value() + line.results())
        .sorted()
        .collect(Collectors.toList());
  }

  @Test
  void aSwapIsLeftOutOfThePath() {
    Game game = BuiltInGames.load("yavalath:side3");
    BookPages pages = new BookPages(game, new MemoryBook(game, 1));
    Position swapped = game.start().play(Move.at(3)).play(Move.SWAP).play(Move.at(4));
    Position plain = pages.plain(swapped);
    assertThat(plain.moves()).containsExactly(Move.at(3), Move.at(4));
    assertThat(plain.game().swapPly()).isNegative();
  }

  @Test
  void whereASwapIsOfferedThePageSaysWhetherToTakeIt() {
    Game game = BuiltInGames.load("yavalath:side3");
    Map<String, String> files = write(game, new MemoryBook(game, 2), 2, 100);
    assertThat(files.getOrDefault("1.html", "")).contains("O need not swap");
    assertThat(files.getOrDefault(HtmlBook.FIRST, "")).doesNotContain("swap");
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
    String page = write(game, new DistilledReader(book), 1, 10).getOrDefault(HtmlBook.FIRST, "");
    assertThat(page)
        .contains("<dt>Value</dt><dd>X &lt;Chance[expected=0.4]&gt;</dd>")
        .contains("X &lt;Ending[result=LOSS, plies=0]&gt;")
        .doesNotContain("result=WIN")
        .doesNotContain("<dt>Proven</dt>");
    Game without = BuiltInGames.load("yavalath:no-swap");
    assertThat(write(without, new DistilledReader(book), 1, 10).getOrDefault(HtmlBook.FIRST, ""))
        .contains("<dt>Proven</dt><dd>X &lt;Ending[result=WIN, plies=0]&gt;</dd>");
  }
}
