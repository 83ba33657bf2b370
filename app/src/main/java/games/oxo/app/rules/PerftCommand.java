package games.oxo.app.rules;

import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.Interrupt;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.count.DistinctCounter;
import games.oxo.game.count.PlyCount;
import games.oxo.game.count.PlyCounter;
import games.oxo.game.count.SequenceCounter;
import games.oxo.game.input.InputException;
import games.oxo.game.input.NumberRange;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "perft",
    description = {
      "Count what the rules allow, one line for each number of stones.",
      "Counts move sequences, or with --distinct positions, with symmetric ones counted once."
          + " A game that has ended is counted only in the line of its last stone; separate"
          + " columns show how games ended."
    })
public final class PerftCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(index = "1", paramLabel = "DEPTH", description = "The largest number of stones.")
  @InRange(OptionRange.STONES)
  private int depth;

  @Option(names = "--distinct", description = "Count distinct positions up to symmetry.")
  private boolean distinct;

  @Option(
      names = "--no-symmetry",
      description = "With --distinct: count mirrored and rotated positions separately.")
  private boolean noSymmetry;

  @Mixin private MemoryOption memory = new MemoryOption();

  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    NumberRange.whole(0, loaded.board().cells()).check("DEPTH", depth);
    if (noSymmetry && !distinct) {
      throw new InputException("--no-symmetry needs --distinct");
    }
    return common.work(
        terminal,
        work -> {
          PlyCounter counter =
              distinct
                  ? new DistinctCounter(loaded, !noSymmetry, memory.bytes(), work::goOn)
                  : new SequenceCounter(loaded, work::goOn);
          return count(loaded, counter, work);
        });
  }

  private int count(Game loaded, PlyCounter counter, LongWork work) {
    List<PlyCount> counts = new ArrayList<>();
    work.results().printText(() -> row("stones", what(), "ended", "X wins", "O wins", "draws"));
    int status = ExitStatus.DONE;
    String stop = null;
    try {
      while (counts.size() <= depth) {
        work.start(Text.format("%d stones", counts.size()));
        PlyCount count = counter.next();
        counts.add(count);
        work.results().printText(() -> row(count));
      }
    } catch (PlyCounter.Stopped e) {
      stop = Text.format("stopped while counting %d stones", counts.size());
      status = Interrupt.STATUS;
    } catch (InputException e) {
      stop = Text.format("%d stones: %s; %s", counts.size(), e.getMessage(), memory.advice());
      status = ExitStatus.BAD_INPUT;
    }
    long total = counts.stream().mapToLong(PlyCount::count).sum();
    long ended = counts.stream().mapToLong(PlyCount::ended).sum();
    work.results()
        .printLines(
            () -> json(loaded, counts, total, ended),
            () ->
                distinct
                    ? Text.format("%d positions in all, %d of them ended\n", total, ended)
                    : Text.format("%d games ended\n", ended));
    if (stop != null) {
      work.say(stop);
    }
    return status;
  }

  private String what() {
    return distinct ? "positions" : "sequences";
  }

  private void row(PlyCount count) {
    row(count.ply(), count.count(), count.ended(), count.winsOfX(), count.winsOfO(), count.draws());
  }

  private void row(Object... columns) {
    terminal.out().println(Text.format("%6s %15s %14s %14s %14s %12s", columns));
  }

  private String json(Game loaded, List<PlyCount> counts, long total, long ended) {
    List<Map<String, @Nullable Object>> plies = new ArrayList<>();
    for (PlyCount count : counts) {
      plies.add(
          Json.object(
              "stones", count.ply(),
              "count", count.count(),
              "ended", count.ended(),
              "winsOfX", count.winsOfX(),
              "winsOfO", count.winsOfO(),
              "draws", count.draws()));
    }
    return Json.write(
        Json.object(
            "game",
            loaded.id(),
            "counted",
            what(),
            "symmetry",
            distinct && !noSymmetry,
            "complete",
            counts.size() > depth,
            "plies",
            plies,
            "total",
            total,
            "ended",
            ended));
  }
}
