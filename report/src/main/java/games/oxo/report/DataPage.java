package games.oxo.report;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.picture.CellLabel;
import games.oxo.session.json.Json;
import games.oxo.session.shape.GameShape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A page that a program writes: one HTML file that needs nothing but a browser. The file holds one
 * JSON document, a list of blocks, and a script that draws it with the parts of the page that
 * {@code serve} shows: boards, charts, tables, games to step through. {@code
 * page/src/main/ts/data/document.ts} declares each kind of block.
 *
 * <pre>
 *   new DataPage("lengths", "How long games are")
 *       .board(game)
 *       .lead("Half of all games end within 20 moves.")
 *       .halfSection("Lengths")
 *       .chart(Charts.histogram(counts, "moves", "games"), "From 7 to 25 moves.")
 *       .halfSection("First moves")
 *       .picture(game.start(), labels, "How often each first move wins", true)
 *       .section("The games")
 *       .table(table)
 *       .html();
 * </pre>
 *
 * <p>Sections have the full or half the width of the page: consecutive half sections are set in two
 * columns of about the same height if there is room. All texts are plain text.
 */
public final class DataPage {
  private final String kind;
  private final String title;
  private @Nullable Map<String, @Nullable Object> game;
  private final List<Object> all = new ArrayList<>();

  /** Where the next block goes: the page, its last section, or a part that is being filled. */
  private List<Object> open = all;

  private @Nullable Integer again;

  /**
   * A page without anything but its title.
   *
   * @param kind what it is about in a word, such as {@code match}, for programs that read it
   */
  public DataPage(String kind, String title) {
    this.kind = kind;
    this.title = title;
  }

  /** A browser that shows the page reads its file again after so many seconds. */
  public DataPage readAgainAfter(int seconds) {
    again = seconds;
    return this;
  }

  /** The board of all pictures and games of the page. */
  public DataPage board(Game rules) {
    Map<String, @Nullable Object> all = GameShape.GAME.write(rules);
    game = new LinkedHashMap<>();
    for (String field : List.of("name", "names", "layout", "columns", "notation")) {
      game.put(field, all.get(field));
    }
    return this;
  }

  /** Begins a section as wide as the page. */
  public DataPage section(String heading) {
    return section(heading, false);
  }

  /** Begins a section half as wide as the page. */
  public DataPage halfSection(String heading) {
    return section(heading, true);
  }

  private DataPage section(String heading, boolean half) {
    List<Object> inner = new ArrayList<>();
    all.add(Json.object("type", "section", "heading", heading, "half", half, "blocks", inner));
    open = inner;
    return this;
  }

  /** The sentences that matter most. */
  public DataPage lead(String text) {
    return add("type", "lead", "text", text);
  }

  /** Sentences. */
  public DataPage paragraph(String text) {
    return add("type", "text", "text", text);
  }

  /** Names and what belongs to each, in the order of the map. */
  public DataPage facts(Map<String, String> facts) {
    return add("type", "facts", "facts", pairs(facts));
  }

  /** A table. */
  public DataPage table(DataTable table) {
    return add(table.json());
  }

  /**
   * A chart.
   *
   * @param caption what it shows, in a sentence; may be empty
   */
  public DataPage chart(Chart chart, String caption) {
    return add("type", "chart", "caption", caption, "chart", chart.json());
  }

  /**
   * A picture of the board of the page.
   *
   * @param labels by cell; those of occupied cells are not seen
   * @param words what it shows, for people who do not see it
   * @param large whether it is as large as the page allows
   */
  public DataPage picture(
      Position position, Map<Integer, CellLabel> labels, String words, boolean large) {
    List<Object> texts = new ArrayList<>();
    new TreeMap<>(labels)
        .forEach(
            (cell, label) ->
                texts.add(
                    Json.object(
                        "cell",
                        cell,
                        "text",
                        label.text(),
                        "shade",
                        Numbers.of(label.shade()),
                        "outlined",
                        label.outlined(),
                        "tip",
                        label.tip())));
    Map<String, @Nullable Object> block =
        Json.object("type", "board", "title", words, "large", large);
    block.putAll(stones(position));
    block.put("labels", texts);
    return add(block);
  }

  /** A small picture of the board of the page with a sentence below it. */
  public DataPage captioned(Position position, String caption) {
    Map<String, @Nullable Object> block =
        Json.object("type", "board", "title", caption, "caption", caption, "large", false);
    block.putAll(stones(position));
    block.put("labels", List.of());
    return add(block);
  }

  /** Games to step through on the board of the page. */
  public DataPage games(PlayedGames games) {
    return add(games.json());
  }

  /** Parts that stand side by side where there is room. */
  public DataPage sideBySide(Consumer<DataPage> inner) {
    return within(Json.object("type", "side"), inner);
  }

  /** A part that is hidden until the reader opens it. */
  public DataPage details(String summary, Consumer<DataPage> inner) {
    return within(Json.object("type", "details", "summary", summary), inner);
  }

  private DataPage within(Map<String, @Nullable Object> block, Consumer<DataPage> inner) {
    List<Object> outside = open;
    List<Object> inside = new ArrayList<>();
    block.put("blocks", inside);
    add(block);
    open = inside;
    inner.accept(this);
    open = outside;
    return this;
  }

  private DataPage add(@Nullable Object... namesAndValues) {
    return add(Json.object(namesAndValues));
  }

  DataPage add(Map<String, @Nullable Object> block) {
    open.add(block);
    return this;
  }

  /** A map as a list of its entries, which keeps their order. */
  static List<Object> pairs(Map<String, String> map) {
    List<Object> pairs = new ArrayList<>();
    map.forEach((name, value) -> pairs.add(List.of(name, value)));
    return pairs;
  }

  /** The stones on a board. */
  static Map<String, @Nullable Object> stones(Position position) {
    return Json.object(
        "X",
        Numbers.cells(position.stones(Player.X)),
        "O",
        Numbers.cells(position.stones(Player.O)),
        "last",
        position.lastMove().filter(move -> !move.isSwap()).map(move -> move.cell()).orElse(null));
  }

  /** The document. */
  public Map<String, @Nullable Object> json() {
    return Json.object(
        "kind", kind, "title", title, "game", game, "blocks", all, "readAgain", again);
  }

  /** The file. */
  public String html() {
    return PageFile.html(kind, title, Json.write(json()));
  }
}
