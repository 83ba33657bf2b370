package games.oxo.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.SearchListener;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReportsTest {
  /** A search that looks at the clock once in each millisecond, on a clock of its own. */
  private static final class Slow implements SearchListener {
    private final List<Long> heard = new ArrayList<>();
    private long millis;
    private boolean stopped;

    /** Runs for so long, with steps that are finished at these times. */
    Analysis run(long length, long reportMillis, Long... stepsAt) {
      Reports reports = new Reports(this, reportMillis, this::soFar, () -> millis * 1_000_000);
      while (++millis < length && !reports.stop()) {
        if (List.of(stepsAt).contains(millis)) {
          reports.step();
        }
      }
      return reports.end(analysis());
    }

    private @Nullable Analysis soFar() {
      return millis < 3 ? null : analysis();
    }

    private Analysis analysis() {
      Value value = Points.evaluation((int) millis);
      MoveValue best = new MoveValue(Move.at(0), value, 0, List.of(Move.at(0)));
      return Analysis.of(best, List.of(best)).withNodes(millis);
    }

    @Override
    public void found(Analysis analysis) {
      heard.add(analysis.nodes());
    }

    @Override
    public boolean stop() {
      return stopped;
    }
  }

  private final Slow search = new Slow();

  @Test
  void reportsComeAtTheirInterval() {
    search.run(100, 30);
    assertThat(search.heard).containsExactly(30L, 60L, 90L, 100L);
  }

  @Test
  void aShortSearchReportsItsAnswer() {
    search.run(20, 30);
    assertThat(search.heard).containsExactly(20L);
  }

  @Test
  void aFinishedStepIsReportedAtOnce() {
    search.run(100, 30, 10L, 65L);
    assertThat(search.heard).containsExactly(10L, 40L, 65L, 95L, 100L);
  }

  @Test
  void withoutAnIntervalEveryLookIsReportedOnceSomethingIsKnown() {
    search.run(7, 0);
    assertThat(search.heard).containsExactly(3L, 4L, 5L, 6L, 7L);
  }

  @Test
  void aListenerStopsIt() {
    search.stopped = true;
    assertThat(search.run(100, 30).nodes()).isEqualTo(1);
  }

  @Test
  void helpersDoNotReport() {
    Reports reports = new Reports(search, 0, search::soFar, () -> 0);
    assertThat(reports.forHelper()).isSameAs(search);
  }
}
