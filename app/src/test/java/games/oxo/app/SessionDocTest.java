package games.oxo.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.session.request.Requests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The requests in docs/api.md are answered as it says")
class SessionDocTest {
  private static final int MOST_CHARACTERS = 10_000;

  @Test
  void everyRequestHasItsAnswer() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "api.md"));
    String block = page.split("```json\n", 2)[1].split("```", 2)[0];
    String[] lines = block.strip().split("\n");
    assertThat(lines.length).isPositive().isEven();
    for (int i = 0; i < lines.length; i += 2) {
      assertThat(timeless(answer(lines[i]))).as(lines[i]).isEqualTo(timeless(lines[i + 1]));
    }
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
