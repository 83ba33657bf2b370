package games.oxo.app.table;

import games.oxo.bench.Job;
import games.oxo.bench.LookUpJob;
import games.oxo.bench.MovesLookUpJob;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.search.solve.ValueScale;
import games.oxo.search.value.ValueWords;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "info",
    description = "Describe the table of a game, with one line for each number of stones.")
final class TableInfoCommand implements Runnable {
  private static final int ROUNDS = 3;

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private TableFileOption file = new TableFileOption();

  @Option(
      names = "--speed",
      description = "Also measure how long it takes to look up positions of random games.")
  private boolean speed;

  TableInfoCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    Game loaded = UserGames.load(game.name);
    try (Table table = file.open(loaded)) {
      common.results(terminal).print(() -> json(table), () -> print(table));
    }
  }

  private void print(Table table) {
    Game loaded = table.game();
    line("%s, %s", loaded.name(), loaded.board().describe());
    line("  file       %s", table.file());
    line("  rules      %s", RulesFingerprint.of(loaded).brief());
    line("  positions  %d in %d layers", table.positions(), table.layers());
    line(
        "  size       %d bytes, %.1f bits a position",
        table.bytes(), 8.0 * table.bytes() / table.positions());
    int start = table.value(loaded.start()).orElseThrow();
    line("  start      %s", ValueWords.of(loaded.mover(0), new ValueScale(loaded).value(start, 0)));
    if (speed) {
      line("  one value  %.1f microseconds", microsEach(table));
      line(
          "  all moves  %.0f microseconds for a position at random, %.0f for one of a game",
          microsEach(new MovesLookUpJob(table, false, 1)),
          microsEach(new MovesLookUpJob(table, true, 1)));
    }
    line("");
    line("%6s %16s", "stones", "positions");
    for (int stones = 0; stones < table.layers(); stones++) {
      line("%6d %16d", stones, table.positions(stones));
    }
  }

  private void line(String format, Object... values) {
    terminal.out().println(String.format(Locale.ROOT, format, values));
  }

  private String json(Table table) {
    List<Long> layers = new ArrayList<>();
    for (int stones = 0; stones < table.layers(); stones++) {
      layers.add(table.positions(stones));
    }
    Map<String, @Nullable Object> object =
        Json.object(
            "game", table.game().id(),
            "file", table.file().toString(),
            "rules", RulesFingerprint.of(table.game()).toString(),
            "positions", table.positions(),
            "layers", layers,
            "bytes", table.bytes(),
            "start", table.value(table.game().start()).orElseThrow());
    if (speed) {
      object.put("microsEach", microsEach(table));
      object.put("microsAllMoves", microsEach(new MovesLookUpJob(table, false, 1)));
      object.put("microsInGame", microsEach(new MovesLookUpJob(table, true, 1)));
    }
    return Json.write(object);
  }

  /** The time for one value of positions of random games in random order, in the best round. */
  private static double microsEach(Table table) {
    return microsEach(new LookUpJob(table, 1));
  }

  private static double microsEach(Job job) {
    double best = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long started = System.nanoTime();
      long asked = job.slice();
      best = Math.min(best, (System.nanoTime() - started) / 1e3 / asked);
    }
    return best;
  }
}
