package games.oxo.app.report;

import games.oxo.app.option.TableOption;
import games.oxo.cli.option.ConcurrencyOption;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.invent.portrait.PortraitPlan;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of a report on a game: how much work it may take. */
public final class GameReportOptions {
  @Option(
      names = "--quick",
      description = "A game: a first look, with fewer games and without the ladder of levels.")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "A game: another seed gives other games (default: ${DEFAULT-VALUE}).")
  @InRange(OptionRange.SEED)
  private long seed;

  @Mixin private ConcurrencyOption concurrency = new ConcurrencyOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin private TableOption table = new TableOption();

  PortraitPlan plan() {
    return quick
        ? PortraitPlan.quick(seed, concurrency.number())
        : PortraitPlan.thorough(seed, concurrency.number());
  }

  long bytes() {
    return memory.bytes();
  }

  TableOption table() {
    return table;
  }
}
