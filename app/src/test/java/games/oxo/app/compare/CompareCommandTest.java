package games.oxo.app.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.app.Run;
import games.oxo.game.Move;
import games.oxo.search.MoveValue;
import games.oxo.search.compare.SearchCost;
import games.oxo.search.textbook.Technique;
import games.oxo.search.value.Ending;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
  private static List<JsonNode> objects(String... args) throws IOException {
    Run run = Run.oxo(args);
    assertThat(run.status()).as(run.err()).isZero();
    List<JsonNode> objects = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      objects.add(new JsonMapper().readTree(line));
    }
    return objects;
  }

  @Test
  void allSearchesFindTheSameValueWithFewerAndFewerPositions() throws IOException {
    List<JsonNode> searches = objects("compare", "tic-tac-toe", "--json");
    assertThat(searches).hasSize(14);
    assertThat(searches.get(0).get("nodes").asLong()).isEqualTo(549_946);
    assertThat(searches)
        .allSatisfy(
            each -> {
              assertThat(each.get("value").get("type").asText()).isEqualTo("draw");
              assertThat(each.get("complete").asBoolean()).isTrue();
              assertThat(each.get("nodes").asLong()).isLessThanOrEqualTo(549_946);
            });
  }

  @Test
  void theTableShowsEachSearchWithItsShare() {
    Run run = Run.oxo("compare", "connect4", "44", "--depth", "4");
    assertThat(run.status()).isZero();
    assertThat(run.out().lines())
        .hasSize(19)
        .contains("connect4, stones on the board: 2, stones ahead: 4; best move 4")
        .anyMatch(line -> line.matches("negamax +- +- +2,801 +100% +#{24} +[0-9.]+ ms"));
  }

  private static SearchCost cost(boolean complete, long millis) {
    MoveValue best = new MoveValue(Move.SWAP, Ending.DRAW, 0, List.of());
    return new SearchCost(Technique.all().get(0), 1, complete ? best : null, 7, millis * 1_000_000);
  }

  private static long fastest(SearchCost... runs) {
    Iterator<SearchCost> each = List.of(runs).iterator();
    return CompareCommand.fastest(each::next).nanos() / 1_000_000;
  }

  @Test
  void theTimeOfAShortSearchHasNoCompilationInIt() {
    assertThat(fastest(cost(true, 300), cost(true, 31), cost(true, 30))).isEqualTo(30);
    assertThat(fastest(cost(true, 300), cost(false, 1), cost(true, 40))).isEqualTo(40);
    // A long one is not repeated, nor one that was stopped.
    assertThat(fastest(cost(true, 3001))).isEqualTo(3001);
    assertThat(fastest(cost(false, 5))).isEqualTo(5);
  }

  @Test
  void aSearchThatTakesTooLongIsStoppedAndSaysSo() throws IOException {
    List<JsonNode> searches =
        objects("compare", "yavalath:no-swap", "--depth", "9", "--time", "1", "--json");
    assertThat(searches.get(0).get("complete").asBoolean()).isFalse();
    assertThat(searches.get(0).get("value").isNull()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "compare squava --depth 26 | --depth is 26; it must be 1 to 25",
        "compare squava --depth 0 | --depth is 0; it must be 1 to 64",
        "compare squava --time 0 | --time is 0; it must be 1 to 1000000000000",
        "compare tic-tac-toe XXX/OO./... | there is nothing to search: X wins with the line a1 b1 c1"
      })
  void refusesWhatCannotBeSearched(String command, String sentence) {
    Run run = Run.oxo(command.split(" "));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEqualTo("oxo: " + sentence + "\n");
  }
}
