package games.oxo.bench;

import com.microsoft.playwright.Page;
import games.oxo.offline.file.SinglePage;
import games.oxo.session.json.Json;
import games.oxo.session.json.JsonReader;
import games.oxo.web.browser.InstalledBrowser;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page in one file, opened in a browser without a window: its worker answers requests. */
final class BrowserEngine implements AutoCloseable {
  /** Far more than any request takes. */
  private static final double TIMEOUT_MILLIS = 600_000;

  /** What Chromium names the thread of a worker. */
  private static final String WORKER = "DedicatedWorker";

  private static final String ASK =
      """
      async (text) => {
        const request = JSON.parse(text);
        return JSON.stringify(await oxo.call(request.request, request).done);
      }
      """;

  private final Path file;
  private final InstalledBrowser installed = new InstalledBrowser();
  private final Page page;

  BrowserEngine(Path wasm) throws IOException {
    file = Files.createTempFile("oxo", ".html");
    Files.writeString(file, new SinglePage(Files.readAllBytes(wasm)).html());
    page = installed.browser().newPage();
    page.setDefaultTimeout(TIMEOUT_MILLIS);
    page.navigate(file.toUri().toString());
    page.waitForCondition(() -> (Boolean) page.evaluate("'oxo' in globalThis"));
  }

  String version() {
    return "Chromium " + installed.browser().version();
  }

  SpeedAnswer ask(SpeedCase each) throws IOException {
    long start = workerNanos();
    String text = (String) page.evaluate(ASK, Json.write(each.request()));
    double millis = (workerNanos() - start) / 1e6;
    return SpeedAnswer.of(millis, JsonReader.readObject(text, Integer.MAX_VALUE));
  }

  /** The processor time of all workers of the browser, as Linux counts it. */
  private static long workerNanos() throws IOException {
    long nanos = 0;
    for (ProcessHandle process : ProcessHandle.current().descendants().toList()) {
      Path tasks = Path.of("/proc", Long.toString(process.pid()), "task");
      try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
        for (Path thread : threads) {
          if (Files.readString(thread.resolve("comm")).strip().equals(WORKER)) {
            String[] figures = Files.readString(thread.resolve("schedstat")).split(" ");
            nanos += Long.parseLong(figures[0]);
          }
        }
      }
    }
    return nanos;
  }

  @Override
  public void close() throws IOException {
    installed.close();
    Files.delete(file);
  }
}
