package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OutputOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Content;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.table.Table;
import games.oxo.table.TableExport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "export",
    description = {
      "Write every position of a table as text: the position, its value and a best move.",
      "The text is compressed by gzip; docs/solve.md#tables explains it."
    })
final class TableExportCommand implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = "-";

  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private TableFileOption file = new TableFileOption();

  @Mixin
  private OutputOption output =
      OutputOption.otherwise(
          "a file in this folder named like the table, with the extension .txt.gz; - is standard output");

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  TableExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    if (common.json && output.text().equals(STANDARD_OUTPUT)) {
      throw new InputException("--json reports on standard output; give the text a file by -o");
    }
    Path target =
        output.text().equals(STANDARD_OUTPUT) ? null : output.path().orElseGet(() -> named(loaded));
    if (target != null) {
      OutputFile.check(target, force.existing());
    }
    long started = System.nanoTime();
    return common.work(
        terminal,
        work -> {
          work.whenStopped("stopped; nothing was written");
          try (Table table = file.open(loaded)) {
            write(target, new TableExport(table, memory.bytes(), new TableProgress(work)));
            if (target != null) {
              report(table, target, (System.nanoTime() - started) / 1000, work.results());
            }
          }
          return ExitStatus.DONE;
        });
  }

  private static Path named(Game game) {
    String name = String.valueOf(OptionalTable.usualPlace().file(game).getFileName());
    return UserPath.of(name.replaceFirst("\\.[^.]*$", "") + ".txt.gz");
  }

  private void write(@Nullable Path target, TableExport export) {
    Content content =
        out -> {
          GZIPOutputStream compressed = new GZIPOutputStream(out, 1 << 16);
          export.write(compressed);
          compressed.finish();
        };
    if (target != null) {
      OutputFile.write(target, force.existing(), content);
      return;
    }
    try {
      content.writeTo(terminal.out());
      terminal.out().flush();
    } catch (IOException e) {
      throw new InputException("the text cannot be written: " + e.getMessage());
    }
  }

  private static void report(Table table, Path target, long micros, Results results) {
    long bytes = size(target);
    results.printLines(
        () ->
            Json.write(
                Json.object(
                    "game", table.game().id(),
                    "file", target.toString(),
                    "positions", table.positions(),
                    "bytes", bytes,
                    "micros", micros)),
        () ->
            Text.format(
                "%s: %d positions, %d bytes, %.1f s\n%s\n",
                table.game().name(), table.positions(), bytes, micros / 1e6, target));
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0;
    }
  }
}
