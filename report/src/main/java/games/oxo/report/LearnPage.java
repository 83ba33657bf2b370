package games.oxo.report;

import games.oxo.game.Game;
import games.oxo.game.board.Player;
import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.learn.calibrate.Reliability.Bin;
import games.oxo.learn.run.Attempt;
import games.oxo.learn.run.LearnSummary;
import games.oxo.learn.run.LearnSummary.Calibration;
import games.oxo.learn.run.TotalElo;
import games.oxo.match.stats.Elo;
import games.oxo.match.stats.EloEstimate;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.report.Charts.Line;
import games.oxo.report.Charts.Point;
import games.oxo.report.Charts.Row;
import games.oxo.report.DataTable.Column;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import games.oxo.search.evaluation.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** The HTML report of what was learned about a game. */
public final class LearnPage {
  /** Weights are in hundredths of the logarithm of the odds. */
  private static final double UNIT = 100;

  private static final double Z95 = 1.96;

  private final LearnSummary summary;
  private final Game game;
  private final Provenance origin;
  private final DataPage page;

  private LearnPage(LearnSummary summary) {
    this.summary = summary;
    game = summary.game();
    origin = summary.learned().provenance();
    page = new DataPage("learned", "What was learned about " + game.name());
  }

  /** The page as one HTML document. */
  public static String html(LearnSummary summary) {
    LearnPage page = new LearnPage(summary);
    page.fill();
    return page.page.html();
  }

  private void fill() {
    page.paragraph(
        Text.format(
            "%s: %s. %s",
            game.id(), game.board().describe(), String.join(" ", RuleText.sentences(game))));
    page.lead(lead());
    page.facts(facts());
    strength();
    loss();
    chances();
    scalars();
    page.section("What lines are worth");
    page.paragraph(
        "The evaluation looks at every line of the board and adds up what its stones are worth to X:"
            + " as log-odds, and below as the chance to win of X if all else is even. Early is at the"
            + " beginning of the game, late at its end. The cells of a line are listed in the order of"
            + " their numbers on the board; complete lines are left out. A burden is what costs X"
            + " something although it has more stones there.");
    page.board(game);
    new LineSections(game, summary.learned(), page).add();
    attempts();
    method();
  }

  static String percent(double share) {
    return PageNumbers.format("0%").format(share);
  }

  private static String counted(long number, String what) {
    return PageNumbers.count(number) + " " + what + (number == 1 ? "" : "s");
  }

  private String lead() {
    String made =
        Text.format(
            "%s of self-play %s over the weights made by hand by %s Elo.",
            counted(origin.generations(), "generation"),
            origin.generations() == 1 ? "leads" : "lead",
            summary.elo().text());
    return summary.learned().stronger() == Stronger.UNKNOWN
        ? made
        : Text.format(
            "%s At %d ms a move, '%s' with this evaluation is at %s Elo against '%s', so 'best'"
                + " plays with '%s'.",
            made,
            summary.plan().finalMillis(),
            summary.evaluatedEngine(),
            Elo.logistic(summary.againstTree()).text(),
            summary.plainEngine(),
            summary.strongerEngine());
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("Generations", Integer.toString(origin.generations()));
    facts.put("Attempts", Integer.toString(summary.attempts().size()));
    facts.put("Games", PageNumbers.count(origin.games()));
    facts.put("Positions", PageNumbers.count(origin.positions()));
    facts.put("Colours", summary.learned().alike() ? "the same weights" : "weights of their own");
    facts.put("Farthest bin", PageNumbers.percent(worst()));
    return facts;
  }

  private double worst() {
    return summary.calibrations().stream()
        .mapToDouble(each -> each.reliability().worst())
        .max()
        .orElse(0);
  }

  private void strength() {
    page.halfSection("How much stronger is it?");
    List<Row> rows = new ArrayList<>();
    List<Attempt> sofar = new ArrayList<>();
    rows.add(new Row("made by hand", 0, "0"));
    for (Attempt attempt : summary.attempts()) {
      sofar.add(attempt);
      if (attempt.accepted()) {
        EloEstimate elo = TotalElo.of(sofar);
        rows.add(
            new Row(
                "generation " + rows.size(), elo.difference(), elo.low(), elo.high(), elo.text()));
      }
    }
    page.chart(
        Charts.points(rows, AxisScale.number("Elo").marked(0)),
        Text.format(
            "The lead over the weights made by hand: the sum of the leads in the matches, with %d"
                + " positions a move. Whiskers show 95%% confidence.",
            summary.plan().matchNodes()));
  }

  private void loss() {
    page.halfSection("How well are results foreseen?");
    List<Point> losses = new ArrayList<>();
    for (Attempt attempt : summary.attempts()) {
      losses.add(new Point(attempt.number(), attempt.loss()));
    }
    page.chart(
        Charts.lines(
            List.of(new Line("", "", losses)), "attempt", AxisScale.number("logistic loss")),
        "The loss on games that were held out; guessing costs 0.693. Each generation plays other"
            + " games, so a higher loss does not mean weaker play.");
  }

