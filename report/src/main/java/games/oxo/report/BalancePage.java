package games.oxo.report;

import games.oxo.game.text.RuleText;
import games.oxo.game.words.Text;
import games.oxo.match.balance.BalanceResult;
import games.oxo.match.balance.BalanceText;
import games.oxo.match.balance.FirstMove;
import games.oxo.match.balance.FirstMoves;
import games.oxo.match.balance.LevelLadder;
import games.oxo.match.balance.Verdict;
import games.oxo.report.Charts.Row;
import games.oxo.report.DataTable.Column;
import games.oxo.session.balance.Distribution;
import games.oxo.session.balance.Interval;
import games.oxo.session.balance.Proportion;
import games.oxo.session.balance.SelfPlayStatistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The HTML report of a balance study. */
public final class BalancePage {
  /** A chart of fewer columns would have room for numbers below 0. */
  private static final int COLUMNS = 12;

  private final BalanceResult balance;
  private final SelfPlayStatistics study;
  private final BalanceText text;
  private final DataPage page;

  private BalancePage(BalanceResult balance) {
    this.balance = balance;
    study = balance.study();
    text = new BalanceText(balance);
    page = new DataPage("balance", "The balance of " + study.game().name());
  }

  /** The page as one HTML document. */
  public static String html(BalanceResult balance) {
    BalancePage page = new BalancePage(balance);
    page.fill();
    return page.page.html();
  }

  private void fill() {
    List<String> rules = new ArrayList<>(RuleText.sentences(study.game()));
    page.paragraph(
        Text.format(
            "%s: %s. %s",
            study.game().id(), study.game().board().describe(), String.join(" ", rules)));
    page.lead(String.join(" ", Verdict.sentences(balance)));
    if (!balance.complete()) {
      page.paragraph("The study was stopped early; the figures cover what was finished.");
    }
    if (study.games() > 0) {
      page.facts(facts());
      fairness();
      lengths();
      lead();
      decision();
    }
    if (!balance.firstMoves().kinds().isEmpty()) {
      firstMoves(balance.firstMoves());
    }
    if (!balance.ladder().steps().isEmpty()) {
      ladder(balance.ladder());
    }
    page.section("Method");
    page.paragraph(
        Text.format(
            "%d games of %s against itself from the empty board. Intervals have 95%% confidence. docs/definition.md#balance explains each figure.",
            study.games(), balance.engine()));
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("First player", BalanceText.percent(study.first().value()));
    facts.put("Perfect play", text.perfectPlay());
    facts.put("Draws", BalanceText.percent(study.draws().value()));
    facts.put("Stones", BalanceText.number(study.stones().mean()));
    facts.put("Lead changes", decimal(study.leadChanges().mean()) + " a game");
    facts.put("Legal moves", decimal(study.branching()) + " on average");
    facts.put("Different games", Text.format("%d of %d", study.different(), study.games()));
    return facts;
  }

  private static String decimal(double number) {
    return Text.format("%.1f", number);
  }

  private static Row row(String label, Proportion share) {
    Interval range = share.interval();
    return new Row(
        label, share.value(), range.low(), range.high(), BalanceText.percent(share.value()));
  }

  /** The numbers with all smaller ones and some larger ones, so that the axis begins at 0. */
  private static SortedMap<Integer, Integer> fromZero(Distribution spread) {
    SortedMap<Integer, Integer> counts = new TreeMap<>(spread.counts());
    for (int number = 0; number < COLUMNS; number++) {
      counts.putIfAbsent(number, 0);
    }
    return counts;
  }

  private void fairness() {
    page.halfSection("Is it fair?");
    long games = study.games();
    List<Row> rows = new ArrayList<>();
    rows.add(row("first player's score", study.first()));
    rows.add(row("first player wins", new Proportion(study.results().wins(), games)));
    rows.add(row("second player wins", new Proportion(study.results().losses(), games)));
    rows.add(row("draws", study.draws()));
    if (study.game().swapPly() >= 0) {
      rows.add(row("swaps", study.swaps()));
    }
    page.chart(
        Charts.points(rows, AxisScale.share("share of the games").marked(0.5)),
        "Points show the measured shares, whiskers their 95% confidence intervals. In a fair game the first player's score is 50%.");
  }

