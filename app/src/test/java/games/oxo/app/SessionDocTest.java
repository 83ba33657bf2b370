package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.ApiSchema;
import games.oxo.session.request.Requests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * {@code mvn test -pl app -am -Dtest=SessionDocTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Doxo.record=true} writes the tables and the answers of today into the document.
 */
@DisplayName("The requests in docs/api.md are answered as it says")
class SessionDocTest {
  private static final Path PAGE = Path.of("..", "docs", "api.md");
  private static final int MOST_CHARACTERS = 10_000;

  @Test
  void everyRequestHasItsAnswer() throws IOException {
    String page = Files.readString(PAGE);
    String block = page.split("```json\n", 2)[1].split("```", 2)[0];
    String[] lines = block.strip().split("\n");
    assertThat(lines.length).isPositive().isEven();
    for (int i = 0; i < lines.length; i += 2) {
      String answer = answer(lines[i]);
      if (Boolean.getBoolean("oxo.record") && !timeless(answer).equals(timeless(lines[i + 1]))) {
        page = page.replace("\n" + lines[i + 1] + "\n", "\n" + answer + "\n");
        Files.writeString(PAGE, page);
      } else {
        assertThat(timeless(answer)).as(lines[i]).isEqualTo(timeless(lines[i + 1]));
      }
    }
  }

  /** Where the document says {@code <!-- shape: NAME -->}, the table of that type follows. */
  @Test
  void theTablesAreThoseOfTheDeclarations() throws IOException {
    String page = Files.readString(PAGE);
    String made = page;
    for (Map.Entry<String, List<String>> table : ApiSchema.tables().entrySet()) {
      String mark = "<!-- shape: " + table.getKey() + " -->\n";
      String lines = String.join("\n", table.getValue()) + "\n";
      int at = made.indexOf(mark);
      if (at >= 0) {
        String rest = made.substring(at + mark.length()).replaceFirst("^([|].*\n)*", "");
        made = made.substring(0, at) + mark + lines + rest;
      }
    }
    assertThat(marks(made)).isSubsetOf(ApiSchema.tables().keySet()).contains("requests");
    if (Boolean.getBoolean("oxo.record")) {
      Files.writeString(PAGE, made);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(made);
  }

  private static List<String> marks(String page) {
    return Pattern.compile("<!-- shape: (\\w+) -->")
        .matcher(page)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static String answer(String request) {
    List<ApiAnswer> answers = new ArrayList<>();
    new ApiService(ApiLimits.USUAL)
        .call(Requests.read(JsonReader.readObject(request, MOST_CHARACTERS)))
        .run(() -> false, answers::add);
    return Json.write(answers.get(answers.size() - 1).json());
  }

  private static String timeless(String json) {
    return json.replaceAll("\"(nodes|micros)\":[0-9]+", "\"$1\":0");
  }
}
