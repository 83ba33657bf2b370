package games.oxo.app.solve;

import games.oxo.app.option.OptionalTable;
import games.oxo.app.option.TableOption;
import games.oxo.book.compact.BuiltInBooks;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.ForceOption;
import games.oxo.cli.option.GameParameter;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.ThreadsOption;
import games.oxo.cli.option.TimeOption;
import games.oxo.cli.option.ToMoveOption;
import games.oxo.cli.option.UserGames;
import games.oxo.cli.option.UserPath;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LineOutput;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.files.OutputFile;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.search.certificate.ProofRefused;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.BookWins;
import games.oxo.search.solve.ExactValues;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "solve",
    description = {
      "Find the values of positions with perfect play on both sides.",
      "Winners hurry and losers delay. Prints one line for each position; see docs/solve.md."
          + " Ctrl-C stops the search and shows what is proven so far."
    })
public final class SolveCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Mixin private GameParameter game = new GameParameter();

  @Parameters(
      index = "1..*",
      paramLabel = "POSITION|FILE",
      description =
          "A position: moves (e5 d4) or rows (XOX/.O./...). Or files with one position per line or"
              + " drawn boards, or - for standard input. Default: the start.")
  private List<String> words = new ArrayList<>();

  @Mixin private ToMoveOption toMove = new ToMoveOption();

  @Option(names = "--all", description = "Add the value of every legal move.")
  private boolean all;

  @Option(names = "--weak", description = "Ask only who wins, not when or by how much.")
  private boolean weak;

  @Option(
      names = "--value-only",
      description = "With --json: do not look for the best moves, which is faster.")
  private boolean valueOnly;

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      defaultValue = "words",
      description =
          "words; bare: the side to move and the value; pons: column digits in, position, score,"
              + " nodes and microseconds out (default: ${DEFAULT-VALUE}).")
  private SolveStyle style = SolveStyle.WORDS;

  @Option(
      names = "--check",
      description = "Compare with the values noted in the files; print and count the differences.")
  private boolean check;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description =
          "Write a proof of who wins the position; './oxo certificate check' verifies it.")
  private String certificate = "";

  @Mixin private ForceOption force = new ForceOption();

  @Mixin private TableOption table = new TableOption();

  @Mixin private TimeOption time = new TimeOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  public SolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game loaded = UserGames.load(game.name);
    if (isPons() && words.isEmpty()) {
      words = List.of("-");
    }
    SolveGoal question = new SolveGoal(weak, common.json && !valueOnly, all);
    boolean files = SolveTasks.areFiles(words);
    refuseContradictions(files);
    style.check(loaded, weak);
    return common.work(terminal, work -> solve(loaded, question, files, work));
  }

  private int solve(Game loaded, SolveGoal question, boolean files, LongWork work) {
    int workers = threads.number();
    long bytes = memory.bytes();
    try (OptionalTable present = table.open(loaded, terminal)) {
      boolean waitedFor =
          isPons() || terminal.colours() || terminal.editing() || words.contains("-");
      LineOutput out = new LineOutput(terminal.out(), waitedFor, work::clear);
      ExactValues known =
          table.isUsed()
              ? BookWins.after(present.values(), BuiltInBooks.of(loaded))
              : ExactValues.NONE;
      SolvePrinter printer =
          new SolvePrinter(
              terminal, out, loaded, question, style, common.json, check, words.size() > 1);
      SolveRun run =
          new SolveRun(
              loaded,
              text -> read(loaded, text),
              question,
              time.limits(),
              workers,
              pool -> new Solver(loaded, bytes / workers * pool.size(), pool, known),
              printer,
              work);
      int status;
      if (files) {
        solveFiles(new SolveTasks(loaded, terminal.in(), isPons()), run, work);
        status = printer.finish();
      } else {
        SolveRun.Work done = run.position(String.join(" ", words));
        status = printer.finish();
        if (!certificate.isEmpty() && status == ExitStatus.DONE && !work.isStopped()) {
          prove(run, done, work);
        }
      }
      return work.status(status);
    }
  }

  private boolean isPons() {
    return style == SolveStyle.PONS;
  }

  private void refuseContradictions(boolean files) {
    if (all && valueOnly) {
      throw new InputException("--all and --value-only cannot be used together");
    }
    String more =
        common.json
            ? "--json"
            : all ? "--all" : check ? "--check" : valueOnly ? "--value-only" : "";
    if (style != SolveStyle.WORDS && !more.isEmpty()) {
      throw new InputException(
          Text.format(
              "--style %s prints one number for a position and cannot be used with %s",
              style, more));
    }
    if (check && !files) {
      throw new InputException(
          "--check compares with the values noted in files; name a file, or -");
    }
    if (!certificate.isEmpty() && files) {
      throw new InputException("--certificate proves one position; give its moves or rows");
    }
    if (!certificate.isEmpty()) {
      OutputFile.check(UserPath.of(certificate), force.existing());
    }
  }

  private Position read(Game of, String text) {
    if (isPons()) {
      ColumnDigits.check(of, text);
    }
    return toMove.read(of, text, terminal);
  }

  private void prove(SolveRun run, SolveRun.Work done, LongWork work) {
    try {
      int moves = run.prove(done, UserPath.of(certificate), force.existing());
      work.say(Text.format("%s proves it with %,d moves", certificate, moves));
    } catch (SearchStopped e) {
      work.say("stopped; the proof was not written");
    } catch (ProofRefused e) {
      throw new ProofRefused(
          Text.format(
              "the proof was not written, since the referee refuses it (%s);"
                  + " --no-table solves without a table, which may be wrong",
              e.getMessage()));
    }
  }

  private void solveFiles(SolveTasks tasks, SolveRun run, LongWork work) {
    if (words.contains("-")) {
      if (words.size() > 1) {
        throw new InputException("- is standard input and cannot be combined with files");
      }
      if (isPons()) {
        run.inTurn(tasks.ofInput());
      } else {
        run.asTheyCome(tasks.ofInput());
      }
      return;
    }
    List<SolveTask> all = tasks.ofFiles(words);
    if (all.isEmpty()) {
      throw new InputException("there is no position in " + String.join(", ", words));
    }
    if (isPons()) {
      run.inTurn(all.iterator());
    } else {
      run.all(all);
    }
    if (run.done() < all.size()) {
      work.say(
          Text.format("stopped after %d of %s", run.done(), SolvePrinter.positions(all.size())));
    }
  }
}
