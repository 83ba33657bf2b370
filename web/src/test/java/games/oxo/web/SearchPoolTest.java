package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.session.api.ApiAnswer;
import games.oxo.session.api.ApiService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Searches are shared out fairly")
@Timeout(Await.GUARD_SECONDS)
class SearchPoolTest {
  private final List<String> ended = Collections.synchronizedList(new ArrayList<>());

  /** Errors in the program, of which there must be none. */
  private final List<Throwable> faults = Collections.synchronizedList(new ArrayList<>());

  @AfterEach
  void noFaults() {
    assertThat(faults).isEmpty();
  }

  private static WebSettings settings(int analyses, int threads) {
    return WebSettings.usual(1).withSearches(analyses, threads);
  }

  /** A reply that remembers what it was told. */
  private final class Recorder implements Reply {
    final String name;
    final List<Integer> places = Collections.synchronizedList(new ArrayList<>());
    final CountDownLatch done = new CountDownLatch(1);
    volatile boolean over;
    volatile String error = "";

    Recorder(String name) {
      this.name = name;
    }

    @Override
    public void queued(int place) {
      places.add(place);
    }

    @Override
    public void answer(ApiAnswer answer) {}

    @Override
    public void end() {
      over = true;
      ended.add(name);
      done.countDown();
    }

    @Override
    public void refuse(int status, String sentence) {
      // As with real replies, nothing comes after the end.
      if (!over) {
        error = status + " " + sentence;
        end();
      }
    }

    @Override
    public boolean isOver() {
      return over;
    }

    @Override
    public void tick(long nanoTime) {}
  }

  private SearchTask task(String client, Reply reply, CountDownLatch until) {
    return task(
        client,
        reply,
        (control, answers) -> {
          while (until.getCount() > 0 && !control.stop()) {
            Thread.onSpinWait();
          }
        });
  }

  private SearchTask task(String client, Reply reply, ApiService.Call call) {
    return new SearchTask(client, reply, () -> call, faults::add);
  }

