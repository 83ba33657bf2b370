package games.oxo.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The machine's own Chromium without a window, driven by the machine's own node. */
public final class InstalledBrowser implements AutoCloseable {
  private final Playwright playwright;
  private final Browser browser;

  public InstalledBrowser() {
    System.setProperty("playwright.nodejs.path", program("node"));
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(Path.of(program("chromium")))
                    .setArgs(List.of("--no-sandbox")));
  }

  private static String program(String name) {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      File file = new File(folder, name);
      if (file.canExecute()) {
        return file.getPath();
      }
    }
    throw new IllegalStateException(name + " is missing; ./test installs it");
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