  private void lengths() {
    page.halfSection("How long is a game?");
    Distribution stones = study.stones();
    page.chart(
        Charts.histogram(stones.counts(), "stones", "games"),
        Text.format(
            "%s stones on average, median %s; %.0f%% of the board.",
            BalanceText.mean(stones), BalanceText.number(stones.median()), 100 * study.filled()));
  }

  private void lead() {
    page.halfSection("Does the lead change?");
    page.chart(
        Charts.histogram(fromZero(study.leadChanges()), "lead changes", "games"),
        Text.format(
            "%s a game; at least one in %s of the games.",
            BalanceText.mean(study.leadChanges()), BalanceText.percent(study.changing().value())));
    List<Row> rows = new ArrayList<>();
    rows.add(row("lead changed", study.changing()));
    rows.add(row("nobody ever ahead", study.even()));
    if (study.comebacks().all() > 0) {
      rows.add(row("came from behind", study.comebacks()));
    }
    page.chart(
        Charts.points(rows, AxisScale.share("share of the games")),
        "Came from behind: the winner was behind at some point in the second half of the game.");
  }

  private void decision() {
    Distribution sure = study.sureBefore();
    if (sure.isEmpty()) {
      return;
    }
    page.halfSection("When is it decided?");
    page.chart(
        Charts.histogram(fromZero(sure), "moves before the end", "games"),
        Text.format(
            "The win was proven %s moves before the end on average; 0 if the engine never found it.",
            BalanceText.mean(sure)));
    if (study.game().rules().hasPoints()) {
      page.chart(
          Charts.histogram(fromZero(study.margins()), "points", "games"),
          Text.format("The winner was %s points ahead.", BalanceText.mean(study.margins())));
    }
  }

  private void firstMoves(FirstMoves moves) {
    page.halfSection("Which first moves are sound?");
    page.paragraph(text.sound() + ".");
    DataTable table =
        DataTable.of(
            Column.name("Move"),
            new Column(
                DataTable.Kind.NUMBER, "Alike", "how many moves are the same up to symmetry"),
            new Column(
                DataTable.Kind.NUMBER,
                "Estimate",
                "the engine's estimate for the player who owns the stone"),
            new Column(
                DataTable.Kind.MIDDLE,
                "Exact",
                "the solver's result for the player who makes the move"),
            new Column(DataTable.Kind.MIDDLE, "Sound", "keeps the best result of the game"));
    for (FirstMove kind : text.sorted()) {
      table.row(
          text.move(kind),
          Integer.toString(kind.alike()),
          text.estimate(kind),
          text.exact(kind),
          moves.isSound(kind) ? "yes" : "");
    }
    page.table(table);
  }

  private void ladder(LevelLadder ladder) {
    page.halfSection("Does skill matter?");
    ladder
        .height()
        .ifPresent(
            height ->
                page.paragraph(
                    Text.format(
                        "Level 10 against level 1, from all games together: %s Elo.",
                        height.text())));
    List<Row> rows = new ArrayList<>();
    for (LevelLadder.Step step : ladder.steps()) {
      Interval range = step.score().interval();
      rows.add(
          new Row(
              Text.format("level %d against %d", step.level(), step.level() - 1),
              step.score().value(),
              range.low(),
              range.high(),
              step.elo().text()));
    }
    page.chart(
        Charts.bars(rows, AxisScale.share("score of the higher level").marked(0.5)),
        Text.format(
            "%d games each. A level no better than the one below scores 50%%. On the right, the lead in Elo.",
            ladder.steps().get(0).games().games()));
  }
}
