package games.oxo.app.report;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.invent.portrait.GamePortrait;
import games.oxo.invent.portrait.PortraitMaker;
import games.oxo.search.engines.Knowledge;
import games.oxo.session.json.Json;
import java.util.function.Consumer;

/** The report on a game: made, printed, and handed to whoever writes a page of it. */
public final class GameReport {
  private final Terminal terminal;
  private final GameReportOptions options;

  public GameReport(Terminal terminal, GameReportOptions options) {
    this.terminal = terminal;
    this.options = options;
  }

  /**
   * Makes the report and prints it.
   *
   * @param name of the game
   * @param page receives the report as well
   * @return the exit status
   */
  public int run(String name, CommonOptions common, Consumer<GamePortrait> page) {
    Game game = UserGames.load(name);
    try (OptionalTable present = options.table().open(game, terminal)) {
      Knowledge known =
          Knowledge.NONE.withEvaluations(new PlayingEvaluations()).withTable(present.values());
      return common.work(terminal, work -> report(game, known, page, work));
    }
  }

  private int report(Game game, Knowledge known, Consumer<GamePortrait> page, LongWork work) {
    GamePortrait portrait =
        new PortraitMaker(game, options.plan(), options.bytes(), known, work, work::isStopped)
            .make();
    work.results()
        .print(
            () -> Json.write(portrait.json()),
            () -> new PortraitPrinter(terminal, portrait).print());
    page.accept(portrait);
    return portrait.complete()
        ? ExitStatus.DONE
        : work.stop("stopped; the report covers what was finished");
  }
}
