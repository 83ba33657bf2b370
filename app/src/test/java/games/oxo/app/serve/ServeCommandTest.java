package games.oxo.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.game.Await;
import games.oxo.session.json.JsonReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("oxo serve")
@Timeout(Await.GUARD_SECONDS)
class ServeCommandTest {
  @TempDir Path folder;

  @Test
  void printsTheLinkAndEnds() {
    Run run = Run.oxo("serve", "--port", "0", "--for", "10ms");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("OXO is at http://127\\.0\\.0\\.1:[0-9]+/\nCtrl-C ends it\\.\n");
  }

  @Test
  void printsTheLinkAsJson() {
    Run run = Run.oxo("serve", "--port", "0", "--for", "10ms", "--json");
    Map<String, @Nullable Object> json = JsonReader.readObject(run.out().strip(), 1000);
    assertThat(json).containsOnlyKeys("link", "host", "port").containsEntry("host", "127.0.0.1");
    assertThat(json).containsEntry("link", "http://127.0.0.1:" + json.get("port") + "/");
  }

  @Test
  void aTakenPortIsSaidInASentence() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = String.valueOf(taken.getLocalPort());
      Run run = Run.oxo("serve", "--port", port, "--for", "10ms");
      assertThat(run.status()).isEqualTo(2);
      assertThat(run.err())
          .isEqualTo(
              "oxo: the server cannot listen on 127.0.0.1 port "
                  + port
                  + ": Address already in use\n");
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void anAddressThatIsNoneIsSaidInASentence() {
    Run run = Run.oxo("serve", "--host", "256.1.2.3.4", "--port", "0", "--for", "10ms");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("oxo: the server cannot listen on 256.1.2.3.4 port 0: ");
  }

  @Test
  void endsCleanlyWhenAskedTo() throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                "java",
                "-cp",
                System.getProperty("java.class.path"),
                "-Dslf4j.internal.verbosity=ERROR",
                Run.LONG_GRACE,
                "games.oxo.app.Main",
                "serve",
                "--port",
                "0",
                "--log")
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      Await.until("there is a link", process, () -> Files.readString(out).contains("Ctrl-C"));
      String text = Files.readString(out);
      String link = text.substring(text.indexOf("http:"), text.indexOf('\n'));
      HttpResponse<String> health =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create(link + "health")).build(),
                  HttpResponse.BodyHandlers.ofString());
      assertThat(health.body()).isEqualTo("ok\n");
      process.destroy();
      // A service manager takes anything but 0 for a failure.
      assertThat(Await.end(process)).isZero();
      assertThat(Files.readString(err))
          .matches(
              "[0-9-]{10}T[0-9:]{8}\\.[0-9]{3}Z 127\\.0\\.0\\.1 GET /health 200 [0-9.]+ ms 3 bytes\n");
    } finally {
      process.destroyForcibly();
    }
  }
}
