package games.oxo.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import games.oxo.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("oxo report GAME")
class GameReportTest {
  @TempDir Path folder;

  @Test
  void tellsAllAboutAGameAndWritesItsPage() throws IOException {
    Path page = folder.resolve("page.html");
    Run run = Run.oxo("report", "tic-tac-toe", "--quick", "-o", page.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("The rules", "perfect play             a draw", "627, counted")
        .contains("Copying the opponent's moves", "Puzzles", "A game in words");
    // Whoever wants to solve the puzzles does not see the solutions first.
    assertThat(run.out().indexOf("Grade")).isLessThan(run.out().indexOf("solutions"));
    assertThat(Files.readString(page)).contains("Forced wins", "Solutions");
    Run again = Run.oxo("report", "tic-tac-toe", "--quick", "-o", page.toString());
    assertThat(again.status()).isEqualTo(2);
    assertThat(again.err()).contains("--force replaces it").hasLineCount(1);
  }

  @Test
  void isOneObjectOfJson() throws IOException {
    Path mine = folder.resolve("mine.toml");
    Files.writeString(
        mine,
        """
        name  = "Mine"
        board = { shape = "square", width = 3, height = 3 }
        score = { largest = "group" }
        """);
    Run run = Run.oxo("report", mine.toString(), "--quick", "--json");
    assertThat(run.status()).as(run.err()).isZero();
    JsonNode report = new ObjectMapper().readTree(run.out());
    assertThat(report.get("name").asText()).isEqualTo("Mine");
    assertThat(report.get("complete").asBoolean()).isTrue();
    assertThat(report.get("size").get("cells").get("value").asInt()).isEqualTo(9);
    assertThat(report.get("fairness").get("perfectPlay").get("definition").asText())
        .isEqualTo("definition.md#the-figures");
  }

  @Test
  void aNameThatIsNeitherGameNorLogIsNamed() {
    assertThat(Run.oxo("report", "squavaa").err())
        .startsWith("oxo: there is no game 'squavaa'; did you mean 'squava'?");
    assertThat(Run.oxo("report", "no.jsonl").err()).isEqualTo("oxo: there is no file no.jsonl\n");
    assertThat(Run.oxo("report", "no.toml").status()).isEqualTo(2);
  }
}