  @Test
  void clientsTakeTurnsAndEachKeepsItsOrder() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    List<Recorder> all = new ArrayList<>();
    try (SearchPool pool = new SearchPool("test", settings(1, 1))) {
      for (String name : List.of("first", "a1", "a2", "a3", "b1", "b2", "c1")) {
        Recorder reply = new Recorder(name);
        all.add(reply);
        SearchTask task = task(name.substring(0, 1), reply, go);
        assertThat(pool.submit(task)).isEqualTo(SearchPool.Admission.TAKEN);
      }
      assertThat(pool.running()).isEqualTo(1);
      assertThat(pool.waiting()).isEqualTo(6);
      pool.tick(System.nanoTime());
      // a1 b1 c1 a2 b2 a3
      assertThat(all.stream().map(each -> last(each.places)).toList())
          .containsExactly(0, 1, 4, 6, 2, 5, 3);
      go.countDown();
      for (Recorder each : all) {
        each.done.await();
      }
    }
    assertThat(ended).containsExactly("first", "a1", "b1", "c1", "a2", "b2", "a3");
  }

  private static int last(List<Integer> places) {
    return places.isEmpty() ? 0 : places.get(places.size() - 1);
  }

  @Test
  void oneClientCannotTakeAllSearches() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    try (SearchPool pool = new SearchPool("test", settings(3, 1))) {
      for (int i = 0; i < 5; i++) {
        pool.submit(task("greedy", new Recorder("greedy" + i), go));
      }
      assertThat(pool.running()).isEqualTo(2);
      Recorder other = new Recorder("other");
      pool.submit(task("other", other, go));
      assertThat(pool.running()).isEqualTo(3);
      assertThat(other.places).isEmpty();
      go.countDown();
      other.done.await();
    }
  }

  @Test
  void searchesTakeTurnsOnAProcessor() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch now = new CountDownLatch(0);
    try (SearchPool pool = new SearchPool("test", settings(2, 1))) {
      Recorder endless = new Recorder("endless");
      Recorder brief = new Recorder("brief");
      pool.submit(task("a", endless, never));
      pool.submit(task("b", brief, now));
      brief.done.await();
      // Its thread gives its place back a moment after the reply has ended.
      Await.until("the place is free", () -> pool.running() == 1);
      endless.over = true;
      Await.until("nobody runs", () -> pool.running() == 0);
    }
  }

  /** The only permit is with a search that never looks at its clock. */
  @Test
  void whoeverLeavesWhileItsSearchWaitsForItsTurnIsHeardAtOnce() throws Exception {
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    try (SearchPool pool = new SearchPool("test", settings(2, 1))) {
      Recorder deaf = new Recorder("deaf");
      pool.submit(
          task(
              "a",
              deaf,
              (control, answers) -> {
                begun.countDown();
                await(go);
              }));
      begun.await();
      Recorder leaver = new Recorder("leaver");
      pool.submit(task("b", leaver, go));
      assertThat(pool.running()).isEqualTo(2);
      leaver.over = true;
      pool.tick(System.nanoTime());
      Await.until("its place is free", () -> pool.running() == 1);
      go.countDown();
      deaf.done.await();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void whateverASearchThrowsItsPermitAndItsPlaceGoToTheNext() throws Exception {
    List<Throwable> thrown = Collections.synchronizedList(new ArrayList<>());
    List<Recorder> failing = new ArrayList<>();
    CountDownLatch go = new CountDownLatch(1);
    try (SearchPool pool = new SearchPool("test", settings(1, 1))) {
      pool.submit(task("a", new Recorder("first"), go));
      for (Throwable each :
          List.of(
              new IllegalStateException(),
              new OutOfMemoryError(),
              new StackOverflowError(),
              new AssertionError())) {
        Recorder reply = new Recorder("failing");
        failing.add(reply);
        pool.submit(
            new SearchTask(
                "a",
                reply,
                () -> (control, answers) -> sneak(each),
                fault -> {
                  thrown.add(fault);
                  sneak(fault);
                }));
      }
      Recorder last = new Recorder("last");
      pool.submit(task("a", last, go));
      go.countDown();
      last.done.await();
      assertThat(last.error).isEmpty();
      Await.until("nobody runs", () -> pool.running() == 0);
    }
    assertThat(thrown).hasSize(4);
    assertThat(failing.get(0).error).isEqualTo("500 " + SearchTask.FAULT);
    assertThat(failing.get(1).error).isEqualTo("503 " + SearchTask.NO_MEMORY);
    assertThat(failing.get(2).error).isEqualTo("500 " + SearchTask.FAULT);
  }

  private static void sneak(Throwable each) {
    if (each instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) each;
  }

  @Test
  void withoutAThreadATaskIsNotTaken() throws Exception {
    CountDownLatch now = new CountDownLatch(0);
    AtomicInteger threads = new AtomicInteger();
    try (SearchPool pool =
        new SearchPool(
            settings(1, 1),
            work -> {
              if (threads.incrementAndGet() < 3) {
                throw new OutOfMemoryError("there is no thread");
              }
              return new Thread(work);
            })) {
      for (int i = 0; i < 2; i++) {
        SearchTask task = task("a", new Recorder("failing"), now);
        assertThatThrownBy(() -> pool.submit(task)).isInstanceOf(OutOfMemoryError.class);
        assertThat(pool.running()).isZero();
        assertThat(pool.waiting()).isZero();
      }
      Recorder reply = new Recorder("served");
      pool.submit(task("a", reply, now));
      reply.done.await();
    }
  }

  /** One of them has the permit, the others wait for it. */
  @Test
  void closingEndsThoseWhoWaitForTheirTurns() {
    CountDownLatch never = new CountDownLatch(1);
    SearchPool pool = new SearchPool("test", settings(8, 1));
    List<Recorder> replies = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      Recorder reply = new Recorder("r" + i);
      replies.add(reply);
      pool.submit(task("client" + i, reply, never));
    }
    pool.close();
    Await.until("nobody runs", () -> pool.running() == 0);
    assertThat(replies).allMatch(each -> each.error.equals("503 the server is shutting down"));
  }

  @Test
  void tooManyAreRefused() {
    CountDownLatch never = new CountDownLatch(1);
    List<Recorder> replies = new ArrayList<>();
    SearchPool pool = new SearchPool("test", settings(1, 1).withQueue(3, 2));
    List<SearchPool.Admission> admissions = new ArrayList<>();
    for (String client : List.of("a", "a", "a", "a", "b", "b", "c")) {
      Recorder reply = new Recorder(client);
      replies.add(reply);
      admissions.add(pool.submit(task(client, reply, never)));
    }
    assertThat(admissions)
        .containsExactly(
            SearchPool.Admission.TAKEN,
            SearchPool.Admission.TAKEN,
            SearchPool.Admission.TAKEN,
            SearchPool.Admission.CLIENT_FULL,
            SearchPool.Admission.TAKEN,
            SearchPool.Admission.FULL,
            SearchPool.Admission.FULL);
    pool.close();
    assertThat(pool.submit(task("a", new Recorder("late"), never)))
        .isEqualTo(SearchPool.Admission.CLOSED);
    assertThat(replies.get(0).error).isEqualTo("503 the server is shutting down");
    assertThat(replies.get(4).error).isEqualTo("503 the server is shutting down");
  }

  @Test
  void whoLeavesTheQueueIsForgotten() {
    CountDownLatch never = new CountDownLatch(1);
    try (SearchPool pool = new SearchPool("test", settings(1, 1))) {
      pool.submit(task("a", new Recorder("running"), never));
      Recorder leaver = new Recorder("leaver");
      Recorder next = new Recorder("next");
      pool.submit(task("b", leaver, never));
      pool.submit(task("c", next, never));
      leaver.over = true;
      pool.tick(System.nanoTime());
      assertThat(pool.waiting()).isEqualTo(1);
      assertThat(next.places).containsExactly(2, 1);
    }
  }
}
