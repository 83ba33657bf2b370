package games.oxo.book.browse;

import games.oxo.book.BookReader;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A book as linked HTML pages, one for each position, and a style sheet. Positions come in breadth
 * first order, the best moves first, so that a limit cuts off what matters least.
 *
 * <p>A position lies as on the path by which it was found first; a link from elsewhere says when
 * the board is turned.
 */
public final class HtmlBook {
  /** The name of the first page. */
  public static final String FIRST = "index.html";

  /** The name of the style sheet. */
  public static final String STYLE = "book.css";

  private final BookPages pages;
  private final HtmlPage writer;

  /** The pages by key, with the number that names their file. */
  private final Map<CanonicalPosition, Integer> numbers = new HashMap<>();

  private final List<Position> positions = new ArrayList<>();

  /**
   * @param game with its swap
   * @param words says what a value means to a player
   */
  public HtmlBook(Game game, BookReader book, BiFunction<Player, Value, String> words) {
    pages = new BookPages(game, book);
    writer = new HtmlPage(this, game, words);
  }

  /**
   * Writes the book from a position on.
   *
   * @param start in the game without a swap
   * @param deeper how many stones further pages go
   * @param most the most pages
   * @param files takes the name and the text of each file
   * @return how many pages it has; 0 when the book does not have the start
   */
  public int write(Position start, int deeper, int most, BiConsumer<String, String> files) {
    if (pages.page(start).isEmpty()) {
      return 0;
    }
    add(start, most);
    files.accept(STYLE, HtmlPage.style());
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      BookPage page = pages.page(position).orElseThrow();
      if (position.ply() - start.ply() < deeper) {
        for (BookLine line : page.lines()) {
          if (line.continued()) {
            add(position.play(line.move()), most);
          }
        }
      }
      files.accept(name(i), writer.html(page, start));
    }
    return positions.size();
  }

  private void add(Position position, int most) {
    CanonicalPosition key = pages.book().game().key(position);
    if (positions.size() < most && !numbers.containsKey(key)) {
      numbers.put(key, positions.size());
      positions.add(position);
    }
  }

  BookReader book() {
    return pages.book();
  }

  private static String name(int number) {
    return number == 0 ? FIRST : number + ".html";
  }

  /** The file of a position; empty when it has no page. */
  Optional<String> file(Position position) {
    return number(position).map(HtmlBook::name);
  }

  /** Whether the page of a position shows it turned or mirrored. */
  boolean isTurned(Position position) {
    return number(position)
        .map(positions::get)
        .filter(
            shown ->
                shown.stones(Player.X) != position.stones(Player.X)
                    || shown.stones(Player.O) != position.stones(Player.O))
        .isPresent();
  }

  private Optional<Integer> number(Position position) {
    return Optional.ofNullable(numbers.get(pages.book().game().key(position)));
  }
}
