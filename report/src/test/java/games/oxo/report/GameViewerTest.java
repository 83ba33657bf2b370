package games.oxo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import games.oxo.game.Samples;
import games.oxo.match.record.EndReason;
import games.oxo.match.record.GameRecord;
import games.oxo.match.record.GameRecord.Result;
import games.oxo.match.record.GameRecord.Turn;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameViewerTest {
  /** X wins with a1 b1 c1 after a swap was answered; the labels try to break out of the script. */
  private static GameRecord game() {
    List<String> moves = List.of("a1", "b2", "b1", "c3", "c1");
    List<Turn> turns = Collections.nCopies(4, new Turn(true, 1, 1, "win 1"));
    return new GameRecord(
        7,
        4,
        "A</script><b>",
        "B & C",
        "a1",
        1,
        1,
        moves,
        turns,
        Result.FIRST,
        EndReason.WINNING_LINE,
        "");
  }

  private static String html() {
    Page page = new Page("games");
    new GameViewer(Samples.game("tic-tac-toe")).addTo(page, List.of(game()));
    return page.html();
  }

  @Test
  void theDataHoldTheBoardAndEveryMove() throws Exception {
    String html = html();
    int from = html.indexOf("id=\"games-data\">") + "id=\"games-data\">".length();
    JsonNode data =
        new JsonMapper().readTree(html.substring(from, html.indexOf("</script>", from)));
    assertThat(data.get("cells")).hasSize(9);
    assertThat(data.get("corners")).hasSize(4);
    assertThat(data.get("rounding").asDouble()).isPositive();
    JsonNode game = data.get("games").get(0);
    assertThat(game.get("title").asText()).isEqualTo("Game 7: A</script><b> – B & C, 1–0, 4 moves");
    assertThat(game.get("x").toString()).isEqualTo("[0]");
    assertThat(game.get("moves")).hasSize(4);
    assertThat(game.get("moves").get(0).toString())
        .isEqualTo(
            "{\"cell\":4,\"colour\":\"O\",\"name\":\"b2\",\"player\":\"A</script><b>\",\"value\":\"win 1\"}");
    assertThat(game.get("deciding").toString()).isEqualTo("[0,1,2]");
    assertThat(game.get("end").asText()).endsWith("wins. X wins with the line a1 b1 c1.");
  }

  @Test
  void noTextOfALogCanEndTheScript() {
    String html = html();
    assertThat(html.split("</script>", -1)).hasSize(3);
    assertThat(html).doesNotContain("<b>");
  }
}
