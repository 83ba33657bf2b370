package games.oxo.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The machine's own Chromium without a window, driven by the machine's own node: the one that was
 * built for that if there is one, which does not draw a window's frame that nobody sees.
 */
public final class InstalledBrowser implements AutoCloseable {
  private final Playwright playwright;
  private final Browser browser;

  public InstalledBrowser() {
    System.setProperty("playwright.nodejs.path", program("node").orElseThrow());
    String chromium =
        program("chromium-headless-shell").or(() -> program("chromium")).orElseThrow();
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(Path.of(chromium))
                    .setArgs(List.of("--no-sandbox")));
  }

  /** What {@code ./test} has installed. */
  private static Optional<String> program(String name) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> new File(folder, name))
        .filter(File::canExecute)
        .map(File::getPath)
        .findFirst();
  }

  public Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
