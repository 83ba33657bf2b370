package games.oxo.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.web.FairPermits.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Permits go round")
@Timeout(Await.GUARD_SECONDS)
class FairPermitsTest {
  private static final long SLICE = 1000;

  /** Time passes only when a test says so. */
  private final AtomicLong nanos = new AtomicLong();

  private final ExecutorService threads = Executors.newCachedThreadPool();

  @AfterEach
  void end() throws InterruptedException {
    threads.shutdown();
    assertThat(threads.awaitTermination(Await.GUARD_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  private FairPermits permits(int count) {
    return new FairPermits(count, SLICE, nanos::get);
  }

  /** Looks at the clock in another thread, which may have to wait there. */
  private CompletableFuture<Boolean> look(Turn turn) {
    return CompletableFuture.supplyAsync(turn::stop, threads);
  }

  @Test
  void whoeverIsAloneGoesOn() {
    Turn turn = permits(1).queue();
    nanos.addAndGet(10 * SLICE);
    assertThat(turn.stop()).isFalse();
    assertThat(turn.heldNanos()).isZero();
  }

  @Test
  void aPermitIsKeptForASlice() {
    FairPermits permits = permits(1);
    Turn first = permits.queue();
    Turn second = permits.queue();
    nanos.addAndGet(SLICE - 1);
    assertThat(first.stop()).isFalse();
    assertThat(permits.waiting()).isEqualTo(1);
    first.end();
    assertThat(second.stop()).isFalse();
  }

  @Test
  void thenItIsPassedOnInTheOrderOfTheQueue() throws Exception {
    FairPermits permits = permits(1);
    List<Turn> turns = List.of(permits.queue(), permits.queue(), permits.queue());
    Deque<CompletableFuture<Boolean>> looks = new ArrayDeque<>();
    for (int i = 0; i < 10; i++) {
      nanos.addAndGet(SLICE);
      looks.add(look(turns.get(i % 3)));
      // The next one goes on as soon as this one has given the permit up.
      assertThat(turns.get((i + 1) % 3).stop()).isFalse();
      assertThat(permits.waiting()).isEqualTo(2);
      if (looks.size() == 3) {
        assertThat(looks.remove().get()).isFalse();
      }
      assertThat(looks).noneMatch(CompletableFuture::isDone);
    }
    turns.forEach(Turn::end);
  }

  @Test
  void whoeverWaitsGoesOnWhenAnotherEnds() throws Exception {
    FairPermits permits = permits(1);
    Turn first = permits.queue();
    Turn second = permits.queue();
    nanos.addAndGet(SLICE);
    CompletableFuture<Boolean> look = look(first);
    assertThat(second.stop()).isFalse();
    assertThat(look).isNotDone();
    second.end();
    assertThat(look.get()).isFalse();
  }

  @Test
  void theTimeHeldUpIsKnownBeforeTheWaitEnds() throws Exception {
    FairPermits permits = permits(1);
    Turn first = permits.queue();
    nanos.addAndGet(SLICE);
    Turn second = permits.queue();
    CompletableFuture<Long> held =
        CompletableFuture.supplyAsync(
            () -> {
              first.stop();
              return first.heldNanos();
            },
            threads);
    assertThat(second.stop()).isFalse();
    nanos.addAndGet(70);
    // A thread that does not wait yet sees time stand still.
    assertThat(first.heldNanos()).isEqualTo(70);
    nanos.addAndGet(7);
    second.end();
    assertThat(held.get()).isEqualTo(77);
    nanos.addAndGet(5);
    assertThat(first.heldNanos()).isEqualTo(77);
    assertThat(second.heldNanos()).isZero();
  }

  @Test
  void allThreadsOfASearchWaitTogetherAndTheTimeCountsOnce() throws Exception {
    FairPermits permits = permits(1);
    Turn first = permits.queue();
    Turn second = permits.queue();
    nanos.addAndGet(SLICE);
    List<CompletableFuture<Boolean>> looks = new ArrayList<>();
    looks.add(look(first));
    assertThat(second.stop()).isFalse();
    for (int i = 0; i < 3; i++) {
      looks.add(look(first));
    }
    assertThat(permits.waiting()).isEqualTo(1);
    nanos.addAndGet(50);
    second.end();
    for (CompletableFuture<Boolean> each : looks) {
      assertThat(each.get()).isFalse();
    }
    assertThat(first.heldNanos()).isEqualTo(50);
  }

  @Test
  void whoeverIsStoppedWhileWaitingTakesNoPermit() throws Exception {
    FairPermits permits = permits(1);
    Turn running = permits.queue();
    Turn stopped = permits.queue();
    Turn next = permits.queue();
    CompletableFuture<Boolean> look = look(stopped);
    nanos.addAndGet(30);
    stopped.cancel();
    assertThat(look.get()).isTrue();
    assertThat(stopped.heldNanos()).isEqualTo(30);
    assertThat(permits.waiting()).isEqualTo(1);
    running.end();
    assertThat(next.stop()).isFalse();
    stopped.end();
    next.end();
    assertThat(permits.queue().stop()).isFalse();
  }

  @Test
  void whoeverIsStoppedWithAPermitKeepsItToTheEnd() {
    FairPermits permits = permits(1);
    Turn stopped = permits.queue();
    Turn next = permits.queue();
    nanos.addAndGet(SLICE);
    stopped.cancel();
    assertThat(stopped.stop()).isTrue();
    assertThat(permits.waiting()).isEqualTo(1);
    stopped.end();
    stopped.end();
    assertThat(permits.waiting()).isZero();
    assertThat(next.stop()).isFalse();
    // The permit came back once.
    permits.queue();
    assertThat(permits.waiting()).isEqualTo(1);
  }

  @Test
  void anInterruptedThreadStops() throws Exception {
    FairPermits permits = permits(1);
    Turn running = permits.queue();
    Turn waiting = permits.queue();
    CompletableFuture<Boolean> looked = new CompletableFuture<>();
    Thread thread = new Thread(() -> looked.complete(waiting.stop()));
    thread.start();
    thread.interrupt();
    assertThat(looked.get()).isTrue();
    assertThat(permits.waiting()).isZero();
    running.end();
    assertThat(permits.queue().stop()).isFalse();
  }

  /** Here time does pass: every look is at the end of a slice. */
  @Test
  void neverMoreRunThanThereArePermits() throws Exception {
    int permitted = 2;
    int searches = 12;
    FairPermits permits = new FairPermits(permitted, 1, nanos::incrementAndGet);
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CyclicBarrier begin = new CyclicBarrier(searches);
    List<CompletableFuture<Void>> all = new ArrayList<>();
    for (int i = 0; i < searches; i++) {
      Turn turn = permits.queue();
      boolean stops = i % 3 == 0;
      all.add(
          CompletableFuture.runAsync(
              () -> {
                await(begin);
                for (int looks = 0; looks < 500 && !turn.stop(); looks++) {
                  most.accumulateAndGet(running.incrementAndGet(), Math::max);
                  running.decrementAndGet();
                  if (stops && looks == 250) {
                    turn.cancel();
                  }
                }
                turn.end();
              },
              threads));
    }
    for (CompletableFuture<Void> each : all) {
      each.get();
    }
    assertThat(most.get()).isBetween(1, permitted);
    assertThat(permits.waiting()).isZero();
    assertThat(permits.queue().stop()).isFalse();
    assertThat(permits.queue().stop()).isFalse();
    permits.queue();
    assertThat(permits.waiting()).isEqualTo(1);
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
