package games.oxo.search.engines;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.SearchListener;
import games.oxo.search.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("A listener hears what is found on the way, and can stop the search")
class EngineReportsTest {
  /** So many questions make a search one that lasts. */
  private static final int LASTING = 50;

  /** An engine makes at most so many searches after it was stopped, each of which ends at once. */
  private static final int MOST_SEARCHES = 3;

  private static final class Recorder implements SearchListener {
    private final int stopAt;
    private final List<Analysis> reports = new ArrayList<>();
    private int questions;

    Recorder(int stopAt) {
      this.stopAt = stopAt;
    }

    @Override
    public void found(Analysis analysis) {
      reports.add(analysis);
    }

    @Override
    public boolean stop() {
      return ++questions >= stopAt;
    }
  }

  @ParameterizedTest
  @MethodSource("games.oxo.search.engines.EveryEngine#andGame")
  void everyEngineReports(Game game, String name) {
    SearchRequest request = SearchRequest.of(new Limits(0, 4, 20_000, 3_000)).withReportMillis(0);
    for (Position position : EveryEngine.positions(game)) {
      Recorder heard = new Recorder(Integer.MAX_VALUE);
      Analysis answer = EveryEngine.create(game, name).think(position, request, heard);
      assertThat(heard.reports).hasSizeGreaterThan(heard.questions > LASTING ? 1 : 0);
      assertThat(heard.reports)
          .allSatisfy(report -> assertThat(position.isLegal(report.best())).isTrue());
      Analysis last = heard.reports.get(heard.reports.size() - 1);
      assertThat(last.best()).isEqualTo(answer.best());
      assertThat(last.value()).isEqualTo(answer.value());
    }
  }

  @ParameterizedTest
  @MethodSource("games.oxo.search.engines.EveryEngine#andGame")
  void everyEngineStops(Game game, String name) {
    SearchRequest request = SearchRequest.of(Limits.time(1_000_000));
    for (Position position : EveryEngine.positions(game)) {
      Recorder stopping = new Recorder(5);
      Analysis answer = EveryEngine.create(game, name).think(position, request, stopping);
      assertThat(position.isLegal(answer.best())).isTrue();
      // One that has ended by itself was never stopped; an engine of several searches asks again.
      assertThat(stopping.questions).isLessThanOrEqualTo(5 + MOST_SEARCHES);
      Analysis last = stopping.reports.get(stopping.reports.size() - 1);
      assertThat(last.best()).isEqualTo(answer.best());
      assertThat(last.value()).isEqualTo(answer.value());
    }
  }
}
