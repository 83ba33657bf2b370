package games.oxo.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.oxo.search.kernel.SearchStopped;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class StopwatchTest {
  private static final int UNITS = 1000;
  private static final int BYTES = 10_000;

  private static final Workload ALLOCATING =
      new Workload(
          "test-allocating",
          "allocates arrays",
          "arrays",
          (pool, stop) -> new ParallelJob(pool, seed -> new Allocating()));

  private final List<Double> progress = new ArrayList<>();

  private static final class Allocating implements Job {
    volatile byte[] last = new byte[0];

    @Override
    public long slice() {
      for (int i = 0; i < UNITS; i++) {
        last = new byte[BYTES];
      }
      return UNITS;
    }

    @Override
    public long digest() {
      return last.length;
    }

    @Override
    public OptionalDouble slowestMicros() {
      return OptionalDouble.of(7);
    }
  }

  private Stopwatch.Watcher listener(boolean stop) {
    return new Stopwatch.Watcher() {
      @Override
      public void progress(double fraction) {
        progress.add(fraction);
      }

      @Override
      public boolean stop() {
        return stop;
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void bytesOfAllThreadsAreCounted(int threads) {
    Measurement found = new Stopwatch(threads, 0.02, listener(false)).measure(ALLOCATING);
    assertThat(found.bytesPerUnit()).isCloseTo(BYTES, within(0.05 * BYTES));
    assertThat(found.threads()).isEqualTo(threads);
    assertThat(found.rounds())
        .hasSize(5)
        .allMatch(round -> round.units() >= threads * UNITS)
        .allMatch(round -> round.processorSeconds() > 0);
    assertThat(found.rate())
        .isEqualTo(found.rounds().stream().mapToDouble(TimedRound::rate).max().getAsDouble());
    assertThat(found.slowestMicros()).hasValue(7);
    assertThat(progress).isSorted().allMatch(fraction -> fraction >= 0 && fraction <= 1);
  }

  @Test
  void itCanBeStopped() {
    assertThatThrownBy(() -> new Stopwatch(1, 100, listener(true)).measure(ALLOCATING))
        .isInstanceOf(SearchStopped.class);
    assertThatThrownBy(() -> new ProfilePollution(listener(true)).play(100))
        .isInstanceOf(SearchStopped.class);
  }

  @Test
  void aloneAndAmongOtherGames() {
    Workload workload = Workloads.find(List.of("yavalath-playouts-uniform")).get(0);
    Comparison found = Comparison.measure(workload, 1, 0.01, listener(false));
    assertThat(found.alone().rate()).isPositive();
    assertThat(found.mixed().rate()).isPositive();
    assertThat(found.slowdown()).isLessThan(100);
    assertThat(progress).isSorted().allMatch(fraction -> fraction >= 0 && fraction <= 1);
  }
}
