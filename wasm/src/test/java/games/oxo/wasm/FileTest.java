package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import games.oxo.offline.file.SinglePage;
import games.oxo.web.browser.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Tests the file itself, and what it says where it cannot work. */
@Tag("slow")
@ExtendWith(InFile.class)
final class FileTest {
  private static final int MOST_BYTES = 900 * 1024;

  private final String html = new SinglePage(CompiledEngine.bytes()).html();

  @Test
  void theFileHasAtMost900Kilobytes() {
    assertThat(html.length()).isBetween(MOST_BYTES / 2, MOST_BYTES);
  }

  @Test
  void nothingComesFromElsewhere() {
    assertThat(html.replace("http://www.w3.org/", "")).doesNotContainPattern("https?://");
  }

  @Test
  void thePolicyAllowsNoConnectionAndNoTextAsScript() {
    Matcher policy =
        Pattern.compile("Content-Security-Policy\" content=\"([^\"]*)\"").matcher(html);
    assertThat(policy.find()).isTrue();
    assertThat(policy.group(1))
        .startsWith("default-src 'none';")
        .contains("'wasm-unsafe-eval'")
        .doesNotContain("'unsafe-eval'", "'unsafe-inline'", "connect-src", "http", "*");
  }

  @Test
  void aBrowserWithoutGarbageCollectionInWebAssemblyIsToldWhichHaveIt(Screen screen) {
    Page page = screen.page();
    page.addInitScript("WebAssembly.validate = () => false");
    page.navigate(screen.stage().link());
    screen.read("[role=alert]", "needs a browser whose WebAssembly has garbage collection");
    for (String browser : new String[] {"Chrome", "Edge", "Firefox", "Safari"}) {
      screen.read("[role=alert]", browser);
    }
    assertThat(page.workers()).isEmpty();
  }

  @Test
  void aDamagedEngineIsNamed(Screen screen, @TempDir Path folder) throws IOException {
    byte[] wasm = CompiledEngine.bytes();
    Path file = folder.resolve("damaged.html");
    Files.writeString(file, new SinglePage(Arrays.copyOf(wasm, wasm.length / 2)).html());
    // The other file is no part of the page.
    screen.expect("a request to file:");
    screen.page().navigate(file.toUri() + "#/play/squava");
    screen.read("#main", "The engine has failed");
  }

  @Test
  void aDamagedFileIsNamed(Screen screen, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("damaged.html");
    Files.writeString(file, html.replaceFirst("(type=\"text/plain\">.{1000}).{1000}", "$1"));
    screen.expect("a request to file:");
    screen.page().navigate(file.toUri().toString());
    screen.read("[role=alert]", "This file is damaged");
  }
}
