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

/** Tests that a search can be stopped, and that nothing of it is lost. */
@Tag("slow")
@ExtendWith(InFile.class)
final class StopTest {
  /**
   * Begins a search without an end, and keeps the numbers of nodes and simulations that it tells.
   */
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

  /** Begins the same search and tells its first number. */
  private static final String AGAIN =
      """
      (text) => new Promise((first) => {
        const { request, ...fields } = JSON.parse(text);
        globalThis.search = oxo.call(request, fields, { answer: (each) => first(each.nodes + each.simulations) });
      })
      """;

  /** Counts the slices that a worker is about to run. */
  private static final String COUNT =
      """
      () => {
        const post = MessagePort.prototype.postMessage;
        globalThis.slices = 0;
        MessagePort.prototype.postMessage = function (...all) { slices++; post.apply(this, all); };
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
  void aStoppedSearchGoesOnWhereItStopped(String request, Screen screen) {
    Page page = screen.open("").page();
    page.evaluate(BEGIN, request);
    assertThat(page.evaluate(CANCEL)).asString().doesNotContain("answered");
    long before = number(page.evaluate("Math.max(...work)"));
    assertThat(before).isPositive();
    assertThat(number(page.evaluate(AGAIN, request))).isGreaterThanOrEqualTo(before);
    page.evaluate(CANCEL);
  }

  @Test
  void aStoppedSearchDoesNoFurtherWorkAndItsWorkerAnswers(Screen screen) {
    Page page = screen.open("").page();
    String request =
        "{\"request\":\"analyze\",\"game\":\"squava\",\"engine\":\"mcts\",\"reportMillis\":1}";
    page.evaluate(BEGIN, request);
    List<Worker> workers = page.workers();
    workers.forEach(worker -> worker.evaluate(COUNT));
    page.waitForFunction("work.length > 9");
    assertThat(slices(workers)).isPositive();
    page.evaluate(CANCEL);
    assertThat(page.evaluate(SHORT)).isEqualTo(true);
    assertThat(page.workers()).hasSameSizeAs(workers);
    long after = slices(workers);
    Object told = page.evaluate("work.length");
    // A search that went on would need far less than this for its next slice.
    page.waitForTimeout(200);
    assertThat(slices(workers)).isEqualTo(after);
    assertThat(page.evaluate("work.length")).isEqualTo(told);
  }

  private static long slices(List<Worker> workers) {
    return workers.stream().mapToLong(worker -> number(worker.evaluate("slices"))).sum();
  }

  private static long number(Object value) {
    return ((Number) value).longValue();
  }
}
