package games.oxo.app.book;

import games.oxo.book.BookMove;
import games.oxo.book.browse.BookLine;
import games.oxo.book.browse.BookPage;
import games.oxo.book.browse.BookPages;
import games.oxo.book.picture.ValueLabel;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.search.value.Value;
import games.oxo.search.value.ValueWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Prints what a book says about a position: the board with values, and a table of the moves. */
final class BookPagePrinter {
  private static final int LINES_BESIDE_TABLE = 9;

  private final Terminal terminal;
  private final Game game;
  private final MoveNotation notation;

  /**
   * @param game with its swap
   */
  BookPagePrinter(Terminal terminal, Game game) {
    this.terminal = terminal;
    this.game = game;
    notation = new MoveNotation(game);
  }

  void print(BookPage page) {
    Player mover = page.position().toMove().orElseThrow();
    List<String> board =
        new Drawing(game, terminal.colours()).draw(page.position(), BookPages.notes(page));
    int room = terminal.height() - board.size() - LINES_BESIDE_TABLE;
    terminal.printWrapped(summary(page, mover), 0);
    page.unbooked()
        .ifPresent(
            best ->
                terminal.printWrapped(
                    Text.format(
                        "The best move outside the book is %s (%s).",
                        notation.writeInList(best.move()), ValueWords.of(mover, best.value())),
                    0));
    swap(page, mover).ifPresent(sentence -> terminal.printWrapped(sentence, 0));
    if (!page.lines().isEmpty()) {
      terminal.out().println();
      table(page, mover, Math.max(3, room));
    }
    terminal.out().println();
    List<Value> values = page.lines().stream().map(BookLine::value).toList();
    if (!values.isEmpty()) {
      terminal.printWrapped(Text.format("For %s: %s", mover, ValueLabel.legend(values)), 0);
      terminal.out().println();
    }
    board.forEach(line -> terminal.out().println("  " + line));
  }

  private String summary(BookPage page, Player mover) {
    Position position = page.position();
    List<String> parts = new ArrayList<>();
    parts.add(mover + " to move");
    Player holder = page.swap().orElse(false) ? mover.other() : mover;
    page.value().ifPresent(value -> parts.add(ValueWords.of(holder, value)));
    page.engineValue()
        .filter(value -> !page.value().equals(page.engineValue()))
        .ifPresent(value -> parts.add("engine " + ValueWords.of(mover, value)));
    if (page.entry().effort() > 0) {
      parts.add(page.entry().effort() + " nodes");
    }
    parts.add(page.entry().games() + (page.entry().games() == 1 ? " game" : " games"));
    String name = position.moves().isEmpty() ? game.name() : notation.writeList(position.moves());
    return Text.format("%s: %s", name, String.join(", ", parts));
  }

  /** Whether to swap where that is offered. */
  private static Optional<String> swap(BookPage page, Player mover) {
    return page.swap()
        .map(
            swap ->
                swap
                    ? Text.format(
                        "%s should swap and hold %s then; moves are valued without that.",
                        mover, mover.other())
                    : Text.format("%s need not swap.", mover));
  }

  private void table(BookPage page, Player mover, int room) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("move", "value", "games", "won", "drawn", "lost", ""));
    int shown = Math.min(room, page.lines().size());
    for (BookLine line : page.lines().subList(0, shown)) {
      BookMove results = line.results();
      rows.add(
          List.of(
              notation.writeInList(line.move()),
              ValueWords.of(mover, line.value()),
              Long.toString(results.games()),
              Long.toString(results.wins()),
              Long.toString(results.draws()),
              Long.toString(results.losses()),
              remarks(line)));
    }
    for (List<String> row : rows) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        int column = i;
        int width = rows.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        String pad = " ".repeat(width - row.get(i).length());
        boolean number = i >= 2 && i <= 5;
        text.append(i == 0 ? "" : "  ").append(number ? pad + row.get(i) : row.get(i) + pad);
      }
      terminal.out().println(text.toString().stripTrailing());
    }
    if (shown < page.lines().size()) {
      terminal.out().println(Text.format("... and %d more", page.lines().size() - shown));
    }
  }

  private static String remarks(BookLine line) {
    List<String> remarks = new ArrayList<>();
    if (line.chosen()) {
      remarks.add("book move");
    }
    if (line.value().isProven()) {
      remarks.add("proven");
    }
    if (line.byGames()) {
      remarks.add("by its games");
    }
    if (line.results().refuted()) {
      remarks.add("refuted");
    }
    return String.join(", ", remarks);
  }
}
