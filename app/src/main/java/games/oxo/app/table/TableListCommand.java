package games.oxo.app.table;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.table.TableLibrary;
import games.oxo.table.TableSummary;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "list", description = "List the tables in the folder of tables.")
final class TableListCommand implements Runnable {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  TableListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    TableLibrary library = OptionalTable.usualPlace();
    List<TableSummary> tables = library.list();
    if (common.json) {
      tables.forEach(this::printJson);
    } else if (tables.isEmpty()) {
      terminal
          .out()
          .println(
              Text.format(
                  "There is no table in %s; './oxo table build GAME' builds one.",
                  library.folder()));
    } else {
      print(library, tables);
    }
  }

  private void print(TableLibrary library, List<TableSummary> tables) {
    int width = Math.max(4, tables.stream().mapToInt(each -> each.game().length()).max().orElse(0));
    terminal.out().println(Text.format("Tables in %s:", library.folder()));
    row(width, "game", "positions", "size", "built", "file");
    for (TableSummary each : tables) {
      String positions =
          each.fault() != null
              ? "damaged"
              : each.complete() ? Long.toString(each.positions()) : "unfinished";
      row(
          width,
          each.game(),
          positions,
          each.size(),
          LocalDate.ofInstant(each.built(), ZoneId.systemDefault()).toString(),
          String.valueOf(each.file().getFileName()));
    }
  }

  private void row(
      int width, String game, String positions, String size, String built, String file) {
    String padded = game + " ".repeat(width - game.length());
    terminal
        .out()
        .println(Text.format("%s  %12s  %8s  %-10s  %s", padded, positions, size, built, file));
  }

  private void printJson(TableSummary table) {
    terminal
        .out()
        .println(
            Json.write(
                Json.object(
                    "game",
                    table.game(),
                    "rules",
                    table.rules(),
                    "file",
                    table.file().toString(),
                    "complete",
                    table.complete(),
                    "fault",
                    table.fault(),
                    "positions",
                    table.complete() && table.fault() == null ? table.positions() : null,
                    "bytes",
                    table.bytes(),
                    "built",
                    table.built().toString())));
  }
}
