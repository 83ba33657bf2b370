package games.oxo.app.compare;

import games.oxo.app.option.CommonOptions;
import games.oxo.app.option.InRange;
import games.oxo.app.option.OptionRange;
import games.oxo.app.option.PositionParameter;
import games.oxo.app.terminal.ExitStatus;
import games.oxo.app.terminal.Interrupt;
import games.oxo.app.terminal.Progress;
import games.oxo.app.terminal.Terminal;
import games.oxo.game.Position;
import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.search.compare.SearchCost;
import games.oxo.search.compare.Technique;
import games.oxo.search.compare.TechniqueStudy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
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
  private static final long WARM_UP_NANOS = 300_000_000L;

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
    try (Interrupt interrupt = new Interrupt();
        Progress progress = new Progress(terminal)) {
      return compare(position, study, stones, interrupt, progress);
    }
  }

  private int compare(
      Position position, TechniqueStudy study, int stones, Interrupt interrupt, Progress progress) {
    warmUp(study, stones, interrupt);
    ComparePrinter printer = new ComparePrinter(terminal, position, stones);
    List<SearchCost> costs = new ArrayList<>();
    for (Technique technique : Technique.all()) {
      progress.start(ComparePrinter.words(technique));
      BooleanSupplier late = after(millis * 1_000_000);
      SearchCost cost =
          study.measure(
              technique,
              stones,
              () -> {
                progress.show(() -> "searching");
                return interrupt.requested() || late.getAsBoolean();
              });
      progress.clear();
      if (interrupt.requested()) {
        break;
      }
      costs.add(cost);
      if (common.json) {
        printer.json(cost);
      }
    }
    if (!common.json) {
      printer.table(costs);
    }
    return interrupt.requested() ? Interrupt.STATUS : ExitStatus.DONE;
  }

  /** Lets Java compile the searches before their time is taken. */
  private static void warmUp(TechniqueStudy study, int stones, Interrupt interrupt) {
    BooleanSupplier over = after(WARM_UP_NANOS);
    while (!over.getAsBoolean() && !interrupt.requested()) {
      for (Technique technique : Technique.all()) {
        study.measure(technique, Math.max(1, stones - 2), over);
      }
    }
  }

  private static BooleanSupplier after(long nanos) {
    long begin = System.nanoTime();
    return () -> System.nanoTime() - begin > nanos;
  }
}
