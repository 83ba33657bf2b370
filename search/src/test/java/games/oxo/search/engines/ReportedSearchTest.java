package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("Reports at every look at the clock change nothing of a search")
class ReportedSearchTest {
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

  @Test
  void ofASearchThatFindsAWin() {
    Game squava = BuiltInGames.load("squava");
    compare(squava.start(), "deep", SearchRequest.of(Limits.nodes(2_000_000)));
  }

  private static void compare(Position position, String name, SearchRequest request) {
    Analysis quiet =
        EveryEngine.create(position.game(), name).think(position, request, SearchListener.NONE);
    SearchListener listener = () -> false;
    Analysis reported =
        EveryEngine.create(position.game(), name)
            .think(position, request.withReportMillis(0), listener);
    assertThat(reported.withMicros(0)).isEqualTo(quiet.withMicros(0));
  }
}
