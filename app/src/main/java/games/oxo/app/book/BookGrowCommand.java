package games.oxo.app.book;

import games.oxo.book.BookGame;
import games.oxo.book.grow.GrowPlan;
import games.oxo.book.grow.GrowWay;
import games.oxo.book.grow.Growth;
import games.oxo.book.store.BookAddress;
import games.oxo.book.store.BookStore;
import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "grow",
    description = {
      "Grow the opening book of a game, for minutes or for days.",
      "Ctrl-C stops it; the same command goes on from there. Several may grow one book."
    })
final class BookGrowCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GrowOptions options = new GrowOptions();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  BookGrowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(options.game());
    BookGame bookGame = BookGame.of(loaded);
    GrowPlan plan = options.plan(bookGame, threads.pool().size(), memory.bytes(), terminal);
    BookAddress address = options.address();
    GrowWay way = options.way();
    return common.work(
        terminal,
        work -> {
          try (BookStore store = BookStore.open(bookGame, address)) {
            GrowProgress listener = new GrowProgress(plan, way, work);
            Growth growth = way.grow(store, plan, listener);
            way.finish(store);
            GrowReport report = new GrowReport(plan, way, address, growth, store.counts());
            work.results().printLines(() -> report.json(work.isStopped()), report::text);
            return work.status(ExitStatus.DONE);
          }
        });
  }
}
