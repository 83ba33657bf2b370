package games.oxo.report;

import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.board.Player;
import games.oxo.game.picture.CellLabel;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.words.Text;
import games.oxo.report.DataTable.Column;
import games.oxo.search.prove.ProofTask;
import games.oxo.search.prove.ProofTask.State;
import games.oxo.search.prove.ProofTasks;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The page that shows how far a proof is: the replies as a picture of the board, and the open ones
 * in a table. A browser that shows it reads it again from time to time.
 */
public final class ProofPage {
  private static final String KIND = "proof";

  /** What the beginning of every such page has, and of no other. */
  public static final String MARK = PageFile.generator(KIND);

  private static final int SECONDS_BETWEEN_READS = 20;

  private static final double LIGHT = 0.1;
  private static final double DARK = 0.8;

  private final ProofTasks tasks;
  private final Player attacker;
  private final MoveNotation notation;

  private ProofPage(ProofTasks tasks, Player attacker) {
    this.tasks = tasks;
    this.attacker = attacker;
    notation = new MoveNotation(tasks.position().game());
  }

  /**
   * The page as one HTML document.
   *
   * @param remark how far it is, in words
   */
  public static String html(ProofTasks tasks, Player attacker, String remark) {
    return new ProofPage(tasks, attacker).page(remark).html();
  }

  private DataPage page(String remark) {
    Position position = tasks.position();
    String after =
        position.moves().isEmpty() ? "" : " after " + notation.writeList(position.moves());
    DataPage page =
        new DataPage(
            KIND, Text.format("%s%s: does %s win?", position.game().name(), after, attacker));
    page.readAgainAfter(SECONDS_BETWEEN_READS);
    page.lead(remark + ".");
    Map<Integer, CellLabel> labels = labels();
    if (labels.isEmpty()) {
      return page;
    }
    page.board(position.game()).picture(position, labels, "How far each reply is", true);
    page.paragraph(
        Text.format(
            "Each cell is a reply of %s. Dark with +: beaten, as the search says. Light with ?: open,"
                + " with an outline the one that has taken the most work. !: %s holds with it. What"
                + " the search says is proven when the referee of certificates has accepted it.",
            attacker.other(), attacker.other()));
    page.section("Open replies");
    page.table(table());
    return page;
  }

  private Map<Integer, CellLabel> labels() {
    Map<Integer, CellLabel> labels = new HashMap<>();
    ProofTask hardest = tasks.hardest().orElse(null);
    tasks.byCell().forEach((cell, task) -> labels.put(cell, label(task, task == hardest)));
    return labels;
  }

  private static CellLabel label(ProofTask task, boolean hardest) {
    String tip =
        Text.format("%s, %s expansions", words(task), PageNumbers.count(task.expansions()));
    return switch (task.state()) {
      case BEATEN -> new CellLabel("+", DARK, true, false, tip);
      case HOLDS -> new CellLabel("!", (LIGHT + DARK) / 2, true, false, tip);
      case OPEN -> new CellLabel("?", LIGHT, false, hardest, tip);
    };
  }

  private static String words(ProofTask task) {
    return switch (task.state()) {
      case BEATEN -> "beaten";
      case HOLDS -> "holds";
      case OPEN -> "open";
    };
  }

  private DataTable table() {
    DataTable table =
        DataTable.of(
            Column.name("Reply"),
            Column.number("Replies like it"),
            Column.number("Expansions"),
            new Column(DataTable.Kind.MIDDLE, "Ahead", "who has less left to show"));
    List<ProofTask> open =
        tasks.all().stream()
            .filter(task -> task.state() != State.BEATEN)
            .sorted(Comparator.comparingLong(ProofTask::expansions).reversed())
            .toList();
    for (ProofTask task : open) {
      Move reply = task.reply();
      table.row(
          reply == null ? "-" : notation.writeInList(reply),
          Integer.toString(task.alike()),
          PageNumbers.count(task.expansions()),
          task.isAhead().map(own -> (own ? attacker : attacker.other()).toString()).orElse("-"));
    }
    return table;
  }
}
