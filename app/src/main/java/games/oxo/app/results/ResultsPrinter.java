package games.oxo.app.results;

import games.oxo.cli.option.UserGames;
import games.oxo.game.Position;
import games.oxo.game.words.Text;
import games.oxo.session.json.Json;
import games.oxo.session.shape.Solved;
import games.oxo.table.results.ResultAnswer;
import games.oxo.table.results.ResultQuestion;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Prints questions with their answers as text, as Markdown or as JSON. */
final class ResultsPrinter {
  private static final int NAME_WIDTH =
      ResultQuestion.ALL.stream().mapToInt(each -> each.name().length()).max().orElse(0) + 2;

  private final PrintStream out;

  ResultsPrinter(PrintStream out) {
    this.out = out;
  }

  /** A question and its answer in three lines. */
  void brief(ResultQuestion question, @Nullable ResultAnswer answer) {
    String indent = " ".repeat(NAME_WIDTH);
    out.println(question.name() + indent.substring(question.name().length()) + question.text());
    if (answer == null) {
      out.println(indent + notYet(question));
    } else {
      out.println(indent + new ResultTable(question, answer).sentence());
      out.println(indent + computedBy(question, answer));
    }
  }

  private static String notYet(ResultQuestion question) {
    return Text.format("Not computed yet; compute it with %s.", question.command());
  }

  private static String computedBy(ResultQuestion question, ResultAnswer answer) {
    return Text.format("Computed by %s, %s", question.command(answer), effort(answer));
  }

  /** What an answer took. */
  private static String effort(ResultAnswer answer) {
    String threads = answer.threads() == 1 ? "1 thread" : answer.threads() + " threads";
    return threads + ", " + ResultTable.seconds(answer.seconds());
  }

  /** A question and its whole answer. */
  void text(ResultQuestion question, @Nullable ResultAnswer answer) {
    out.println(question.text());
    if (answer == null) {
      out.println(notYet(question));
      return;
    }
    out.println();
    ResultTable table = new ResultTable(question, answer);
    aligned(table.rows()).forEach(row -> out.println("  " + row));
    out.println();
    out.println(table.sentence());
    out.println(computedBy(question, answer));
  }

  private static List<String> aligned(List<List<String>> rows) {
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int at = column;
        int width = rows.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(width - cell.length() + 2));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  void markdown(ResultQuestion question, @Nullable ResultAnswer answer) {
    out.println("## " + question.text());
    out.println();
    if (answer == null) {
      out.println(Text.format("Not computed yet; compute it with `%s`.", question.command()));
      out.println();
      return;
    }
    ResultTable table = new ResultTable(question, answer);
    List<List<String>> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      out.println("| " + String.join(" | ", rows.get(i)) + " |");
      if (i == 0) {
        out.println("|" + "---|".repeat(rows.get(0).size()));
      }
    }
    out.println();
    out.println(table.sentence());
    out.println();
    out.println(Text.format("Computed by `%s`, %s", question.command(answer), effort(answer)));
    out.println();
  }

  /**
   * @param more fields to add
   */
  String json(
      ResultQuestion question, @Nullable ResultAnswer answer, Map<String, @Nullable Object> more) {
    Map<String, @Nullable Object> object =
        Json.object(
            "question", question.name(),
            "text", question.text(),
            "game", question.game(),
            "command", answer == null ? question.command() : question.command(answer));
    if (answer == null) {
      object.put("threads", null);
      object.put("seconds", null);
    } else {
      object.put("threads", answer.threads());
      object.put("seconds", answer.seconds());
      object.put("complete", answer.isComplete());
      if (question.kind() == ResultQuestion.Kind.STUDY) {
        object.put("layers", answer.layers().stream().map(ResultsPrinter::layer).toList());
      } else if (question.kind() == ResultQuestion.Kind.PROOFS) {
        object.put("proofs", answer.proofs().stream().map(ResultsPrinter::proof).toList());
      } else if (question.fullBoards()) {
        object.put("endings", answer.endings().stream().map(ResultsPrinter::ending).toList());
      } else {
        Position start = UserGames.load(question.game()).start();
        object.put("moves", answer.moves().stream().map(each -> move(each, start)).toList());
      }
    }
    object.putAll(more);
    return Json.write(object);
  }

  private static Map<String, @Nullable Object> move(ResultAnswer.FirstMove move, Position start) {
    Map<String, @Nullable Object> object = Json.object("move", move.move(), "alike", move.alike());
    object.putAll(Solved.BOUNDS.write(new Solved.Bounds(start, move.atLeast(), move.atMost())));
    object.put("replies", move.replies().isEmpty() ? null : move.replies());
    object.put("seconds", move.seconds());
    return object;
  }

  private static Map<String, @Nullable Object> proof(ResultAnswer.Proof proof) {
    return Json.object(
        "move", proof.move(),
        "alike", proof.alike(),
        "proven", proof.isProven(),
        "replies", proof.replies(),
        "beaten", proof.beaten(),
        "expansions", proof.expansions(),
        "certificateMoves", proof.isProven() ? proof.certificate() : null,
        "seconds", proof.seconds());
  }

  private static Map<String, @Nullable Object> layer(ResultAnswer.Layer layer) {
    return Json.object(
        "stones", layer.stones(),
        "wins", layer.wins(),
        "draws", layer.draws(),
        "losses", layer.losses(),
        "onlyWins", layer.onlyWins(),
        "onlyDraws", layer.onlyDraws());
  }

  private static Map<String, @Nullable Object> ending(ResultAnswer.Ending ending) {
    return Json.object(
        "result", ending.result(), "boards", ending.boards(), "distinct", ending.distinct());
  }
}
