package games.oxo.app.solve;

import games.oxo.app.value.SolveText;
import games.oxo.cli.terminal.ExitStatus;
import games.oxo.cli.terminal.LineOutput;
import games.oxo.cli.terminal.Terminal;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.words.Text;
import games.oxo.search.solve.Solution;
import games.oxo.search.solve.SolveGoal;
import games.oxo.search.value.Proven;
import games.oxo.session.json.Json;
import games.oxo.session.shape.Solved;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Prints solutions one by one as lines of text or JSON, and keeps track of the exit status. */
final class SolvePrinter {
  private static final int INDENT = 2;

  private final Terminal terminal;
  private final LineOutput out;
  private final SolveGoal question;
  private final SolveStyle style;
  private final boolean check;
  private final boolean severalFiles;
  private final SolveText text;
  private final boolean json;
  private int wrong;
  private int unsettled;
  private int agreeing;
  private int differing;
  private int unmarked;

  /**
   * @param style of the lines that are not JSON
   * @param check whether values are compared with the expected ones, and only those that differ are
   *     printed as text
   * @param severalFiles whether lines of text need the name of their file
   */
  SolvePrinter(
      Terminal terminal,
      LineOutput out,
      Game game,
      SolveGoal question,
      SolveStyle style,
      boolean asJson,
      boolean check,
      boolean severalFiles) {
    this.terminal = terminal;
    this.out = out;
    this.question = question;
    this.style = style;
    this.check = check;
    this.severalFiles = severalFiles;
    text = new SolveText(game, question.weak());
    json = asJson;
  }

  void print(SolveResult solved) {
    Position position = solved.position();
    Solution solution = solved.solution();
    if (position == null || solution == null) {
      printWrong(solved);
      return;
    }
    Verdict verdict = verdict(solved, solution, position.ply());
    unsettled += isComplete(position, solution) ? 0 : 1;
    if (json) {
      Map<String, @Nullable Object> object = place(solved.task());
      object.putAll(Solved.FIELDS.write(new Solved(position, question, solution, true)));
      if (check) {
        ExpectedValue expected = solved.expected();
        object.put("expected", expected == null ? null : expected.text());
        object.put(
            "agrees",
            verdict == Verdict.AGREES ? Boolean.TRUE : verdict == Verdict.DIFFERS ? false : null);
      }
      out.println(Json.write(object));
    } else if (style != SolveStyle.WORDS) {
      printNumber(solved.task(), position, solution);
    } else if (!check) {
      printText(solved.task(), position, solution);
    } else if (verdict == Verdict.DIFFERS || !solution.isSettled()) {
      ExpectedValue expected = solved.expected();
      out.println(
          Text.format(
              "%s: %s%s",
              solved.task().where(),
              text.line(position, solution),
              expected == null ? "" : ", expected " + expected.text()));
    }
  }

  private enum Verdict {
    AGREES,
    DIFFERS,
    OPEN
  }

  private Verdict verdict(SolveResult solved, Solution solution, int ply) {
    ExpectedValue expected = solved.expected();
    if (!check) {
      return Verdict.OPEN;
    }
    if (expected == null) {
      unmarked++;
      return Verdict.OPEN;
    }
    if (!solution.isSettled()) {
      return Verdict.OPEN;
    }
    boolean agrees = expected.agrees(solution.atLeast(), text.score(solution.atLeast(), ply));
    agreeing += agrees ? 1 : 0;
    differing += agrees ? 0 : 1;
    return agrees ? Verdict.AGREES : Verdict.DIFFERS;
  }

  private boolean isComplete(Position position, Solution solution) {
    return solution.isSettled()
        && (!question.best() || !solution.best().isEmpty())
        && (!question.everyMove() || solution.moves().size() == position.legalMoves().size());
  }

  /** Prints a value without words; one that is not settled has no number. */
  private void printNumber(SolveTask task, Position position, Solution solution) {
    if (!solution.isSettled()) {
      complain(task, "not settled: " + text.sentence(position, solution));
      return;
    }
    Proven value = solution.atLeast();
    int number =
        question.weak() ? value.result().sign() : text.score(value, position.ply()).orElseThrow();
    out.println(style.line(task, position, number, solution));
  }

  private void printText(SolveTask task, Position position, Solution solution) {
    boolean inFile = task.file() != null;
    Map<String, List<String>> groups = text.byValue(position, solution.moves(), inFile);
    if (inFile) {
      StringJoiner whole = new StringJoiner("; ").add(text.line(position, solution));
      groups.forEach((value, moves) -> whole.add(value + ": " + String.join(" ", moves)));
      out.println(severalFiles ? task.where() + ": " + whole : whole.toString());
      return;
    }
    out.println(text.sentence(position, solution));
    int width = groups.keySet().stream().mapToInt(String::length).max().orElse(0) + 2;
    for (Map.Entry<String, List<String>> group : groups.entrySet()) {
      String value = group.getKey() + " ".repeat(width - group.getKey().length());
      terminal
          .wrapped(" ".repeat(INDENT) + value + String.join(" ", group.getValue()), INDENT + width)
          .forEach(out::println);
    }
  }

  private void printWrong(SolveResult solved) {
    wrong++;
    SolveTask task = solved.task();
    if (json) {
      Map<String, @Nullable Object> object = place(task);
      object.put("position", task.text().strip());
      object.put("error", solved.error());
      out.println(Json.write(object));
    } else {
      complain(task, solved.error());
    }
  }

  /** Says why a position has no answer. Pons' solver leaves a blank line in its place. */
  private void complain(SolveTask task, @Nullable String reason) {
    boolean pons = style == SolveStyle.PONS;
    if (pons) {
      out.println("");
    }
    if (pons && task.isInput()) {
      String line = Text.format("Line %d: %s", task.line(), reason);
      terminal.err().println(Text.printable(line, Terminal.LONGEST_SENTENCE));
    } else {
      String where = task.where();
      terminal.complain((where == null ? "" : where + ": ") + reason);
    }
  }

  /** Where a position stands: nothing for the command line. */
  private static Map<String, @Nullable Object> place(SolveTask task) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    if (task.file() != null) {
      object.put("file", task.file());
      object.put("line", task.line() == 0 ? null : task.line());
    }
    return object;
  }

  /** Whether a full board without a line has an answer: Pons' solver gives it 0. */
  boolean answersFullBoard() {
    return style == SolveStyle.PONS;
  }

  /** Sums up a comparison, and returns the exit status. */
  int finish() {
    if (check && !json) {
      String counts =
          Text.format("%s as expected, %d different", positions(agreeing), differing)
              + (unmarked > 0 ? Text.format(", %d without an expected value", unmarked) : "")
              + (unsettled > 0 ? Text.format(", %d not settled", unsettled) : "");
      out.println(counts);
    }
    out.flush();
    return wrong > 0
        ? ExitStatus.BAD_INPUT
        : differing > 0 ? ExitStatus.FAULT : unsettled > 0 ? ExitStatus.UNSETTLED : ExitStatus.DONE;
  }

  static String positions(int count) {
    return count == 1 ? "1 position" : count + " positions";
  }
}
