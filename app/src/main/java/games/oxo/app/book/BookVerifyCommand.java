package games.oxo.app.book;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.GameParameter;
import games.oxo.app.option.UserGames;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Terminal;
import games.oxo.book.BookGame;
import games.oxo.book.check.BookCheck;
import games.oxo.book.store.BookStore;
import games.oxo.game.Game;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "verify",
    description = {
      "Check a book against the rules of its game, and its negamax values against its moves.",
      "The exit status is 1 if something is wrong."
    })
final class BookVerifyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private BookFileOption book = new BookFileOption();

  BookVerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    try (BookStore store = BookStore.openToRead(BookGame.of(loaded), book.address())) {
      BookCheck check = new BookCheck(store);
      check.run();
      if (common.json) {
        terminal
            .out()
            .println(
                Json.write(
                    Json.object(
                        "game", loaded.id(),
                        "right", check.wrong() == 0,
                        "positions", check.positions(),
                        "moves", check.moves(),
                        "wrong", check.wrong(),
                        "faults", check.faults())));
      } else {
        terminal
            .out()
            .println(
                Text.format(
                    "%s: %d positions and %d moves checked, %s",
                    loaded.name(),
                    check.positions(),
                    check.moves(),
                    check.wrong() == 0 ? "all right" : check.wrong() + " faults"));
      }
      check.faults().forEach(each -> terminal.err().println("oxo: a fault: " + each));
      return check.wrong() == 0 ? ExitStatus.DONE : ExitStatus.FAULT;
    }
  }
}
