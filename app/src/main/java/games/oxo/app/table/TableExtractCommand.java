package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import games.oxo.table.extract.Extract;
import games.oxo.table.extract.ExtractBuilder;
import games.oxo.table.extract.SolvedOpenings;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "extract",
    description = {
      "Write the values of the positions with few stones to a small file that engines play from.",
      "It is used where there is no table of the game. With --solve it needs none: the positions"
          + " with most stones are solved; Ctrl-C loses no more than half a minute of that, and the"
          + " same command continues."
    })
final class TableExtractCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @InRange(OptionRange.STONES)
  @Option(
      names = "--stones",
      paramLabel = "N",
      required = true,
      description = "The most stones of a position.")
  private int stones;

  @Option(names = "--solve", description = "Solve the positions instead of reading a table.")
  private boolean solve;

  @Mixin private TableFileOption file = new TableFileOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  @Mixin
  private OutputOption output =
      OutputOption.otherwise("the game's own file in the folder of tables");

  @Mixin private ForceOption force = new ForceOption();

  TableExtractCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    Path target = output.path().orElseGet(() -> OptionalTable.usualPlace().extract(loaded));
    long started = System.nanoTime();
    return common.work(
        terminal,
        work -> {
          work.whenStopped(
              solve ? "stopped; the same command continues" : "stopped; nothing was written");
          Extract extract = solve ? solved(loaded, target, work) : read(loaded, target, work);
          byte[] bytes = extract.bytes();
          OutputFile.write(target, force.existing(), out -> out.write(bytes));
          if (solve) {
            SolvedFile.remove(target);
          }
          long micros = (System.nanoTime() - started) / 1000;
          work.results()
              .printLines(
                  () -> json(loaded, extract, bytes.length, target, micros),
                  () -> text(loaded, extract, bytes.length, target, micros));
          return ExitStatus.DONE;
        });
  }

  private Extract read(Game loaded, Path target, LongWork work) {
    try (Table table = file.open(loaded)) {
      ExtractBuilder builder = new ExtractBuilder(loaded, stones, table, new TableProgress(work));
      prepare(target);
      return builder.build();
    }
  }

  private Extract solved(Game loaded, Path target, LongWork work) {
    SolvedOpenings openings = new SolvedOpenings(loaded, stones, memory.bytes(), work::isStopped);
    try (SolvedFile kept = new SolvedFile(target, openings)) {
      ExtractBuilder builder =
          new ExtractBuilder(loaded, stones, kept::value, new TableProgress(work));
      prepare(target);
      return builder.build();
    }
  }

  /** Makes sure that the file can be written, once everything else that was asked for will do. */
  private void prepare(Path target) {
    if (!output.isGiven()) {
      OptionalTable.usualPlace().makeFolder();
    }
    OutputFile.check(target, force.existing());
  }

  private static String json(Game loaded, Extract extract, int bytes, Path target, long micros) {
    return Json.write(
        Json.object(
            "game", loaded.id(),
            "file", target.toString(),
            "stones", extract.stones(),
            "positions", extract.positions(),
            "bytes", bytes,
            "micros", micros));
  }

  private static String text(Game loaded, Extract extract, int bytes, Path target, long micros) {
    return Text.format(
        "%s: %d positions with up to %d stones, %d bytes, %.1f s\n%s\n",
        loaded.name(), extract.positions(), extract.stones(), bytes, micros / 1e6, target);
  }
}
