package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("A search in slices is the same as a search without a pause")
class EngineSlicesTest {
  /** Pauses at every so manieth question. */
  private static final class Every implements BooleanSupplier {
    private final int questions;
    private int asked;

    Every(int questions) {
      this.questions = questions;
    }

    @Override
    public boolean getAsBoolean() {
      return ++asked % questions == 0;
    }
  }

  @ParameterizedTest
  @MethodSource("games.oxo.search.engines.EveryEngine#andGame")
  void ofEveryEngineAndGame(Game game, String name) {
    for (Position position : EveryEngine.positions(game)) {
      compare(position, name, SearchRequest.of(EveryEngine.SHORT));
      compare(position, name, SearchRequest.of(EveryEngine.SHORT).withEveryMove(true));
      if (Engines.entry(name).hasOption("depth")) {
        compare(position, name, SearchRequest.of(Limits.depth(3)));
      }
    }
  }

  /** A win is found in the midst of a depth, which is finished all the same. */
  @Test
  void ofASearchThatFindsAWin() {
    Game squava = BuiltInGames.load("squava");
    compare(squava.start(), "deep", SearchRequest.of(Limits.nodes(2_000_000)));
  }

  private static void compare(Position position, String name, SearchRequest request) {
    Search whole = EveryEngine.create(position.game(), name).start(position, request);
    assertThat(whole.run(() -> false)).isTrue();
    Analysis expected = whole.analysis();
    // Making engines takes most of the time, so one size has to do in the midst of a game.
    List<Integer> sizes = position.ply() == 0 ? List.of(1, 7, 1000) : List.of(1);
    for (int questions : sizes) {
      Search sliced = EveryEngine.create(position.game(), name).start(position, request);
      assertThat(position.isLegal(sliced.analysis().best())).isTrue();
      Every pause = new Every(questions);
      while (!sliced.run(pause)) {
        assertThat(position.isLegal(sliced.analysis().best())).isTrue();
      }
      assertThat(untimed(sliced.analysis())).isEqualTo(untimed(expected));
    }
  }

  private static Analysis untimed(Analysis found) {
    return new Analysis(
        found.best(),
        found.value(),
        found.moves(),
        found.line(),
        found.depth(),
        found.nodes(),
        found.simulations(),
        0);
  }
}
