package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that the server answers with what the proofs that come with the program prove. */
class ProvenOverHttpTest {
  private static final String E5 = "\"game\":\"yavalath:no-swap\",\"moves\":\"e5\"";
  private static final String SWAP = "\"game\":\"yavalath\",\"moves\":\"e5\"";

  @Test
  void everyRequestKnowsTheProofs() throws IOException, InterruptedException {
    try (TestServer server = new TestServer(WebSettings.usual(2))) {
      String few = ",\"limits\":{\"nodes\":500}}";
      assertThat(server.post("solve", "{" + E5 + ",\"goal\":{\"weak\":true}}").body())
          .contains("\"value\":{\"type\":\"loss\",\"plies\":null,\"text\":\"O loses\"}");
      assertThat(server.post("analyze", "{" + E5 + few).body())
          .contains("\"value\":{\"type\":\"loss\"")
          .doesNotContain("\"type\":\"points\"");
      assertThat(server.post("analyze", "{" + SWAP + few).body()).contains("\"best\":\"swap\"");
      assertThat(
              server.post("why", "{" + E5 + ",\"move\":\"c4\",\"limits\":{\"millis\":100}}").body())
          .contains("\"value\":{\"type\":\"loss\"");
      assertThat(
              server
                  .post(
                      "review",
                      "{\"game\":\"yavalath:no-swap\",\"moves\":\"e5 c4\",\"millisPerMove\":20}")
                  .body())
          .contains("\"type\":\"win\"");
      assertThat(server.post("book", "{" + E5 + "}").body())
          .contains("\"value\":{\"type\":\"loss\"");
      assertThat(server.faults).isEmpty();
    }
  }
}
