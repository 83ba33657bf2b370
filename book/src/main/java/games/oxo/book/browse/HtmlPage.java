package games.oxo.book.browse;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.oxo.book.BookCounts;
import games.oxo.book.BookMove;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.picture.BoardPicture;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Markup;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The HTML page of a position: a path back to the start, the board with the values of the moves,
 * what is known of the position, and a table of its moves. It loads nothing but the style sheet
 * beside it.
 */
final class HtmlPage {
  private final HtmlBook book;
  private final BiFunction<Player, Value, String> words;
  private final Game game;
  private final MoveNotation notation;
  private final BoardPicture picture;

  /**
   * @param game with its swap
   */
  HtmlPage(HtmlBook book, Game game, BiFunction<Player, Value, String> words) {
    this.book = book;
    this.game = game;
    this.words = words;
    notation = new MoveNotation(game);
    picture = new BoardPicture(game);
  }

  /** The style sheet of all pages. */
  static String style() {
    try (InputStream in = HtmlPage.class.getResourceAsStream(HtmlBook.STYLE)) {
      if (in == null) {
        throw new IllegalStateException(HtmlBook.STYLE + " is missing");
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The page.
   *
   * @param start the position of the first page
   */
  String html(BookPage page, Position start) {
    String title = title(page.position());
    return Text.format(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <link rel="icon" href="data:,"/>
        <link rel="stylesheet" href="%s"/>
        <title>%s</title>
        </head>
        <body>
        <main>
        %s<h1>%s</h1>
        <div class="halves">
        <figure>%s</figure>
        <div>
        %s%s</div>
        </div>
        </main>
        </body>
        </html>
        """,
        HtmlBook.STYLE,
        Markup.escape(title),
        path(page.position(), start),
        Markup.escape(title),
        picture.svg(
            page.position(), BookPages.labels(page, words, line -> link(page, line)), title),
        facts(page),
        table(page));
  }

  private String title(Position position) {
    return position.moves().isEmpty()
        ? game.name()
        : Text.format("%s: %s", game.name(), notation.writeList(position.moves()));
  }

  /** Links to the positions before this one, back to the start. */
  private String path(Position position, Position start) {
    List<String> steps = new ArrayList<>();
    for (Position at = position; ; at = at.previous().orElseThrow()) {
      boolean first = at.ply() == start.ply();
      String name = first ? "Start" : notation.writeInList(at.lastMove().orElseThrow());
      steps.add(0, at.ply() == position.ply() ? strong(name) : anchor(at, name));
      if (first) {
        break;
      }
    }
    return "<nav aria-label=\"Moves\">" + String.join(" <span>›</span> ", steps) + "</nav>\n";
  }

  private static String strong(String text) {
    return Text.format("<b aria-current=\"page\">%s</b>", Markup.escape(text));
  }

  private String anchor(Position to, String text) {
    return book.file(to)
        .map(file -> Text.format("<a href=\"%s\">%s</a>", file, Markup.escape(text)))
        .orElse(Markup.escape(text));
  }

  private String link(BookPage page, BookLine line) {
    return line.continued() ? book.file(page.position().play(line.move())).orElse("") : "";
  }

  private String facts(BookPage page) {
    Player mover = page.position().toMove().orElseThrow();
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
    facts.put("Games", Text.format("%,d", page.entry().games()));
    page.swap()
        .ifPresent(swap -> facts.put("Swap", mover + (swap ? " should swap" : " need not swap")));
    if (page.position().ply() == 0) {
      BookCounts counts = book.book().counts();
      facts.put("Positions", Text.format("%,d", counts.positions()));
      facts.put("Proven positions", Text.format("%,d", counts.proven()));
    }
    StringBuilder out = new StringBuilder("<dl>\n");
    facts.forEach(
        (name, fact) ->
            out.append(
                Text.format("<div><dt>%s</dt><dd>%s</dd></div>\n", name, Markup.escape(fact))));
    return out.append("</dl>\n").toString();
  }

  private String table(BookPage page) {
    if (page.lines().isEmpty()) {
      return "<p>The book knows no moves here.</p>\n";
    }
    Player mover = page.position().toMove().orElseThrow();
    StringBuilder out = new StringBuilder();
    out.append("<table>\n<thead><tr><th>Move</th><th>Value</th><th class=\"num\">Games</th>");
    out.append(Text.format("<th>Won, drawn, lost by %s</th></tr></thead>\n<tbody>\n", mover));
    for (BookLine line : page.lines()) {
      out.append(line.chosen() ? "<tr class=\"chosen\">" : "<tr>");
      out.append(Text.format("<th scope=\"row\">%s</th>", move(page, line)));
      out.append(Text.format("<td>%s%s</td>", Markup.escape(valueText(mover, line)), marks(line)));
      BookMove results = line.results();
      out.append(
          Text.format(
              "<td class=\"num\">%,d</td><td>%s</td></tr>\n", results.games(), bar(results)));
    }
    return out.append("</tbody>\n</table>\n").append(legend(page)).toString();
  }

  private String move(BookPage page, BookLine line) {
    Position after = page.position().play(line.move());
    String name = notation.writeInList(line.move());
    boolean linked = line.continued() && book.file(after).isPresent();
    String turned =
        linked && book.isTurned(after)
            ? " <span title=\"The board is shown turned there\">↻</span>"
            : "";
    return (linked ? anchor(after, name) : Markup.escape(name)) + turned;
  }

  private String valueText(Player mover, BookLine line) {
    String value = words.apply(mover, line.value());
    return line.byGames() ? value + " in games" : value;
  }

  private static String marks(BookLine line) {
    return (line.value().isProven() ? " <span class=\"mark\">proven</span>" : "")
        + (line.results().refuted() ? " <span class=\"mark bad\">refuted</span>" : "")
        + (line.chosen() ? " <span class=\"mark\">book</span>" : "");
  }

  private static String bar(BookMove results) {
    if (results.games() == 0) {
      return "";
    }
    double all = results.games();
    return Text.format(
        "<span class=\"bar\"><i class=\"won\" style=\"width:%.1f%%\"></i><i class=\"drawn\""
            + " style=\"width:%.1f%%\"></i></span><small>%,d, %,d, %,d</small>",
        100 * results.wins() / all,
        100 * results.draws() / all,
        results.wins(),
        results.draws(),
        results.losses());
  }

  private static String legend(BookPage page) {
    List<String> parts = new ArrayList<>();
    if (page.lines().stream().anyMatch(BookLine::chosen)) {
      parts.add("'book' and the outlined cell mark the move that the book plays.");
    }
    parts.add("The darker a cell, the better the move for the player who makes it.");
    if (page.lines().stream().anyMatch(line -> line.results().refuted())) {
      parts.add("Refuted moves were found bad by a probe and are not played.");
    }
    return Text.format("<p class=\"legend\">%s</p>\n", Markup.escape(String.join(" ", parts)));
  }
}
