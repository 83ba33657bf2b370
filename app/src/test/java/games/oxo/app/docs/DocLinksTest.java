package games.oxo.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every link of the documents leads somewhere")
class DocLinksTest {
  private static final Pattern FILE =
      Pattern.compile("`([\\w.-]+/[\\w./-]+|[\\w-]+\\.(?:md|java|txt|toml))`");

  static Stream<Document> documents() throws IOException {
    return Document.all();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void toAFileAndAHeadingOfIt(Document document) {
    for (Document.Link link : document.links()) {
      Path target =
          link.path().isEmpty() ? document.file() : document.file().resolveSibling(link.path());
      assertThat(target).exists();
      if (!link.anchor().isEmpty()) {
        assertThat(Document.read(target).anchors())
            .as("%s links to %s#%s", document, link.path(), link.anchor())
            .contains(link.anchor());
      }
    }
  }

  @Test
  void headingsHaveTheAnchorsThatSitesMake() {
    Document page =
        new Document(
            Path.of("a.md"),
            "# Games, and `oxo play`\n## From Java\n## From Java\n```sh\n# no heading\n```\n"
                + "See [it](#from-java-1) and [there](b.md), not [that](https://oxo.example/#x).\n");
    assertThat(page.anchors())
        .containsExactlyInAnyOrder("games-and-oxo-play", "from-java", "from-java-1");
    assertThat(page.links())
        .containsExactly(new Document.Link("", "from-java-1"), new Document.Link("b.md", ""));
  }

  @Test
  void everyFileThatContributorsAreSentToExists() {
    Document guide = Document.read(Document.PROJECT.resolve("CONTRIBUTING.md"));
    Matcher file = FILE.matcher(guide.text());
    int files = 0;
    while (file.find()) {
      assertThat(Document.PROJECT.resolve(file.group(1))).exists();
      files++;
    }
    assertThat(files).isGreaterThan(20);
  }
}
