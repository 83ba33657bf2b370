package games.oxo.app.table;

import games.oxo.cli.option.AllThreadsOption;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.text.PositionWriter;
import games.oxo.search.WorkerPool;
import games.oxo.session.json.Json;
import games.oxo.table.LayerStudy;
import games.oxo.table.OpeningStudy;
import games.oxo.table.Table;
import games.oxo.table.TableStudy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "study",
    description = {
      "Count what is in the table of a game: who wins by the number of stones, which first moves hold,",
      "the longest win, and where exactly one move keeps the result."
    })
final class TableStudyCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Mixin private TableFileOption file = new TableFileOption();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the page to this file.")
  private String output = "";

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private AllThreadsOption threads = new AllThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  TableStudyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WorkerPool pool = threads.pool();
    Game loaded = UserGames.load(game.name);
    Path target = output.isEmpty() ? null : UserPath.of(output);
    if (target != null) {
      OutputFile.check(target, force.existing());
    }
    return common.work(
        terminal,
        work -> {
          work.whenStopped("stopped; nothing was written");
          try (Table table = file.open(loaded)) {
            List<LayerStudy> layers =
                new TableStudy(table, memory.bytes(), pool, new TableProgress(work)).study();
            report(table, layers, target, work.results());
          }
          return ExitStatus.DONE;
        });
  }

  private void report(
      Table table, List<LayerStudy> layers, @Nullable Path target, Results results) {
    List<OpeningStudy> openings = OpeningStudy.of(table);
    String page = new StudyPage(table).of(layers, openings);
    if (target != null) {
      OutputFile.write(target, force.existing(), page);
    }
    results.printLines(
        () -> json(table.game(), layers, target), () -> target != null ? target + "\n" : page);
  }

  private static String json(Game loaded, List<LayerStudy> layers, @Nullable Path target) {
    return Json.write(
        Json.object(
            "game",
            loaded.id(),
            "file",
            target == null ? null : target.toString(),
            "layers",
            layers.stream().map(TableStudyCommand::json).toList()));
  }

  private static Object json(LayerStudy layer) {
    return Json.object(
        "stones", layer.stones(),
        "wins", layer.wins(),
        "draws", layer.draws(),
        "losses", layer.losses(),
        "onlyWins", layer.onlyWins(),
        "onlyDraws", layer.onlyDraws(),
        "longest", rows(layer.longest()),
        "hardestWin", rows(layer.hardestWin()),
        "hardestDraw", rows(layer.hardestDraw()));
  }

  private static @Nullable String rows(Optional<LayerStudy.Example> example) {
    return example.map(each -> PositionWriter.rows(each.position())).orElse(null);
  }
}
