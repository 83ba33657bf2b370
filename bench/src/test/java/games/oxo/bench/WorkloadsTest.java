package games.oxo.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.FullRun;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import games.oxo.search.parallel.ThreadWorkerPool;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class WorkloadsTest {
  static List<String> names() {
    return Workloads.names();
  }

  private static Workload workload(String name) {
    return Workloads.find(List.of(name)).get(0);
  }

  private static List<String> find(String... names) {
    return Workloads.find(List.of(names)).stream().map(Workload::name).toList();
  }

  @Test
  void namesAreShortAndDifferent() {
    assertThat(names()).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z0-9-]{1,26}"));
    assertThat(Workloads.all())
        .extracting(Workload::unit)
        .isSubsetOf("boards", "leaves", "nodes", "playouts", "positions", "simulations", "values");
  }

  @Test
  void aNameOrItsBeginningIsEnough() {
    assertThat(find()).isEqualTo(names());
    assertThat(find("trains-score")).containsExactly("trains-score");
    assertThat(find("Squava-A", "trains")).startsWith("squava-alphabeta", "trains-score");
    assertThat(find("yavalath", "yavalath-sharp"))
        .doesNotHaveDuplicates()
        .hasSizeGreaterThan(2)
        .allMatch(name -> name.startsWith("yavalath"));
  }

  @Test
  void aWrongNameGetsTheNearest() {
    assertThatThrownBy(() -> find("trains-scroe"))
        .isInstanceOf(InputException.class)
        .hasMessage("there is no workload 'trains-scroe'; did you mean 'trains-score'?");
    assertThatThrownBy(() -> find("yavlath"))
        .hasMessage("there is no workload 'yavlath'; did you mean 'yavalath'?");
    assertThatThrownBy(() -> find("")).isInstanceOf(InputException.class);
  }

  /** All of them in a full run, and one of three in a short one. */
  static List<String> some() {
    int step = FullRun.rounds(1, 3);
    return IntStream.range(0, names().size())
        .filter(i -> i % step == 0)
        .mapToObj(names()::get)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("some")
  void everyWorkloadDoesTheSameWorkAgain(String name) {
    Job first = workload(name).start(WorkerPool.SINGLE, () -> false);
    Job second = workload(name).start(WorkerPool.SINGLE, () -> false);
    assertThat(first.slice()).isPositive().isEqualTo(second.slice());
    assertThat(first.digest()).isNotZero().isEqualTo(second.digest());
  }

  @Test
  void aSearchCanBeStopped() {
    Workload search = workload("yavalath-uniform");
    assertThat(search.start(WorkerPool.SINGLE, () -> true).slice()).isBetween(1L, 1000L);
  }

  @Test
  void otherWorkIsCopiedForEachThread() {
    Workload playouts = workload("yavalath-playouts-sharp");
    long alone = playouts.start(WorkerPool.SINGLE, () -> false).slice();
    assertThat(playouts.start(ThreadWorkerPool.of(3), () -> false).slice()).isEqualTo(3 * alone);
  }
}
