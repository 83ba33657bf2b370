package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.session.api.ApiAnswer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Searches are shared out fairly")
@Timeout(Await.GUARD_SECONDS)
class SearchPoolTest {
  private final List<String> ended = Collections.synchronizedList(new ArrayList<>());

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

  private static SearchTask task(String client, Reply reply, CountDownLatch until) {
    return new SearchTask(
        client,
        reply,
        () ->
            (pause, answers) -> {
              while (until.getCount() > 0) {
                if (pause.getAsBoolean()) {
                  return false;
                }
                Thread.onSpinWait();
              }
              return true;
            },
        fault -> {
          throw new AssertionError(fault);
        });
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
  void searchesShareAThreadInSlices() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch now = new CountDownLatch(0);
    try (SearchPool pool = new SearchPool("test", settings(2, 1))) {
      Recorder endless = new Recorder("endless");
      Recorder brief = new Recorder("brief");
      pool.submit(task("a", endless, never));
      pool.submit(task("b", brief, now));
      brief.done.await();
      // Its thread gives its place back a moment after the reply has ended.
      while (pool.running() > 1) {
        Thread.onSpinWait();
      }
      assertThat(pool.running()).isEqualTo(1);
      endless.over = true;
      while (pool.running() > 0) {
        Thread.onSpinWait();
      }
    }
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
