package games.oxo.app.puzzles;

import games.oxo.app.option.PlayingEvaluations;
import games.oxo.cli.option.Between;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.InRange;
import games.oxo.cli.option.OptionRange;
import games.oxo.cli.option.SeedOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Results;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.files.OutputFile;
import games.oxo.game.words.Text;
import games.oxo.search.SearchControl;
import games.oxo.session.json.Json;
import games.oxo.session.puzzle.Puzzle;
import games.oxo.session.puzzle.PuzzleMaker;
import games.oxo.session.puzzle.PuzzleText;
import games.oxo.session.puzzle.PuzzleWish;
import games.oxo.session.shape.PuzzleMade;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "puzzles",
    description = {
      "Make puzzles: positions in which exactly one move wins.",
      "They come from games of a weak engine against itself; the solver proves that every other move"
          + " fails, and the ten levels grade them. docs/play.md#puzzles tells more. Ctrl-C stops the"
          + " search and keeps what was found."
    })
public final class PuzzlesCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many puzzles to make (default: ${DEFAULT-VALUE}).")
  @Between(least = 1, most = 1_000_000)
  private int count;

  @Option(
      names = "--grade",
      paramLabel = "A-B",
      description = "Only puzzles of these grades: 5, or 4-7 (default: 1-10).")
  private String grade = "";

  @Option(
      names = "--min-plies",
      paramLabel = "N",
      description = "Only wins that take at least N moves of both players (default: 3).")
  @InRange(OptionRange.PUZZLE_PLIES)
  private int minPlies;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      description =
          "Only wins that take at most N moves of both players (default: 15; no limit with"
              + " --min-plies).")
  @InRange(OptionRange.PUZZLE_PLIES)
  private int maxPlies;

  @Mixin private SeedOption seed = new SeedOption();

  @Option(names = "--solutions", description = "Print the winning moves too.")
  private boolean solutions;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the puzzles with their solutions to a file that 'solve' reads.")
  private String output = "";

  @Mixin private ForceOption force = new ForceOption();

  public PuzzlesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    GradeRange grades = GradeRange.read(grade.strip());
    PuzzleWish wish = PuzzleWish.of(grades.from(), grades.to(), minPlies, maxPlies);
    Game loaded = UserGames.load(game.name);
    @Nullable Path file = output.isEmpty() ? null : UserPath.of(output);
    if (file != null) {
      OutputFile.check(file, force.existing());
    }
    PuzzleMaker maker =
        new PuzzleMaker(loaded, seed.value(), wish, List.of(), new PlayingEvaluations());
    PuzzlePrinter printer = new PuzzlePrinter(terminal, loaded, solutions);
    return common.work(terminal, work -> make(maker, printer, file, work));
  }

  private int make(PuzzleMaker maker, PuzzlePrinter printer, @Nullable Path file, LongWork work) {
    List<Puzzle> made = new ArrayList<>();
    work.start(Text.format("making %d puzzles", count));
    @Nullable Puzzle next = next(maker, work, 0);
    while (next != null) {
      made.add(next);
      print(printer, made.size(), next, work.results());
      next = made.size() < count ? next(maker, work, made.size()) : null;
    }
    if (file != null && !made.isEmpty()) {
      OutputFile.writeLines(
          file, force.existing(), out -> made.forEach(each -> out.accept(printer.line(each))));
      work.say(Text.format("%d puzzles are in %s", made.size(), output));
    }
    return status(maker, made.size(), work);
  }

  /** Looks for one more; null if there is none. */
  private @Nullable Puzzle next(PuzzleMaker maker, LongWork work, int made) {
    SearchControl control = () -> !work.goOn((double) made / count);
    return maker.next(control, tried -> {}).orElse(null);
  }

  private void print(PuzzlePrinter printer, int number, Puzzle puzzle, Results results) {
    results.print(
        () -> Json.write(PuzzleMade.FIELDS.write(PuzzleMade.found(puzzle))),
        () -> {
          if (output.isEmpty()) {
            printer.draw(number, puzzle);
          }
        });
  }

  private int status(PuzzleMaker maker, int made, LongWork work) {
    if (made == count) {
      return ExitStatus.DONE;
    }
    if (work.isStopped()) {
      return work.stop(Text.format("stopped after %d of %d puzzles", made, count));
    }
    work.say(
        made == 0
            ? PuzzleText.none(maker.tried(), false)
            : Text.format(
                "only %d of %d puzzles were found among %d positions", made, count, maker.tried()));
    return ExitStatus.UNSETTLED;
  }
}
