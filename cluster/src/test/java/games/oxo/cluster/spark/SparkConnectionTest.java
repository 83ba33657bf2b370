package games.oxo.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.cli.terminal.LongWork;
import games.oxo.cluster.ClusterRun;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.input.InputException;
import java.util.List;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
@DisplayName("The connection to Spark")
class SparkConnectionTest {
  @Test
  void jobsRunInThisProcessAndFailWithOneSentence() {
    try (SparkConnection connection =
            SparkConnection.open(SparkSettings.of("test", "local[2]", ""));
        LongWork work = ClusterRun.work()) {
      JobProgress jobs = new JobProgress(connection, work);
      assertThat(connection.isLocal()).isTrue();
      assertThat(connection.parallelism()).isEqualTo(2);
      assertThat(
              jobs.run(
                  "adding",
                  2,
                  () ->
                      connection
                          .context()
                          .parallelize(List.of(1, 2, 3, 4), 2)
                          .map(number -> 2 * number)
                          .reduce(Integer::sum)))
          .isEqualTo(20);
      assertThatThrownBy(
              () ->
                  jobs.run(
                      "adding",
                      1,
                      () ->
                          connection
                              .context()
                              .parallelize(List.of(1), 1)
                              .map(SparkConnectionTest::fail)
                              .collect()))
          .isInstanceOf(InputException.class)
          .hasMessage("adding failed: part-7 is damaged");
    }
  }

  /** Whoever can open Spark's page may look, and nothing else. */
  @ParameterizedTest
  @ValueSource(strings = {"local[2]", "spark://127.0.0.1:7077", "spark://cluster:7077", "yarn"})
  void nothingCanBeStoppedOnItsPage(String master) {
    SparkConf conf = SparkConnection.configuration(SparkSettings.of("test", master, ""));
    for (String setting : List.of("killEnabled", "threadDumpsEnabled", "heapHistogramEnabled")) {
      assertThat(conf.get("spark.ui." + setting)).as(setting).isEqualTo("false");
    }
  }

  private static int fail(int number) {
    throw new StorageException("part-7 is damaged");
  }

  @ParameterizedTest
  @ValueSource(strings = {"spark://127.0.0.1:1", "nonsense", "spark://nobody"})
  void aMasterThatIsNoneIsRefused(String master) {
    assertThatThrownBy(() -> SparkConnection.open(SparkSettings.of("test", master, "")).close())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Spark cannot use the master " + master);
  }
}
