package games.oxo.app.invent;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.Progress;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.invent.run.InventPlan;
import games.oxo.invent.run.Invention;
import games.oxo.invent.run.Trial;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "invent",
    description = {
      "Search for new games worth playing.",
      "Rule sets are drawn, changed and crossed; random games, games of engines and exact values"
          + " sieve them. The best that differ are written as definition files, with a table of"
          + " all that was tried. Ctrl-C stops it; the same command goes on from there."
          + " docs/invent.md explains the figures."
    })
public final class InventCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private InventOptions options = new InventOptions();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FOLDER",
      required = true,
      description = "The folder for the games that are found, and for the table of all tried.")
  private String output = "";

  @Option(names = "--no-pages", description = "Write no page on each of the games that are found.")
  private boolean noPages;

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private ForceOption force = new ForceOption();

  public InventCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    InventPlan plan = options.plan();
    InventFolder folder =
        InventFolder.open(UserPath.of(output), options.agreement(plan), force.existing());
    Invention invention = new Invention(plan, folder.before());
    InventPrinter printer = new InventPrinter(terminal, folder, common.json);
    try (Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      boolean exhausted = search(invention, folder, interrupt, progress);
      progress.clear();
      folder.keep(invention.tried());
      List<Trial> best = invention.best(options.best());
      printer.print(invention.tried(), best, folder.before().size());
      if (!noPages) {
        new FoundPages(folder, threads.pool().size(), progress).write(best, interrupt::requested);
      }
      // Said before the program may end, as it does when the interruption is over.
      if (interrupt.requested()) {
        terminal.err().println("oxo: stopped; the same command goes on from there");
        return Interrupt.STATUS;
      }
      if (exhausted) {
        terminal.err().println("oxo: there is nothing left to try with these boards and keys");
      }
    }
    return ExitStatus.DONE;
  }

  /**
   * @return whether there was nothing left to try
   */
  private boolean search(
      Invention invention, InventFolder folder, Interrupt interrupt, Progress progress) {
    int workers = threads.pool().size();
    long began = System.nanoTime();
    boolean[] timeIsUp = {false};
    progress.start("inventing");
    while (!interrupt.requested() && !timeIsUp[0] && invention.tried().size() < options.tries()) {
      boolean more =
          invention.generation(
              workers,
              options.tries() - invention.tried().size(),
              () -> {
                timeIsUp[0] |= System.nanoTime() - began > options.nanos();
                return interrupt.requested() || timeIsUp[0];
              },
              each -> progress.show(() -> remark(invention)),
              () -> progress.show(() -> remark(invention)));
      if (!more) {
        return true;
      }
      folder.keep(invention.tried());
    }
    return false;
  }

  private static String remark(Invention invention) {
    List<Trial> tried = invention.tried();
    long played = tried.stream().filter(Trial::isPlayed).count();
    String counts = Text.format("%d tried, %d played by engines", tried.size(), played);
    List<Trial> best = invention.best(1);
    return best.isEmpty()
        ? counts
        : Text.format(
            "%s, best %.2f: %s", counts, best.get(0).merit(), InventPrinter.goal(best.get(0)));
  }
}
