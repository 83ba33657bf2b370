package games.oxo.cluster.learn;

import games.oxo.cluster.spark.EachResult;
import games.oxo.cluster.spark.JobProgress;
import games.oxo.cluster.spark.SparkConnection;
import games.oxo.game.input.InputException;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.parallel.OrderedPipeline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.BiPredicate;
import org.apache.spark.api.java.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plays blocks of games on executors, several at the same time, and takes what came of them in the
 * order of the blocks. A block is a job of Spark with one task, so that no core waits for the end
 * of others; a block that is lost with its executor is played again elsewhere.
 */
final class GameBlocks {
  private final SparkConnection connection;
  private final JobProgress jobs;
  private final int slots;

  /**
   * @param slots how many blocks are in work at a time
   */
  GameBlocks(SparkConnection connection, JobProgress jobs, int slots) {
    this.connection = connection;
    this.jobs = jobs;
    this.slots = slots;
  }

  /** Cuts the numbers of games into blocks, as they are asked for. */
  static Iterator<int[]> of(Iterator<Integer> numbers, int games) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return numbers.hasNext();
      }

      @Override
      public int[] next() {
        int[] block = new int[games];
        int count = 0;
        while (count < games && numbers.hasNext()) {
          block[count] = numbers.next();
          count++;
        }
        return Arrays.copyOf(block, count);
      }
    };
  }

  /**
   * Plays blocks until there are no more, the taker wants no more, or Ctrl-C is pressed.
   *
   * @param work plays the games with some numbers, on an executor
   * @param taker gets the numbers and what came of them, and says whether to go on
   * @throws InputException when the cluster fails, with the reason
   */
  void play(
      Iterator<int[]> blocks, Function<int[], byte[]> work, BiPredicate<int[], byte[]> taker) {
    String group = "oxo-" + UUID.randomUUID();
    Taking taking = new Taking(taker);
    try {
      jobs.run(
          "learning",
          () -> {
            new OrderedPipeline<int[], Played>(slots)
                .run(
                    blocks,
                    () -> block -> new Played(block, send(group, block, work)),
                    taking::take,
                    () -> {});
            return true;
          },
          () -> {});
    } catch (SearchStopped e) {
      // The rest is played when the same command goes on.
    } finally {
      taking.end();
      connection.context().sc().cancelJobGroupAndFutureJobs(group);
    }
    taking.rethrow();
  }

  /**
   * Hands over what came of blocks, by a thread of its own, as long as somebody waits for it. What
   * the taker throws is no failure of the cluster.
   */
  private static final class Taking {
    private final BiPredicate<int[], byte[]> taker;
    private boolean ended;
    private @Nullable RuntimeException thrown;

    Taking(BiPredicate<int[], byte[]> taker) {
      this.taker = taker;
    }

    synchronized boolean take(Played played) {
      try {
        return !ended && taker.test(played.numbers, played.result);
      } catch (RuntimeException e) {
        thrown = e;
        return false;
      }
    }

    /** Waits until the taker has what it is given now, and gives it no more. */
    synchronized void end() {
      ended = true;
    }

    synchronized void rethrow() {
      if (thrown != null) {
        throw thrown;
      }
    }
  }

  /** A block, and what came of it. */
  private static final class Played {
    private final int[] numbers;
    private final byte[] result;

    Played(int[] numbers, byte[] result) {
      this.numbers = numbers;
      this.result = result;
    }
  }

  private byte[] send(String group, int[] block, Function<int[], byte[]> work) {
    connection.context().setJobGroup(group, "games", true);
    List<byte[]> results = new ArrayList<>();
    try {
      EachResult.of(connection.context().parallelize(List.of(block), 1), work, results::add);
    } catch (Exception e) {
      // Also an interruption, which Spark throws without saying so, when no more is wanted.
      throw e instanceof RuntimeException known ? known : new IllegalStateException(e);
    }
    return results.get(0);
  }
}
