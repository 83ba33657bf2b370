package games.oxo.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class ReportedSearchTest {
  /** A search of so many milliseconds that asks once in each, on a clock of its own. */
  private static final class Slow implements Search {
    private final int length;
    private final List<Integer> stepsAt;
    private int millis;
    private int steps;

    Slow(int length, Integer... stepsAt) {
      this.length = length;
      this.stepsAt = List.of(stepsAt);
    }

    long nanoTime() {
      return millis * 1_000_000L;
    }

    @Override
    public boolean run(BooleanSupplier pause) {
      while (millis < length) {
        millis++;
        steps += stepsAt.contains(millis) ? 1 : 0;
        if (millis < length && pause.getAsBoolean()) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Analysis analysis() {
      Value value = Points.evaluation(millis);
      List<MoveValue> moves =
          millis < 3
              ? List.of()
              : List.of(new MoveValue(Move.at(0), value, 0, List.of(Move.at(0))));
      return new Analysis(Move.at(0), value, moves, List.of(Move.at(0)), 0, millis, 0, 0);
    }

    @Override
    public int steps() {
      return steps;
    }
  }

  private static List<Long> reports(Slow search, long reportMillis) {
    List<Long> heard = new ArrayList<>();
    SearchListener listener =
        new SearchListener() {
          @Override
          public void found(Analysis analysis) {
            heard.add(analysis.nodes());
          }

          @Override
          public boolean stop() {
            return false;
          }
        };
    new ReportedSearch(search, reportMillis, listener, search::nanoTime).runToTheEnd();
    return heard;
  }

  @Test
  void reportsComeAtTheirInterval() {
    assertThat(reports(new Slow(100), 30)).containsExactly(30L, 60L, 90L, 100L);
    assertThat(reports(new Slow(20), 30)).containsExactly(20L);
  }

  @Test
  void aFinishedStepIsReportedAtOnce() {
    assertThat(reports(new Slow(100, 10, 65), 30)).containsExactly(10L, 40L, 65L, 95L, 100L);
  }

  @Test
  void withoutAnIntervalEveryLookIsReportedOnceSomethingIsKnown() {
    assertThat(reports(new Slow(7), 0)).containsExactly(3L, 4L, 5L, 6L, 7L);
  }

  @Test
  void aListenerStopsIt() {
    Slow search = new Slow(100);
    Analysis found = new ReportedSearch(search, 30, () -> true, search::nanoTime).runToTheEnd();
    assertThat(found.nodes()).isEqualTo(1);
  }
}