  private void chances() {
    page.halfSection("Are the chances true?");
    List<Calibration> all = summary.calibrations();
    page.chart(
        Charts.scatter(
            all.stream().map(LearnPage::line).toList(),
            "chance that was given",
            "share that was won"),
        "Positions in ten bins by the chance that was given to the side to move, and how many of them"
            + " it won. On the dashed line chances are true.");
  }

  private static Line line(Calibration calibration) {
    List<Point> points = new ArrayList<>();
    for (Bin bin : calibration.reliability().bins()) {
      if (bin.positions() > 0) {
        double error = Z95 * Math.sqrt(bin.came() * (1 - bin.came()) / bin.positions());
        points.add(
            new Point(
                bin.said(),
                bin.came(),
                Math.max(0, bin.came() - error),
                Math.min(1, bin.came() + error)));
      }
    }
    return new Line(
        Text.format(
            "%s positions a move: %s, factor %.2f, farthest bin off by %s",
            PageNumbers.count(calibration.nodes()),
            counted(calibration.games(), "game"),
            calibration.factor(),
            PageNumbers.percent(calibration.reliability().worst())),
        "",
        points);
  }

  private void scalars() {
    page.halfSection("What else counts?");
    page.paragraph(
        "What one of these is worth to the side to move. A closed cell is one where its owner would"
            + " lose, a winning cell one where it would win.");
    if (summary.learned().alike()) {
      scalars("", count -> true);
    } else {
      scalars("With X to move.", count -> game.mover(count) == Player.X);
      scalars("With O to move.", count -> game.mover(count) == Player.O);
    }
  }

  private void scalars(String caption, IntPredicate shown) {
    List<Line> lines = new ArrayList<>();
    for (Scalar scalar : Scalar.values()) {
      if (matters(scalar)) {
        List<Point> values = new ArrayList<>();
        // On a full board nobody moves.
        for (int count = 0; count < game.board().cells(); count++) {
          if (shown.test(count)) {
            values.add(new Point(count, summary.learned().weights().scalar(scalar, count) / UNIT));
          }
        }
        lines.add(new Line(name(scalar), "", values));
      }
    }
    page.chart(
        Charts.lines(lines, "stones on the board", AxisScale.number("log-odds").marked(0)),
        caption);
  }

  private boolean matters(Scalar scalar) {
    boolean wins = !game.rules().winning().isNone();
    boolean loses = !game.rules().losing().isNone();
    return switch (scalar) {
      case MOVE -> true;
      case CLOSED_OWN, CLOSED_OTHER, CLOSED_BOTH -> loses;
      case WINNING_OWN_ODD, WINNING_OTHER_ODD -> wins;
      case WINNING_OWN_EVEN, WINNING_OTHER_EVEN -> wins && game.board().gravity();
    };
  }

  private String name(Scalar scalar) {
    String odd = game.board().gravity() ? ", odd height" : "";
    return switch (scalar) {
      case MOVE -> "the right to move";
      case CLOSED_OWN -> "own closed cell";
      case CLOSED_OTHER -> "closed cell of the other side";
      case CLOSED_BOTH -> "cell closed to both";
      case WINNING_OWN_ODD -> "own winning cell" + odd;
      case WINNING_OWN_EVEN -> "own winning cell, even height";
      case WINNING_OTHER_ODD -> "winning cell of the other side" + odd;
      case WINNING_OTHER_EVEN -> "winning cell of the other side, even height";
    };
  }

  private void attempts() {
    page.section("The attempts");
    DataTable table =
        DataTable.of(
            Column.number("Attempt"),
            Column.number("Games"),
            Column.number("Positions"),
            Column.number("Loss"),
            new Column(DataTable.Kind.MIDDLE, "Colours", "whether they have the same weights"),
            new Column(
                DataTable.Kind.NUMBER, "Decay", "how strongly weights were drawn to nothing"),
            new Column(DataTable.Kind.NUMBER, "Mix", "the part of the search in the targets"),
            Column.number("Match"),
            Column.number("Lead in Elo"),
            Column.text("Accepted"));
    for (Attempt attempt : summary.attempts()) {
      WinDrawLoss score = attempt.score();
      table.row(
          Integer.toString(attempt.number()),
          PageNumbers.count(attempt.games()),
          PageNumbers.count(attempt.positions()),
          Text.format("%.4f", attempt.loss()),
          attempt.settings().alike() ? "alike" : "apart",
          Text.format("%.2f", attempt.settings().decay()),
          Text.format("%.1f", attempt.settings().mix()),
          Text.format("%d : %d : %d", score.wins(), score.draws(), score.losses()),
          Elo.logistic(score).text(),
          attempt.accepted() ? "yes" : "no");
    }
    page.table(table);
  }

  private void method() {
    page.section("Where it comes from");
    page.paragraph(
        Text.format(
            "Seed %d; self-play with %s positions a move, matches with %s; %s of new games in each"
                + " attempt. The last generation was fitted to %s with %s. docs/learn.md explains"
                + " how.",
            origin.seed(),
            PageNumbers.count(summary.plan().nodes()),
            PageNumbers.count(summary.plan().matchNodes()),
            counted(summary.plan().positions(), "position"),
            counted(origin.games(), "game"),
            counted(origin.positions(), "position")));
    for (String match : origin.matches()) {
      page.paragraph(match);
    }
  }
}
