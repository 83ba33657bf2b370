package games.oxo.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Worker;
import games.oxo.web.browser.Screen;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a search can be stopped, where it can wait and where its worker is ended. */
@Tag("slow")
@ExtendWith(InFile.class)
final class StopTest {
  /** What a browser without JavaScript Promise Integration looks like. */
  private static final String CANNOT_WAIT =
      "delete WebAssembly.Suspending; delete WebAssembly.promising;";

  /** Begins a search without an end, and waits for three answers. */
  private static final String BEGIN =
      """
      (text) => new Promise((begun) => {
        const { request, ...fields } = JSON.parse(text);
        const work = [];
        globalThis.work = work;
        globalThis.search = oxo.call(request, fields, { answer: (each) => {
          work.push(each.nodes + each.simulations);
          if (work.length === 3) begun();
        } });
      })
      """;

  private static final String CANCEL =
      "() => { search.cancel(); return search.done.then(() => 'answered', (e) => String(e)); }";

  /** Counts the looks at the clock in a worker. */
  private static final String COUNT =
      """
      () => {
        const post = MessagePort.prototype.postMessage;
        globalThis.looks = 0;
        MessagePort.prototype.postMessage = function (...all) { looks++; post.apply(this, all); };
      }
      """;

  private static final String SHORT =
      "oxo.call('analyze', { game: 'tic-tac-toe', engine: 'random' }).done.then((a) => a.final)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"request\":\"analyze\",\"game\":\"tictactrains\",\"engine\":\"mcts\",\"reportMillis\":1}",
        "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"deep\",\"reportMillis\":1}"
      })
  void aStoppedSearchDoesNoFurtherWorkAndItsWorkerAnswers(String request, Screen screen) {
    Page page = screen.open("").page();
    page.evaluate(BEGIN, request);
    List<Worker> workers = page.workers();
    workers.forEach(worker -> worker.evaluate(COUNT));
    page.waitForCondition(() -> ((Number) page.evaluate("work.length")).intValue() > 9);
    page.waitForCondition(() -> looks(workers) > 0);
    assertThat(page.evaluate(CANCEL)).asString().doesNotContain("answered");
    assertThat(page.evaluate(SHORT)).isEqualTo(true);
    assertThat(page.workers()).containsAll(workers);
    page.waitForCondition(() -> isQuiet(page, workers));
    Object told = page.evaluate("work.length");
    assertThat(isQuiet(page, workers)).isTrue();
    assertThat(page.evaluate("work.length")).isEqualTo(told);
  }

  /** A search that went on would need far less than this for its next look. */
  private static boolean isQuiet(Page page, List<Worker> workers) {
    long before = looks(workers);
    page.waitForTimeout(200);
    return looks(workers) == before;
  }

  @Test
  void whereASearchCannotWaitItsWorkerEndsAndAnotherAnswers(Screen screen) {
    screen.page().addInitScript(CANNOT_WAIT);
    Page page = screen.open("").page();
    page.evaluate(
        BEGIN,
        "{\"request\":\"analyze\",\"game\":\"yavalath\",\"engine\":\"deep\",\"reportMillis\":1}");
    List<Worker> before = page.workers();
    assertThat(page.evaluate(CANCEL)).asString().doesNotContain("answered");
    assertThat(page.evaluate(SHORT)).isEqualTo(true);
    page.waitForCondition(() -> !page.workers().containsAll(before));
    assertThat(page.workers()).hasSameSizeAs(before);
  }

  private static long looks(List<Worker> workers) {
    return workers.stream().mapToLong(each -> ((Number) each.evaluate("looks")).longValue()).sum();
  }
}
