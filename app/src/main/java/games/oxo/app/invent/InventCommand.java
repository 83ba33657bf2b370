package games.oxo.app.invent;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
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
    return common.work(terminal, work -> invent(invention, folder, work));
  }

  private int invent(Invention invention, InventFolder folder, LongWork work) {
    boolean exhausted = search(invention, folder, work);
    work.clear();
    folder.keep(invention.tried());
    List<Trial> best = invention.best(options.best());
    new InventPrinter(terminal, folder, common.json)
        .print(invention.tried(), best, folder.before().size());
    if (!noPages) {
      new FoundPages(folder, threads.pool().size(), work).write(best);
    }
    if (work.isStopped()) {
      return work.stop("stopped; the same command goes on from there");
    }
    if (exhausted) {
      work.say("there is nothing left to try with these boards and keys");
    }
    return ExitStatus.DONE;
  }

  /**
   * @return whether there was nothing left to try
   */
  private boolean search(Invention invention, InventFolder folder, LongWork work) {
    int workers = threads.pool().size();
    long began = System.nanoTime();
    boolean[] timeIsUp = {false};
    work.start("inventing");
    while (!work.isStopped() && !timeIsUp[0] && invention.tried().size() < options.tries()) {
      boolean more =
          invention.generation(
              workers,
              options.tries() - invention.tried().size(),
              () -> {
                timeIsUp[0] |= System.nanoTime() - began > options.nanos();
                return work.isStopped() || timeIsUp[0];
              },
              each -> work.show(() -> remark(invention)),
              () -> work.show(() -> remark(invention)));
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
