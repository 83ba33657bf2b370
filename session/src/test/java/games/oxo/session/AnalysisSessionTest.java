package games.oxo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import games.oxo.search.engines.EngineContext;
import games.oxo.search.engines.EngineSpec;
import games.oxo.search.engines.Engines;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("An analysis in progress")
class AnalysisSessionTest {
  /** Notes what it hears. */
  private static final class Notes implements AnalysisSession.Listener {
    final List<Analysis> found = new ArrayList<>();
    @Nullable Analysis ended;
    @Nullable Throwable failed;

    @Override
    public void found(Analysis analysis) {
      found.add(analysis);
    }

    @Override
    public void ended(Analysis analysis) {
      ended = analysis;
    }

    @Override
    public void failed(Throwable cause) {
      failed = cause;
    }
  }

  private static Engine engine(Game game, String spec) {
    EngineContext context = EngineContext.of(1, 1 << 24).withDeterministic(true);
    return Engines.create(game, EngineSpec.parse(spec), context).engine();
  }

  /** A slice that is over after so many questions. */
  private static BooleanSupplier after(int questions) {
    int[] left = {questions};
    return () -> left[0]-- <= 0;
  }

  @ParameterizedTest
  @CsvSource({
    "squava, deep, 4",
    "squava, alphabeta, 4",
    "connect4, negascout, 6",
    "yavalath, mcts-solver, 0",
    "fourtic, best, 0",
    "tictactrains, level3, 0"
  })
  void slicesOnOneThreadFindWhatAWholeSearchFinds(String name, String spec, int depth) {
    Game game = BuiltInGames.load(name);
    SearchRequest request =
        SearchRequest.of(depth > 0 ? Limits.depth(depth) : Limits.simulations(3000));
    Analysis whole = engine(game, spec).think(game.start(), request, SearchListener.NONE);
    SliceHost host = new SliceHost();
    AnalysisSession session = new AnalysisSession(engine(game, spec), host);
    Notes notes = new Notes();
    session.start(game.start(), request, notes);
    int slices = 0;
    while (!host.isIdle()) {
      host.runSlice(after(2));
      slices++;
    }
    Analysis sliced = notes.ended;
    assertThat(sliced).isNotNull();
    assertThat(sliced.best()).isEqualTo(whole.best());
    assertThat(sliced.value()).isEqualTo(whole.value());
    assertThat(sliced.nodes()).isEqualTo(whole.nodes());
    assertThat(sliced.simulations()).isEqualTo(whole.simulations());
    assertThat(slices).isGreaterThan(1);
  }

  @Test
  void stopEndsItWithWhatIsKnown() {
    Game game = BuiltInGames.load("yavalath");
    SliceHost host = new SliceHost();
    AnalysisSession session = new AnalysisSession(engine(game, "deep"), host);
    Notes notes = new Notes();
    session.start(game.start(), SearchRequest.of(Limits.time(1_000_000)), notes);
    for (int i = 0; i < 20; i++) {
      host.runSlice(after(5));
    }
    assertThat(session.isRunning()).isTrue();
    assertThatThrownBy(
            () -> session.start(game.start(), SearchRequest.of(Limits.NONE), new Notes()))
        .isInstanceOf(IllegalStateException.class);
    session.stop();
    host.runSlice(after(1_000_000));
    assertThat(host.isIdle()).isTrue();
    assertThat(session.isRunning()).isFalse();
    Analysis last = notes.ended;
    assertThat(last).isNotNull();
    assertThat(game.start().isLegal(last.best())).isTrue();
    assertThat(notes.found).isNotEmpty();
  }

  @Test
  void twoAnalysesShareOneThread() {
    Game game = BuiltInGames.load("squava");
    SliceHost host = new SliceHost();
    List<Notes> all = List.of(new Notes(), new Notes());
    for (Notes notes : all) {
      new AnalysisSession(engine(game, "mcts"), host)
          .start(game.start(), SearchRequest.of(Limits.simulations(2000)), notes);
    }
    while (!host.isIdle()) {
      host.runSlice(after(3));
    }
    assertThat(all).allMatch(notes -> notes.ended != null);
    assertThat(all.get(0).ended).extracting(Analysis::best).isEqualTo(all.get(1).ended.best());
  }

  @Test
  void aFailureIsToldAndEndsTheAnalysis() {
    Engine broken =
        new Engine() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public Search start(Position position, SearchRequest request) {
            return new Search() {
              @Override
              public boolean run(BooleanSupplier pause) {
                throw new OutOfMemoryError("as if");
              }

              @Override
              public Analysis analysis() {
                throw new IllegalStateException("nothing is known");
              }

              @Override
              public int steps() {
                return 0;
              }
            };
          }

          @Override
          public void newGame() {}
        };
    SliceHost host = new SliceHost();
    AnalysisSession session = new AnalysisSession(broken, host);
    Notes notes = new Notes();
    session.start(BuiltInGames.load("squava").start(), SearchRequest.of(Limits.NONE), notes);
    host.runSlice(() -> false);
    assertThat(notes.failed).isInstanceOf(OutOfMemoryError.class);
    assertThat(session.isRunning()).isFalse();
    assertThat(host.isIdle()).isTrue();
  }
}
