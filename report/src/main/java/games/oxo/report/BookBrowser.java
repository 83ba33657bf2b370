package games.oxo.report;

import games.oxo.book.BookCounts;
import games.oxo.book.BookMove;
import games.oxo.book.BookReader;
import games.oxo.book.browse.BookLine;
import games.oxo.book.browse.BookPage;
import games.oxo.book.browse.BookPages;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.canonical.CanonicalPosition;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import games.oxo.session.json.Json;
import games.oxo.session.shape.ValueShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A book as a {@link DataPage} to walk through, with a page for each position. Positions come in
 * breadth first order, the best moves first, so that a limit cuts off what matters least.
 *
 * <p>A position lies as on the path by which it was found first; a link from elsewhere says when
 * the board is turned.
 */
public final class BookBrowser {
  private static final int NONE = -1;

  private final Game game;
  private final BookPages pages;
  private final BiFunction<Player, Value, String> words;
  private final MoveNotation notation;

  /** The pages by key. */
  private final Map<CanonicalPosition, Integer> numbers = new HashMap<>();

  private final List<Position> positions = new ArrayList<>();
  private final List<Integer> parents = new ArrayList<>();

  /**
   * @param game with its swap
   * @param words says what a value means to a player
   */
  public BookBrowser(Game game, BookReader book, BiFunction<Player, Value, String> words) {
    this.game = game;
    this.words = words;
    pages = new BookPages(game, book);
    notation = new MoveNotation(game);
  }

  /**
   * Looks for the positions from one on.
   *
   * @param start in the game without a swap
   * @param deeper how many stones further pages go
   * @param most the most pages
   * @param found is called for each page, and may end it all by an exception
   * @return how many pages there are; 0 when the book does not have the start
   */
  public int find(Position start, int deeper, int most, Runnable found) {
    if (pages.page(start).isEmpty()) {
      return 0;
    }
    add(start, NONE, most);
    for (int i = 0; i < positions.size(); i++) {
      Position position = positions.get(i);
      if (position.ply() - start.ply() < deeper && positions.size() < most) {
        for (BookLine line : page(position).lines()) {
          if (line.continued()) {
            add(position.play(line.move()), i, most);
          }
        }
      }
      found.run();
    }
    return positions.size();
  }

  private void add(Position position, int parent, int most) {
    CanonicalPosition key = pages.book().game().key(position);
    if (positions.size() < most && !numbers.containsKey(key)) {
      numbers.put(key, positions.size());
      positions.add(position);
      parents.add(parent);
    }
  }

  private BookPage page(Position position) {
    return pages.page(position).orElseThrow();
  }

  /** The page with all that was found. */
  public DataPage dataPage() {
    Position start = positions.get(0);
    String before = notation.writeList(start.moves());
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      all.add(json(page(positions.get(i)), i));
    }
    String title = before.isEmpty() ? game.name() : game.name() + ": " + before;
    return new DataPage("book", "The book of " + title)
        .board(game)
        .add(Json.object("type", "book", "before", before, "pages", all));
  }

  private Map<String, @Nullable Object> json(BookPage page, int number) {
    Position position = page.position();
    Map<String, @Nullable Object> json =
        Json.object(
            "parent",
            parents.get(number),
            "move",
            number == 0 ? "" : notation.writeInList(position.lastMove().orElseThrow()));
    json.putAll(DataPage.stones(position));
    Player mover = position.toMove().orElseThrow();
    json.put("toMove", mover.toString());
    json.put("facts", DataPage.pairs(facts(page, mover)));
    json.put("lines", page.lines().stream().map(line -> line(position, mover, line)).toList());
    return json;
  }

  private Map<String, @Nullable Object> line(Position position, Player mover, BookLine line) {
    Position after = position.play(line.move());
    int to = line.continued() ? numbers.getOrDefault(pages.book().game().key(after), NONE) : NONE;
    BookMove results = line.results();
    return Json.object(
        "move",
        notation.writeInList(line.move()),
        "cells",
        Numbers.cells(line.cells()),
        "value",
        ValueShape.write(line.value()),
        "words",
        words.apply(mover, line.value()),
        "byGames",
        line.byGames(),
        "proven",
        line.value().isProven(),
        "refuted",
        results.refuted(),
        "chosen",
        line.chosen(),
        "results",
        List.of(results.wins(), results.draws(), results.losses()),
        "to",
        to,
        "turned",
        to != NONE && isTurned(positions.get(to), after));
  }

  private static boolean isTurned(Position shown, Position position) {
    return shown.stones(Player.X) != position.stones(Player.X)
        || shown.stones(Player.O) != position.stones(Player.O);
  }

  private Map<String, String> facts(BookPage page, Player mover) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("To move", mover.toString());
    boolean swaps = page.swap().orElse(false);
    Player holder = swaps ? mover.other() : mover;
    page.value()
        .ifPresent(
            value -> facts.put(value.isProven() ? "Proven" : "Value", words.apply(holder, value)));
    page.engineValue()
        .filter(value -> !page.value().equals(page.engineValue()))
        .ifPresent(value -> facts.put("Engine", words.apply(mover, value)));
    if (page.entry().effort() > 0) {
      facts.put("Effort", Text.format("%,d nodes", page.entry().effort()));
    }
    page.unbooked()
        .ifPresent(
            best ->
                facts.put(
                    "Best outside the book",
                    Text.format(
                        "%s (%s)",
                        notation.writeInList(best.move()), words.apply(mover, best.value()))));
    facts.put("Games", PageNumbers.count(page.entry().games()));
    page.swap()
        .ifPresent(swap -> facts.put("Swap", mover + (swap ? " should swap" : " need not swap")));
    if (page.position().ply() == 0) {
      BookCounts counts = pages.book().counts();
      facts.put("Positions", PageNumbers.count(counts.positions()));
      facts.put("Proven positions", PageNumbers.count(counts.proven()));
    }
    return facts;
  }
}
