package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.Value;
import games.oxo.search.Value.Kind;
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
    "win 3, WIN, 1, 3",
    "win, WIN, 1, 0",
    "loss 4, LOSS, -1, 4",
    "draw, DRAW, 0, 0",
    "0.530, ESTIMATE, 0.53, 0",
    "-21, ESTIMATE, -21, 0",
    "win 99999999999, WIN, 1, 1000"
  })
  void readsScores(String score, Kind kind, double number, int plies) {
    SearchReport report = heard("info depth 3 nodes 46 nps 9 time 1 score " + score + " pv 0,2");
    assertThat(report.value()).isEqualTo(new Value(kind, number, plies));
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
    assertThat(report.value()).isEqualTo(new Value(Kind.LOSS, -1, 2));
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
