package games.oxo.app.book;

import games.oxo.app.option.ReadableBook;
import games.oxo.book.BookReader;
import games.oxo.book.browse.BookPage;
import games.oxo.book.browse.BookPages;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.GameInterrupted;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LineInput;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "show",
    description = {
      "Show what a book says about a position, and walk on from there.",
      "On a terminal, type a move to go on, or 'back', 'top', 'quit'. Elsewhere, and with --json, the"
          + " position alone is printed."
    })
final class BookShowCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  BookShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position asked = given.read(terminal);
    try (ReadableBook open = book.open(asked.game())) {
      BookReader reader = open.reader();
      Game rules = asked.swapPending() ? asked.game() : reader.game().plain();
      BookPages pages = new BookPages(rules, reader);
      Position start = pages.plain(asked);
      if (terminal.keyboard() && !common.json) {
        return walk(asked, pages, start);
      }
      if (start.outcome().isOver()) {
        throw new InputException(
            Text.format("there is nothing to show: %s", RuleText.outcome(start)));
      }
      BookPage page = pages.page(start).orElseThrow(BookShowCommand::missing);
      common
          .results(terminal)
          .print(
              () -> Json.write(BookPageJson.write(asked.game(), page)),
              () -> new BookPagePrinter(terminal, asked.game()).print(page));
      return ExitStatus.DONE;
    }
  }

  private static InputException missing() {
    return new InputException("the book does not have this position");
  }

  private int walk(Position asked, BookPages pages, Position start) {
    try (LineInput input = LineInput.open(terminal, false, Optional.empty())) {
      new BookWalk(terminal, asked.game(), pages, input).from(start);
      return ExitStatus.DONE;
    } catch (GameInterrupted e) {
      return Interrupt.STATUS;
    }
  }
}
