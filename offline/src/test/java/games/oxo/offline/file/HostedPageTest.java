package games.oxo.offline.file;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.session.json.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests the files of the page on a host. */
final class HostedPageTest {
  private static final byte[] ENGINE = {0, 'a', 's', 'm', 1, 0, 0, 0};
  private static final byte[] OTHER_ENGINE = {0, 'a', 's', 'm', 1, 0, 0, 1};

  private final Map<String, byte[]> files = new HostedPage(ENGINE).files();

  @Test
  void theyAreTheSameEveryTime() {
    Map<String, byte[]> again = new HostedPage(ENGINE).files();
    assertThat(again.keySet()).containsExactlyElementsOf(files.keySet());
    again.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(files.get(name)));
  }

  @Test
  void whatThePageNamesIsThere() {
    Matcher named = Pattern.compile("(?:src|href)=\"([^\"]*)\"").matcher(text(files, "index.html"));
    List<String> names = new ArrayList<>();
    while (named.find()) {
      names.add(named.group(1));
    }
    assertThat(names).hasSizeGreaterThan(3);
    assertThat(files).containsKeys(names.toArray(String[]::new)).containsKeys("oxo.wasm");
    assertThat(files.get("oxo.wasm")).isEqualTo(ENGINE);
  }

  @Test
  void allFilesAreKeptButTheKeeperItself() {
    List<String> expected = new ArrayList<>(files.keySet());
    expected.remove("keeper.js");
    expected.set(expected.indexOf("index.html"), "./");
    assertThat(kept(files).get("files")).isEqualTo(expected);
  }

  @Test
  void theVersionChangesWithTheFiles() {
    Map<String, byte[]> others = new HostedPage(OTHER_ENGINE).files();
    assertThat(kept(others).get("version")).isNotEqualTo(kept(files).get("version"));
  }

  /** What the service worker is told. */
  private static Map<String, @Nullable Object> kept(Map<String, byte[]> files) {
    String first = text(files, "keeper.js").lines().findFirst().orElseThrow();
    assertThat(first).startsWith("const KEPT=").endsWith(";");
    return JsonReader.readObject(
        first.substring("const KEPT=".length(), first.length() - 1), 10_000);
  }

  private static String text(Map<String, byte[]> files, String name) {
    return new String(files.get(name), StandardCharsets.UTF_8);
  }
}
