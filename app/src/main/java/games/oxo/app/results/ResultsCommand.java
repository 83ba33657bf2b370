package games.oxo.app.results;

import games.oxo.app.option.OptionalTable;
import games.oxo.cli.option.CommonOptions;
import games.oxo.cli.option.MemoryOption;
import games.oxo.cli.option.ThreadsOption;
import games.oxo.cli.option.TimeOption;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LongWork;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.files.OutputFile;
import games.oxo.game.files.OutputFile.Existing;
import games.oxo.game.input.InputException;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.table.results.ResultAnswer;
import games.oxo.table.results.ResultComputer;
import games.oxo.table.results.ResultQuestion;
import games.oxo.table.results.ResultStore;
import java.nio.file.Path;
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
    name = "results",
    description = {
      "Questions about the games that this program has answered.",
      "Lists them all, shows the ones named, or computes them again and says whether the"
          + " answers match the recorded ones."
    })
public final class ResultsCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "Questions (default: all).")
  private List<String> names = new ArrayList<>();

  @Option(names = "--compute", description = "Compute the answers to the named questions.")
  private boolean compute;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "With --compute: write each answer to this file as soon as it is known.")
  private @Nullable Path record;

  @Option(names = "--markdown", description = "Print the answers as in docs/results.md.")
  private boolean markdown;

  @Mixin private TimeOption time = new TimeOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private MemoryOption memory = new MemoryOption();

  public ResultsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (record != null && !compute) {
      throw new InputException("--record needs --compute");
    }
    if (compute && names.isEmpty()) {
      throw new InputException(
          "--compute needs the name of a question, as in ./oxo results --compute tic-tac-toe");
    }
    if ((common.json || compute) && markdown) {
      throw new InputException(
          "--markdown shows recorded answers and cannot be used with --json or --compute");
    }
    List<ResultQuestion> questions = ResultQuestion.find(names);
    if (record != null) {
      // A file of another kind is refused before anything is computed.
      OutputFile.check(record, Existing.REPLACE);
      ResultStore.recorded(record);
    }
    Map<String, ResultAnswer> stored = ResultStore.builtIn();
    ResultsPrinter printer = new ResultsPrinter(terminal.out());
    if (compute) {
      return common.work(terminal, work -> compute(questions, stored, printer, work));
    }
    for (int i = 0; i < questions.size(); i++) {
      ResultQuestion question = questions.get(i);
      boolean first = i == 0;
      ResultAnswer answer = stored.get(question.name());
      common
          .results(terminal)
          .print(
              () -> printer.json(question, answer, Map.of()),
              () -> print(question, answer, printer, first));
    }
    return ExitStatus.DONE;
  }

  private void print(
      ResultQuestion question,
      @Nullable ResultAnswer answer,
      ResultsPrinter printer,
      boolean first) {
    if (markdown) {
      printer.markdown(question, answer);
    } else if (names.isEmpty()) {
      printer.brief(question, answer);
    } else {
      if (!first) {
        terminal.out().println();
      }
      printer.text(question, answer);
    }
  }

  private int compute(
      List<ResultQuestion> questions,
      Map<String, ResultAnswer> stored,
      ResultsPrinter printer,
      LongWork work) {
    int status = ExitStatus.DONE;
    ResultComputer computer =
        new ResultComputer(
            time.limits(),
            threads.pool(),
            memory.bytes(),
            OptionalTable::openUsual,
            new ResultProgress(work));
    for (int i = 0; i < questions.size(); i++) {
      ResultQuestion question = questions.get(i);
      boolean first = i == 0;
      work.whenStopped("stopped while computing " + question.name());
      ResultAnswer answer = computer.compute(question);
      ResultAnswer before = stored.get(question.name());
      Boolean agrees = before == null ? null : before.agrees(answer);
      work.results()
          .print(
              () -> printer.json(question, answer, Json.object("agrees", agrees)),
              () -> {
                print(question, answer, printer, first);
                printAgreement(question, agrees);
              });
      if (record != null) {
        ResultStore.record(record, question.name(), answer);
      }
      if (agrees != null && !agrees) {
        status = ExitStatus.FAULT;
      } else if (status == ExitStatus.DONE && !answer.isComplete()) {
        status = ExitStatus.UNSETTLED;
      }
    }
    return status;
  }

  private void printAgreement(ResultQuestion question, @Nullable Boolean agrees) {
    terminal
        .out()
        .println(
            agrees == null
                ? "No answer was recorded before."
                : agrees
                    ? "This matches the recorded answer."
                    : Text.format(
                        "This differs from the recorded answer, which ./oxo results %s shows.",
                        question.name()));
  }
}
