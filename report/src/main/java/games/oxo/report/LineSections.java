package games.oxo.report;

import games.oxo.game.Game;
import games.oxo.game.picture.CellLabel;
import games.oxo.game.rules.CellPattern;
import games.oxo.game.words.Text;
import games.oxo.report.DataTable.Cell;
import games.oxo.report.DataTable.Column;
import games.oxo.report.DataTable.Kind;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.StateClasses;
import games.oxo.search.evaluation.Tuples;
import games.oxo.search.evaluation.Tuples.Tuple;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sections with what an evaluation thinks of single lines, a section for each kind of line. */
final class LineSections {
  /** States of a list. */
  private static final int SHOWN = 5;

  /** Weights are in hundredths of the logarithm of the odds. */
  private static final double UNIT = 100;

  private static final String MARKS = "·XO";

  private final Game game;
  private final LearnedEvaluation learned;
  private final DataPage page;

  LineSections(Game game, LearnedEvaluation learned, DataPage page) {
    this.game = game;
    this.learned = learned;
    this.page = page;
  }

  void add() {
    Tuples tuples = Tuples.of(game);
    for (int kind = 0; kind < tuples.kinds().size(); kind++) {
      int number = kind;
      Tuple first = tuples.kinds().get(kind).first();
      long alike = tuples.all().stream().filter(each -> each.kind() == number).count();
      page.halfSection(
          Text.format(
              "%s of %d cells",
              Tuples.areStraight(game) ? "A line" : "A set", first.cells().size()));
      page.paragraph(
          alike == 1
              ? "There is one of this kind."
              : Text.format("There are %d of this kind; one is shown.", alike));
      page.picture(
          game.start(),
          numbered(first),
          Text.format("The board with these %d cells", first.cells().size()),
          false);
      List<State> states = states(kind);
      page.sideBySide(any -> lists(states));
    }
  }

  private void lists(List<State> states) {
    Comparator<State> worth = Comparator.comparingDouble(State::middle);
    list("Best for X", best(states, worth.reversed()));
    if (learned.alike()) {
      // What is best for O is the same with the colours changed.
      list(
          "A burden",
          best(
              states.stream().filter(each -> each.lead() > 0 && each.middle() < 0).toList(),
              worth));
    } else {
      list("Best for O", best(states, worth));
    }
  }

  /** The cells of a tuple with their numbers in their order. */
  private static Map<Integer, CellLabel> numbered(Tuple tuple) {
    Map<Integer, CellLabel> labels = new HashMap<>();
    for (int place = 0; place < tuple.cells().size(); place++) {
      labels.put(
          tuple.cells().get(place),
          new CellLabel(Integer.toString(place + 1), 0.25, false, false, ""));
    }
    return labels;
  }

  /**
   * A state of a line.
   *
   * @param text its cells in order
   * @param lead how many stones more X has than O
   * @param early what it is worth to X on an empty board, as log-odds
   * @param late on a full one
   */
  private record State(String text, int lead, double early, double late) {
    double middle() {
      return (early + late) / 2;
    }
  }

  private List<State> states(int kind) {
    Tuples.Kind of = Tuples.of(game).kinds().get(kind);
    StateClasses classes = new StateClasses(of, false);
    List<State> states = new ArrayList<>();
    for (int state = 0; state < classes.size(); state++) {
      if (classes.isFirst(state) && isOpen(of.first(), state)) {
        states.add(state(kind, of.cells(), state));
      }
    }
    return states;
  }

  private State state(int kind, int cells, int state) {
    StringBuilder text = new StringBuilder();
    int lead = 0;
    for (int place = 0, rest = state; place < cells; place++, rest /= 3) {
      text.append(place == 0 ? "" : "\u00a0").append(MARKS.charAt(rest % 3));
      lead += rest % 3 == 1 ? 1 : rest % 3 == 2 ? -1 : 0;
    }
    return new State(
        text.toString(),
        lead,
        learned.weights().early(kind, state) / UNIT,
        learned.weights().late(kind, state) / UNIT);
  }

  /** Whether the game may go on with these stones: nobody has filled what wins or loses. */
  private boolean isOpen(Tuple tuple, int state) {
    long[] stones = new long[3];
    for (int place = 0, rest = state; place < tuple.cells().size(); place++, rest /= 3) {
      stones[rest % 3] |= 1L << tuple.cells().get(place);
    }
    return isOpen(stones[1]) && isOpen(stones[2]);
  }

  private boolean isOpen(long stones) {
    for (CellPattern pattern : List.of(game.rules().winning(), game.rules().losing())) {
      for (long set : pattern.sets()) {
        if ((set & stones) == set) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<State> best(List<State> states, Comparator<State> order) {
    return states.stream()
        .filter(each -> each.early() != 0 || each.late() != 0)
        .sorted(order)
        .limit(SHOWN)
        .toList();
  }

  private void list(String heading, List<State> states) {
    if (states.isEmpty()) {
      return;
    }
    DataTable table =
        DataTable.of(
            new Column(Kind.MIDDLE, heading, "the cells in the order of their numbers"),
            new Column(Kind.NUMBER, "early", "worth to X on an empty board"),
            new Column(Kind.NUMBER, "late", "worth to X on a full board"));
    for (State state : states) {
      table.row(List.of(new Cell(state.text()), value(state.early()), value(state.late())));
    }
    page.table(table);
  }

  private static Cell value(double logOdds) {
    double share = 1 / (1 + Math.exp(-logOdds));
    return new Cell(
        PageNumbers.format("+0.00;−0.00").format(logOdds + 0.0),
        LearnPage.percent(share),
        share,
        "");
  }
}
