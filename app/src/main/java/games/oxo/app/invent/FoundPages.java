package games.oxo.app.invent;

import games.oxo.cli.terminal.LongWork;
import games.oxo.invent.portrait.GamePortrait;
import games.oxo.invent.portrait.PortraitMaker;
import games.oxo.invent.portrait.PortraitPlan;
import games.oxo.invent.run.Trial;
import games.oxo.report.GamePage;
import games.oxo.search.engines.Knowledge;
import java.util.List;
import java.util.Locale;

/** Writes a page on each game that a search has found, with the figures of a first look. */
final class FoundPages {
  private static final long BYTES = 256L << 20;

  private final InventFolder folder;
  private final int workers;
  private final LongWork work;

  FoundPages(InventFolder folder, int workers, LongWork work) {
    this.folder = folder;
    this.workers = workers;
    this.work = work;
  }

  /** Writes them, the best first; one that is stopped is not written. */
  void write(List<Trial> best) {
    for (Trial each : best) {
      GamePortrait portrait =
          new PortraitMaker(
                  each.rules().game(each.name()),
                  PortraitPlan.quick(1, workers),
                  BYTES,
                  Knowledge.NONE,
                  work,
                  work::isStopped)
              .make();
      if (!portrait.complete()) {
        return;
      }
      folder.write(each.name().toLowerCase(Locale.ROOT) + ".html", GamePage.html(portrait));
    }
    work.clear();
  }
}
