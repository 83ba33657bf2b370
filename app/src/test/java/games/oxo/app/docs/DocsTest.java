package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.play.PlayOptions;
import games.oxo.app.play.Setting;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.session.api.ApiLimits;
import games.oxo.session.api.ApiService;
import games.oxo.session.request.Requests;
import games.oxo.web.BuiltInKnowledge;
import games.oxo.web.WebServer;
import games.oxo.web.WebSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every example of the documents. {@code $ cat FILE} gives the reader, and this test, the
 * contents of a file that later commands use. Where a document asks a server at the usual port,
 * this test starts one at another. {@code mvn test -pl app -am -Dtest=DocsTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Doxo.record=true} writes what is printed now into the
 * documents.
 */
@Tag("slow")
@Tag("programs")
@DisplayName("What the documents print is what the program prints")
class DocsTest {
  private static final List<String> WITHOUT_EXAMPLES =
      List.of("testing.md", "index.md", "CONTRIBUTING.md");

  /** The module with its commands tests the examples of documents whose names begin so. */
  private static final String OF_THE_CLUSTER = "cluster";

  /** Examples with this address get a server of their own. */
  private static final String USUAL_SERVER = "localhost:" + WebSettings.USUAL_PORT;

  @TempDir private static Path folder;
  private static ExampleShell shell;

  @BeforeAll
  static void openShell() throws Exception {
    // Tables of whoever runs this would change what engines say.
    shell = new ExampleShell(folder, List.of(), Map.of("OXO_TABLES", "tables"));
  }

  @AfterAll
  static void closeShell() {
    shell.close();
  }

  static Stream<Document> documents() throws IOException {
    return Document.all();
  }

  static Stream<Document> documentsWithExamples() throws IOException {
    return Document.all()
        .filter(document -> !document.name().startsWith(OF_THE_CLUSTER))
        .flatMap(Document::parts)
        .filter(part -> !part.examples().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("documentsWithExamples")
  void everyExampleRunsAsShown(Document document) throws Exception {
    if (!document.text().contains(USUAL_SERVER)) {
      shell.run(document);
      return;
    }
    try (WebServer server =
        WebServer.start(
            WebSettings.usual(2).withAddress(WebSettings.LOOPBACK, 0, List.of()),
            new ApiService(ApiLimits.USUAL, new BuiltInKnowledge()),
            line -> {},
            fault -> {})) {
      String own = document.text().replace(USUAL_SERVER, "localhost:" + server.port());
      shell.run(document.toString(), new Document(document.file(), own).examples());
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void aDocumentWithoutExamplesIsKnownAsOne(Document document) {
    assertThat(document.examples().isEmpty()).isEqualTo(WITHOUT_EXAMPLES.contains(document.name()));
  }

  @Test
  void everyRequestOfTheApiHasAnExample() {
    String page = page("docs/api.md");
    for (String name : Requests.names()) {
      assertThat(page).contains(USUAL_SERVER + "/api/" + name);
    }
  }

  @Test
  void everyKeyOfADefinitionFileIsDocumented() {
    String page = page("docs/definition.md");
    for (String key : DefinitionReader.keys()) {
      assertThat(page).contains("| `" + key + "` |");
    }
  }

  @Test
  void everySettingOfPlayIsDocumented() {
    String page = page("docs/play.md");
    for (Setting setting : new PlayOptions().settings()) {
      assertThat(page).contains("| `" + setting.key() + "` |");
    }
  }

  private static String page(String name) {
    return Document.read(Document.PROJECT.resolve(name)).text();
  }
}
