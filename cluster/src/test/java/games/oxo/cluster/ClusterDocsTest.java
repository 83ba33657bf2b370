package games.oxo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.docs.Document;
import games.oxo.app.docs.ExampleShell;
import games.oxo.game.FullRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every example of the pages about clusters, as the program's own test does with others. */
@Tag("slow")
@DisplayName("What the pages about clusters print is what the program prints")
class ClusterDocsTest {
  private static final Pattern WITH_PROCESSES =
      Pattern.compile("^\\$ ./oxo cluster (start|grow)", Pattern.MULTILINE);

  @TempDir private static Path folder;
  private static ExampleShell shell;

  @BeforeAll
  static void openShell() throws Exception {
    shell =
        new ExampleShell(
            folder,
            List.of("-Doxo.cluster.home=" + System.getProperty("oxo.cluster.home")),
            Map.of(
                "OXO_CLUSTER",
                folder.resolve("cluster").toString(),
                "SPARK_LOCAL_IP",
                "127.0.0.1"));
  }

  @AfterEach
  void stopTheCluster() throws Exception {
    shell.type("./oxo cluster stop");
  }

  @AfterAll
  static void closeShell() {
    shell.close();
  }

  /** The pages that start several processes take half a minute; the short run leaves them out. */
  static Stream<Document> pages() throws IOException {
    return Document.all()
        .filter(page -> page.name().equals("cluster.md"))
        .flatMap(Document::parts)
        .filter(part -> FullRun.isOn() || !WITH_PROCESSES.matcher(part.text()).find());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyExampleRunsAsShown(Document page) throws Exception {
    assertThat(page.examples()).isNotEmpty();
    shell.run(page);
  }
}
