package games.oxo.app.book;

import games.oxo.book.browse.BookPage;
import games.oxo.book.browse.BookPages;
import games.oxo.cli.terminal.LineInput;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.Drawing;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A walk through a book on a terminal: a person types moves, and sees each position's page. */
final class BookWalk {
  private static final List<String> WORDS = List.of("back", "top", "quit", "help");

  private final Terminal terminal;
  private final Game game;
  private final BookPages pages;
  private final LineInput input;
  private final MoveNotation notation;

  /**
   * @param game with its swap
   */
  BookWalk(Terminal terminal, Game game, BookPages pages, LineInput input) {
    this.terminal = terminal;
    this.game = game;
    this.pages = pages;
    this.input = input;
    notation = new MoveNotation(pages.book().game().plain());
  }

  /**
   * Walks until there is no more to read, or the person has had enough.
   *
   * @throws games.oxo.cli.terminal.GameInterrupted when Ctrl-C is typed
   */
  void from(Position start) {
    Position at = start;
    show(at);
    while (true) {
      String line = input.read("Move, back, top or quit: ", completion(at));
      String word = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
      Position next = at;
      switch (word) {
        case "" -> {}
        case "quit", "exit", "q" -> {
          return;
        }
        case "back" -> next = at.previous().orElse(at);
        case "top" -> next = start;
        case "help", "?" -> help();
        default -> next = after(at, word);
      }
      if (!next.equals(at)) {
        at = next;
        show(at);
      }
    }
  }

  private Position after(Position at, String typed) {
    try {
      if (at.outcome().isOver()) {
        throw new InputException("the game is over; 'back' takes the last move back");
      }
      return at.play(notation.read(at, typed));
    } catch (InputException e) {
      terminal.printWrapped(Text.format("That does not work: %s.", e.getMessage()), 0);
      return at;
    }
  }

  private void help() {
    terminal.out().println("a move  such as " + example() + ": go on to the position after it");
    terminal.out().println("back    take the last move back");
    terminal.out().println("top     return to where the walk began");
    terminal.out().println("quit    leave");
  }

  private String example() {
    List<Move> moves = pages.book().game().plain().start().legalMoves();
    return notation.write(moves.get(moves.size() / 2));
  }

  private void show(Position at) {
    terminal.out().println();
    Optional<BookPage> page = at.outcome().isOver() ? Optional.empty() : pages.page(at);
    if (page.isPresent()) {
      new BookPagePrinter(terminal, game).print(page.get());
    } else {
      new Drawing(game, terminal.colours())
          .draw(at)
          .forEach(line -> terminal.out().println("  " + line));
      terminal.out().println();
      terminal.printWrapped(
          at.outcome().isOver()
              ? RuleText.outcome(at) + "."
              : "The book does not have this position.",
          0);
    }
    terminal.out().println();
  }

  private LineInput.Completion completion(Position at) {
    List<String> all = new ArrayList<>();
    at.legalMoves().forEach(move -> all.add(notation.writeInList(move)));
    all.addAll(WORDS);
    return typed ->
        Stream.of(all)
            .flatMap(List::stream)
            .filter(each -> each.startsWith(typed.toLowerCase(Locale.ROOT)))
            .map(
                each ->
                    new LineInput.Suggestion(
                        each, each, WORDS.contains(each) ? "words" : "moves", false))
            .toList();
  }
}
