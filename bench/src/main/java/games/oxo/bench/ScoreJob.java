package games.oxo.bench;

import games.oxo.game.Game;
import games.oxo.game.rules.PointCounter;
import games.oxo.search.kernel.RandomBits;
import java.util.OptionalDouble;

/**
 * Benchmark of scoring: random full boards of a score game, the points of both colours counted; no
 * board comes twice.
 */
final class ScoreJob implements Job {
  private static final int SLICE = 4_000;
  private static final int BOARDS_ONE_BY_ONE = 20_000;

  /** A pause of the machine seldom hits the same board so often; the least time is the board's. */
  private static final int TRIES = 4;

  private final long all;
  private final int stonesOfX;
  private final PointCounter counter;
  private final RandomBits random;
  private long digest;

  ScoreJob(Game game, long seed) {
    all = game.board().all();
    stonesOfX = game.stonesOfX(game.board().cells());
    counter = game.rules().newCounter();
    random = new RandomBits(seed);
  }

  @Override
  public long slice() {
    long results = 0;
    for (int i = 0; i < SLICE; i++) {
      results = 31 * results + margin(random.subset(all, stonesOfX));
    }
    digest = 31 * digest + results;
    return SLICE;
  }

  private int margin(long x) {
    return counter.points(x) - counter.points(all & ~x);
  }

  @Override
  public long digest() {
    return digest;
  }

  @Override
  public OptionalDouble slowestMicros() {
    long slowest = 0;
    for (int i = 0; i < BOARDS_ONE_BY_ONE; i++) {
      long x = random.subset(all, stonesOfX);
      long least = Long.MAX_VALUE;
      for (int tries = 0; tries < TRIES && least > slowest; tries++) {
        long started = System.nanoTime();
        digest = 31 * digest + margin(x);
        least = Math.min(least, System.nanoTime() - started);
      }
      slowest = Math.max(slowest, least);
    }
    return OptionalDouble.of(slowest / 1e3);
  }
}
