package games.oxo.app.compare;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.PositionParameter;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.compare.SearchCost;
import games.oxo.search.compare.TechniqueStudy;
import games.oxo.search.textbook.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "compare",
    description = {
      "Compare search techniques on a position: negamax, alpha-beta, NegaScout and PVS.",
      "Each searches to the same depth, with and without move ordering and a transposition table,"
          + " and finds the same value; the table shows how many positions it visits."
    })
public final class CompareCommand implements Callable<Integer> {
  /** A search that takes longer hides the time that Java needs to compile it. */
  private static final long LONG_NANOS = 3_000_000_000L;

  private static final int RUNS = 3;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private PositionParameter given = new PositionParameter();

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Look N stones ahead (default: what negamax can do in about a second).")
  @InRange(OptionRange.DEPTH)
  private @Nullable Integer depth;

  @Option(
      names = "--time",
      paramLabel = "MS",
      defaultValue = "20000",
      description = "Stop each search after this many milliseconds (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.MILLIS)
  private long millis;

  public CompareCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Position position = given.read(terminal);
    if (position.outcome().isOver()) {
      throw new InputException(
          Text.format("there is nothing to search: %s", RuleText.outcome(position)));
    }
    TechniqueStudy study = new TechniqueStudy(position);
    int stones = depth != null ? depth : study.usualDepth();
    NumberRange.whole(1, study.mostDepth()).check("--depth", stones);
    return common.work(terminal, work -> compare(position, study, stones, work));
  }

  private int compare(Position position, TechniqueStudy study, int stones, LongWork work) {
    ComparePrinter printer = new ComparePrinter(terminal, position, stones);
    List<SearchCost> costs = new ArrayList<>();
    for (Technique technique : Technique.all()) {
      work.start(ComparePrinter.words(technique));
      BooleanSupplier late = after(millis * 1_000_000);
      SearchCost cost =
          fastest(
              () ->
                  study.measure(
                      technique,
                      stones,
                      () -> {
                        work.show(() -> "searching");
                        return work.isStopped() || late.getAsBoolean();
                      }));
      if (work.isStopped()) {
        break;
      }
      costs.add(cost);
      work.results().printJson(() -> printer.json(cost));
    }
    work.results().printText(() -> printer.table(costs));
    return work.status(ExitStatus.DONE);
  }

  /** The fastest of some runs of a short search: in the first Java compiles what it runs. */
  static SearchCost fastest(Supplier<SearchCost> search) {
    SearchCost best = search.get();
    for (int run = 1; run < RUNS && best.complete() && best.nanos() < LONG_NANOS; run++) {
      SearchCost again = search.get();
      best = again.complete() && again.nanos() < best.nanos() ? again : best;
    }
    return best;
  }

  private static BooleanSupplier after(long nanos) {
    long begin = System.nanoTime();
    return () -> System.nanoTime() - begin > nanos;
  }
}
