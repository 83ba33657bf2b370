package games.oxo.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Await;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.Analysis;
import games.oxo.search.Engine;
import games.oxo.search.Limits;
import games.oxo.search.Search;
import games.oxo.search.SearchRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Whatever fails in a search, there is one bestmove")
class ProtocolSearchTest {
  private static final Position START = BuiltInGames.load("squava").start();

  /** An engine that runs out of memory. */
  private record Failing(String where) implements Engine {
    @Override
    public String name() {
      return "failing";
    }

    private void reach(String place) {
      if (where.equals(place)) {
        throw new OutOfMemoryError(place);
      }
    }

    @Override
    public Search start(Position position, SearchRequest request) {
      reach("start");
      return new Search() {
        @Override
        public boolean run(BooleanSupplier pause) {
          reach("run");
          return true;
        }

        @Override
        public Analysis analysis() {
          throw new OutOfMemoryError("analysis");
        }

        @Override
        public int steps() {
          return 0;
        }
      };
    }

    @Override
    public void newGame() {}
  }

  @ParameterizedTest
  @CsvSource({"start, false", "start, true", "run, false", "analysis, false"})
  @Timeout(Await.GUARD_SECONDS)
  void itAnswers(String where, boolean endless) {
    List<String> lines = Collections.synchronizedList(new ArrayList<>());
    ProtocolSearch search = new ProtocolSearch(START, new Failing(where), endless, lines::add);
    search.start(SearchRequest.of(Limits.time(1000)));
    search.join();
    assertThat(search.isBusy()).isFalse();
    assertThat(lines)
        .containsExactly(
            "info string the search failed: java.lang.OutOfMemoryError: " + where, "bestmove 0,0");
  }

  @ParameterizedTest
  @CsvSource({"run", "analysis"})
  @Timeout(Await.GUARD_SECONDS)
  void anEndlessOneAnswersWhenStopped(String where) {
    List<String> lines = Collections.synchronizedList(new ArrayList<>());
    ProtocolSearch search = new ProtocolSearch(START, new Failing(where), true, lines::add);
    search.start(SearchRequest.of(Limits.time(1000)));
    search.stop();
    search.join();
    assertThat(lines).endsWith("bestmove 0,0").hasSize(2);
  }
}
