package games.oxo.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThreadWorkerPoolTest {
  private static Engine engine(Game game, String spec, int threads) {
    EngineContext context =
        EngineContext.of(5, 20_000_000)
            .withDeterministic(true)
            .withWorkers(ThreadWorkerPool.of(threads));
    return Engines.create(game, EngineSpec.parse(spec), context).engine();
  }

  @Test
  void everyTaskIsDoneOnceAndNoWorkerDoesTwoAtATime() {
    AtomicIntegerArray done = new AtomicIntegerArray(1000);
    AtomicIntegerArray busy = new AtomicIntegerArray(3);
    ThreadWorkerPool.of(3)
        .work(
            1000,
            (worker, number) -> {
              assertThat(busy.incrementAndGet(worker)).isEqualTo(1);
              done.incrementAndGet(number);
              busy.decrementAndGet(worker);
            });
    for (int i = 0; i < done.length(); i++) {
      assertThat(done.get(i)).isEqualTo(1);
    }
  }

  @Test
  void whatATaskThrowsReachesTheCallerAndEndsTheRest() {
    AtomicIntegerArray begun = new AtomicIntegerArray(1);
    assertThatThrownBy(
            () ->
                ThreadWorkerPool.of(2)
                    .work(
                        1_000_000,
                        (worker, number) -> {
                          begun.incrementAndGet(0);
                          throw new IllegalStateException("task " + number);
                        }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("task");
    assertThat(begun.get(0)).isLessThanOrEqualTo(2);
  }

  @Test
  void oneWorkerIsTheCallerAlone() {
    assertThat(ThreadWorkerPool.of(1)).isSameAs(WorkerPool.SINGLE);
    Thread caller = Thread.currentThread();
    WorkerPool.SINGLE.work(
        3, (worker, number) -> assertThat(Thread.currentThread()).isSameAs(caller));
  }

  @ParameterizedTest
  @CsvSource({
    "squava, alphabeta:depth=4",
    "connect4, negascout:depth=5",
    "fourtic, alphabeta:depth=3"
  })
  void theClassicPlayersFindTheSameWithAnyNumberOfThreads(String name, String spec) {
    Game game = Samples.game(name);
    Analysis one =
        engine(game, spec, 1)
            .think(game.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE);
    Analysis three =
        engine(game, spec, 3)
            .think(game.start(), SearchRequest.of(Limits.NONE), SearchListener.NONE);
    assertThat(three.moves()).isEqualTo(one.moves());
    assertThat(three.nodes()).isEqualTo(one.nodes());
  }

  @Test
  void treesOfSeveralThreadsAreAddedUpTheSameEveryTime() {
    Game game = Samples.game("yavalath");
    Limits limits = Limits.simulations(3001);
    Analysis first =
        engine(game, "mcts", 3).think(game.start(), SearchRequest.of(limits), SearchListener.NONE);
    Analysis second =
        engine(game, "mcts", 3).think(game.start(), SearchRequest.of(limits), SearchListener.NONE);
    assertThat(first.moves()).isEqualTo(second.moves());
    assertThat(first.simulations()).isBetween(3001L, 3003L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"alphabeta", "deep", "mcts", "mcts-solver"})
  @Timeout(Await.GUARD_SECONDS)
  void aStopReachesAllThreadsAndNoneIsLeft(String spec) {
    Game game = Samples.game("yavalath");
    Position position = game.start();
    Engine engine = engine(game, spec, 4);
    for (int i = 0; i < 20; i++) {
      int[] questions = {0};
      engine.think(
          position,
          SearchRequest.of(Limits.time(2 * Await.GUARD_MILLIS)),
          new SearchListener() {
            @Override
            public void found(Analysis analysis) {}

            @Override
            public boolean stop() {
              return ++questions[0] > 20;
            }
          });
    }
    long left =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals("oxo-pool"))
            .count();
    assertThat(left).isZero();
  }
}
