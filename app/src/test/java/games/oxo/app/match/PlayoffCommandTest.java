package games.oxo.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("oxo playoff")
class PlayoffCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static List<String> lines(String... words) {
    Run run = Run.oxo(words);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    return run.out().lines().toList();
  }

  @Test
  void printsTwoMovesAndTheBoardBelowItsColumnsAndWhoWonInTheEnd() {
    List<String> lines = lines("playoff", "squava", "-D", "-d", "2");
    assertThat(lines.get(0)).matches("AlphaBeta <[0-4],[0-4]> \\(-?[0-9]+\\) \\[[0-9]+]");
    assertThat(lines.get(1)).matches("NegaScout <[0-4],[0-4]> \\(-?[0-9]+\\) \\[[0-9]+]");
    assertThat(lines.get(2)).isEqualTo("   0 1 2 3 4");
    assertThat(lines.get(3)).startsWith("0  ");
    assertThat(lines.get(7)).startsWith("4  ");
    assertThat(lines.get(8)).isEmpty();
    assertThat(lines.get(9)).startsWith("AlphaBeta <");
    assertThat(lines.get(lines.size() - 2)).matches("(AlphaBeta|NegaScout) wins\\. .*");
  }

  @Test
  void takesThreeMovesFromTheBookAndThinksThen() {
    List<String> moves =
        lines("playoff", "squava", "-1", "N", "-2", "B", "-D", "-n", "-d", "2").stream()
            .filter(line -> line.startsWith("AlphaBeta+Book <"))
            .toList();
    assertThat(moves).hasSizeGreaterThan(3);
    // What is not searched has no leaves, and what comes with the program is exact.
    assertThat(moves.subList(0, 3)).allMatch(line -> line.matches(".* \\(-?99[0-9]{2}\\)"));
    assertThat(moves.subList(3, moves.size())).allMatch(line -> line.matches(".* \\[[0-9]+]"));
  }

  @ParameterizedTest
  @CsvSource({"fourtic, N, N", "connect4, A, B", "yavalath, B, A", "tictactrains:5x5, A, A"})
  void playsEveryGameToItsEnd(String game, String first, String second) throws IOException {
    String[] words = {"playoff", game, "-1", first, "-2", second, "-d", "1", "--seed", "3"};
    assertThat(lines(words)).isEqualTo(lines(words));
    String[] json = {
      "playoff", game, "-1", first, "-2", second, "-d", "1", "--seed", "3", "--json"
    };
    JsonNode out = JSON.readTree(String.join("\n", lines(json)));
    assertThat(out.get("result").textValue()).isIn("first", "second", "draw");
    assertThat(out.get("detail").textValue()).doesNotContain("failed");
    assertThat(out.get("moves").size()).isGreaterThan(4);
  }

  @Test
  void refusesOtherPlayersAndGamesWithoutOpenings() {
    Run letter = Run.oxo("playoff", "squava", "-1", "Q");
    assertThat(letter.status()).isEqualTo(2);
    assertThat(letter.err()).isEqualTo("oxo: -1 is 'Q'; it must be A or N or B\n");
    Run book = Run.oxo("playoff", "tic-tac-toe", "-2", "B");
    assertThat(book.status()).isEqualTo(2);
    assertThat(book.err())
        .isEqualTo("oxo: there are no openings for tic-tac-toe that come with OXO\n");
  }
}
