package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.value.Ending;
import games.oxo.search.value.ValueText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchReportTest {
  private static SearchReport heard(String... lines) {
    SearchReport report = new SearchReport();
    for (String line : lines) {
      report.hear(line);
    }
    return report;
  }

  @ParameterizedTest
  @CsvSource({
    "win 3, win 3",
    "win, win",
    "loss 4, loss 4",
    "draw, draw",
    "margin -3, margin -3",
    "chance 0.62, chance 0.62",
    "points 13, points 13",
    "points 250 hundredths, points 250 hundredths",
    "0.530, 0.53",
    "-21, -21",
    "win 99999999999, win"
  })
  void readsScores(String score, String value) {
    SearchReport report = heard("info depth 3 nodes 46 nps 9 time 1 score " + score + " pv 0,2");
    assertThat(report.value()).isEqualTo(ValueText.read(value).orElseThrow());
    assertThat(report.nodes()).isEqualTo(46);
  }

  @Test
  void theLastLineThatSaysSoCounts() {
    SearchReport report =
        heard(
            "info nodes 5 score 1",
            "info nodes 9 score loss 2",
            "info depth 3",
            "info string score win 3 nodes 7",
            "info pv score 7",
            "id name score 9");
    assertThat(report.value()).isEqualTo(Ending.loss(2));
    assertThat(report.nodes()).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource({
    "info",
    "info score",
    "info nodes",
    "info score NaN nodes -3",
    "info score 1e999",
    "info nodes 99999999999999999999999 score 12345678901234567890",
    "info score cp 5"
  })
  void nonsenseIsLeftOut(String line) {
    SearchReport report = heard(line);
    assertThat(report.value()).isNull();
    assertThat(report.nodes()).isZero();
  }
}
