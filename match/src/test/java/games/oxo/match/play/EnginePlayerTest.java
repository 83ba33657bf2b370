package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.match.record.EndReason;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.engines.ConfiguredEngine;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import games.oxo.search.kernel.SearchRules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnginePlayerTest {
  private static final Game SQUAVA = Samples.game("squava");
  private static final EngineContext CONTEXT = EngineContext.of(0, 10_000_000);
  private static final MoveBudget FREE = new MoveBudget(Limits.NONE, MoveBudget.Clock.NONE, 60_000);

  private static EnginePlayer engine(Game game, String spec) {
    return new EnginePlayer(new SearchRules(game), EngineSpec.parse(spec), CONTEXT, () -> false);
  }

  private static List<Move> game(MatchPlayer player, Game game, long seed, MoveBudget budget)
      throws Forfeit {
    player.begin(seed);
    Position position = game.start();
    while (!position.outcome().isOver()) {
      position = position.play(player.move(position, budget).move());
    }
    return position.moves();
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "mcts:simulations=50", "level3", "alphabeta:depth=2"})
  void aGameDependsOnItsSeedAlone(String spec) throws Forfeit {
    try (EnginePlayer fresh = engine(SQUAVA, spec);
        EnginePlayer used = engine(SQUAVA, spec)) {
      List<Move> first = game(fresh, SQUAVA, 7, FREE);
      List<List<Move>> others = new ArrayList<>();
      for (int seed = 1; seed < 6; seed++) {
        others.add(game(used, SQUAVA, seed, FREE));
      }
      assertThat(game(used, SQUAVA, 7, FREE)).isEqualTo(first);
      assertThat(others).anyMatch(other -> !other.equals(first));
    }
  }

  @Test
  void saysWhatItThinks() throws Forfeit {
    Game game = Samples.game("tic-tac-toe");
    try (EnginePlayer engine = engine(game, "mcts-solver")) {
      engine.begin(1);
      MoveBudget budget = new MoveBudget(Limits.simulations(2000), MoveBudget.Clock.NONE, 60_000);
      Reply reply = engine.move(game.start().play(Move.at(0)), budget);
      assertThat(reply.move()).isEqualTo(Move.at(4));
      assertThat(reply.value()).isNotNull();
      assertThat(reply.nodes()).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({"best, 0, 0, 1000", "best, 7, 0, 7", "best, 0, 600, 57", "best:time=9, 0, 600, 9"})
  void takesAShareOfItsClock(String spec, long move, long clock, long millis) {
    MoveBudget budget =
        new MoveBudget(Limits.time(move), new MoveBudget.Clock(clock, 900_000, 0), 60_000);
    ConfiguredEngine engine = Engines.create(SQUAVA, EngineSpec.parse(spec), CONTEXT);
    assertThat(EnginePlayer.limits(engine, SQUAVA.start(), budget)).isEqualTo(Limits.time(millis));
  }

  @Test
  void stopsWhenTheMatchDoes() throws Forfeit {
    AtomicBoolean stopped = new AtomicBoolean();
    try (EnginePlayer engine =
        new EnginePlayer(
            new SearchRules(SQUAVA), EngineSpec.parse("best"), CONTEXT, stopped::get)) {
      engine.begin(1);
      stopped.set(true);
      Limits endless = Limits.time(Await.GUARD_MILLIS);
      Reply reply =
          engine.move(
              SQUAVA.start(),
              new MoveBudget(endless, MoveBudget.Clock.NONE, 2 * Await.GUARD_MILLIS));
      assertThat(SQUAVA.start().isLegal(reply.move())).isTrue();
      assertThat(reply.nodes()).isLessThan(100_000);
    }
  }

  @Test
  void whatTheEngineThrowsIsACrash() throws Forfeit {
    WorkerPool broken =
        new WorkerPool() {
          @Override
          public int size() {
            return 1;
          }

          @Override
          public void work(int tasks, Task task) {
            throw new IllegalStateException("a bug");
          }

          @Override
          public void together(IntConsumer job) {
            throw new IllegalStateException("a bug");
          }
        };
    EngineContext context = EngineContext.of(0, 10_000_000).withWorkers(broken);
    try (EnginePlayer engine =
        new EnginePlayer(new SearchRules(SQUAVA), EngineSpec.parse("deep"), context, () -> false)) {
      engine.begin(1);
      Forfeit forfeit =
          catchThrowableOfType(Forfeit.class, () -> engine.move(SQUAVA.start(), FREE));
      assertThat(forfeit.fault()).isEqualTo(EndReason.CRASH);
      assertThat(forfeit.detail())
          .isEqualTo("the engine 'deep' failed: java.lang.IllegalStateException: a bug");
      assertThat(forfeit).hasCauseInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void anEngineThatDoesNotPlayTheGameIsRefusedAtOnce() {
    assertThatThrownBy(() -> engine(Samples.game("fourtic"), "deep"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("plays only games decided by a line");
  }

  @Test
  void aGameMustBegin() {
    try (EnginePlayer engine = engine(SQUAVA, "random")) {
      assertThatThrownBy(() -> engine.move(SQUAVA.start(), FREE))
          .isInstanceOf(IllegalStateException.class);
    }
  }
}
