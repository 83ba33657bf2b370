package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import games.oxo.game.Game;
import games.oxo.game.PatternGames;
import games.oxo.game.Samples;
import games.oxo.learn.calibrate.Reliability;
import games.oxo.learn.calibrate.Reliability.Bin;
import games.oxo.learn.fit.FitSettings;
import games.oxo.learn.run.Attempt;
import games.oxo.learn.run.LearnPlan;
import games.oxo.learn.run.LearnSummary;
import games.oxo.learn.run.LearnSummary.Calibration;
import games.oxo.match.stats.WinDrawLoss;
import games.oxo.search.evaluation.ChanceScale;
import games.oxo.search.evaluation.ChanceScale.Knot;
import games.oxo.search.evaluation.HandMadeWeights;
import games.oxo.search.evaluation.LearnedEvaluation;
import games.oxo.search.evaluation.LearnedEvaluation.Stronger;
import games.oxo.search.evaluation.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The page of what was learned")
class LearnPageTest {
  private static Attempt attempt(int number, boolean accepted, WinDrawLoss score) {
    return new Attempt(number, accepted, 1000, 300_000, 0.5, FitSettings.USUAL, score);
  }

  private static Reliability reliability(int positions) {
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      bins.add(new Bin(i == 3 ? 0 : positions, (i + 0.5) / 10, (i + 0.7) / 10));
    }
    return new Reliability(bins);
  }

  static LearnSummary summary(Game game, boolean alike, List<Attempt> attempts) {
    return new LearnSummary(
        game,
        new LearnPlan(7, 1000, 300_000, 100),
        attempts,
        new LearnedEvaluation(
            HandMadeWeights.of(game),
            alike,
            ChanceScale.PLAIN,
            Stronger.EVALUATED,
            new Provenance("<name>", 7, 2, 1000, 300_000, List.of("generation 1: +9 & more"))),
        List.of(
            new Calibration(1500, new Knot(1000, 1.1), reliability(500)),
            new Calibration(300, new Knot(16_000, 1.4), reliability(50))),
        new WinDrawLoss(60, 10, 30));
  }

  static final List<Attempt> SOME =
      List.of(
          attempt(1, true, new WinDrawLoss(70, 10, 30)),
          attempt(2, false, new WinDrawLoss(500, 10, 520)),
          attempt(3, true, new WinDrawLoss(50, 0, 0)));

  static Stream<Game> games() {
    return Stream.of(
        Samples.game("tic-tac-toe:misere"),
        Samples.game("squava"),
        Samples.game("yavalath:side4"),
        Samples.game("connect4"),
        PatternGames.blocks("Blocks", 4, 4, ""));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasItsPage(Game game) {
    for (boolean alike : new boolean[] {true, false}) {
      String html = LearnPage.html(summary(game, alike, SOME));
      JsonNode page = Documents.of(html);
      assertThat(page.get("title").asText()).isEqualTo("What was learned about " + game.name());
      assertThat(Documents.headings(page))
          .startsWith(
              "How much stronger is it?",
              "How well are results foreseen?",
              "Are the chances true?",
              "What else counts?",
              "What lines are worth")
          .endsWith("The attempts", "Where it comes from");
      assertThat(Documents.all(page, "board")).isNotEmpty();
    }
  }

  /**
   * The chances of each effort with what came, each point with its interval; an empty bin has none.
   */
  @Test
  void chancesAreComparedWithWhatCame() {
    JsonNode page = Documents.of(LearnPage.html(summary(Samples.game("squava"), true, SOME)));
    JsonNode diagram =
        Documents.all(Documents.section(page, "Are the chances true?"), "chart")
            .get(0)
            .get("chart");
    assertThat(diagram.get("type").asText()).isEqualTo("scatter");
    assertThat(diagram.get("series")).hasSize(2);
    JsonNode first = diagram.get("series").get(0);
    assertThat(first.get("name").asText()).startsWith("1,000 positions a move: 1,500 games");
    assertThat(first.get("points")).hasSize(9);
    JsonNode point = first.get("points").get(0);
    assertThat(point.get(0).asDouble()).isEqualTo(0.05);
    assertThat(point.get(1).asDouble()).isEqualTo(0.07);
    // 0.07 and 1.96 standard errors of a share of 500.
    assertThat(point.get(2).asDouble()).isCloseTo(0.0476, within(0.0001));
    assertThat(point.get(3).asDouble()).isCloseTo(0.0924, within(0.0001));
  }

  @Test
  void theLeadSaysWhatMattersMost() {
    JsonNode page = Documents.of(LearnPage.html(summary(Samples.game("squava"), true, SOME)));
    assertThat(Documents.all(page, "lead").get(0).get("text").asText())
        .matches(
            "2 generations of self-play lead over the weights made by hand by at least [+][0-9.]+"
                + " Elo\\. At 100 ms a move, 'deep' with this evaluation is at [+][0-9.]+ ± [0-9.]+"
                + " Elo against 'mcts-solver', so 'best' plays with 'deep'\\.");
  }

  @Test
  void attemptsAreListed() {
    JsonNode page = Documents.of(LearnPage.html(summary(Samples.game("squava"), true, SOME)));
    assertThat(Documents.table(page, "The attempts"))
        .satisfiesExactly(
            head -> assertThat(head).startsWith("Attempt|Games"),
            row -> assertThat(row).startsWith("1|1,000|300,000|0.5000|alike").endsWith("|yes"),
            row -> assertThat(row).startsWith("2|").contains("|500 : 10 : 520|").endsWith("|no"),
            row -> assertThat(row).startsWith("3|").contains("|at least +").endsWith("|yes"));
  }

  /** The lines of Squava: complete ones, which have ended the game, are not among the states. */
  @Test
  void completeLinesAreLeftOut() {
    String html = LearnPage.html(summary(Samples.game("squava"), true, SOME));
    assertThat(html).contains("A line of 5 cells").contains("X\u00a0").contains("+0.");
    assertThat(html).doesNotContain("X\u00a0X\u00a0X").doesNotContain("O\u00a0O\u00a0O");
  }
}
