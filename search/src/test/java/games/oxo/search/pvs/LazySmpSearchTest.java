package games.oxo.search.pvs;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Move;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.search.Analysis;
import games.oxo.search.Limits;
import games.oxo.search.WorkerPool;
import games.oxo.search.kernel.Clock;
import games.oxo.search.kernel.Kernel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The time that a search takes, where every millisecond is ten nodes. */
class LazySmpSearchTest {
  private static final long NODES_PER_MILLI = 10;

  /** It looks at the clock so often. */
  private static final long LATE = 256;

  private final Game game = Samples.game("yavalath:no-swap");
  private final Kernel kernel = new Kernel(game);
  private final StaticEvaluation evaluation = new StaticEvaluation(kernel);

  private Analysis think(Position position, Limits limits) {
    List<PvsSearch> searches = new ArrayList<>();
    Clock clock =
        Clock.paused(
            limits,
            () ->
                searches.stream().mapToLong(PvsSearch::nodes).sum()
                    * (1_000_000 / NODES_PER_MILLI));
    PvsSearch search =
        new PvsSearch(kernel, evaluation, new TranspositionTable(4_000_000, 1 << 16), clock);
    searches.add(search);
    List<Integer> cells = position.legalMoves().stream().map(Move::cell).toList();
    IterativeDeepening worker =
        new IterativeDeepening(search, position, cells, false, clock::setDoubt);
    int free = position.game().board().cells() - position.ply();
    LazySmpSearch all =
        new LazySmpSearch(
            kernel, position, false, free, WorkerPool.SINGLE, clock, searches, List.of(worker));
    assertThat(all.run(() -> false)).isTrue();
    return all.analysis();
  }

  @Test
  void thinksLongerWhileTheMoveIsInDoubtAndThenStops() {
    int longer = 0;
    int shorter = 0;
    Dice dice = new Dice(1);
    for (int i = 0; i < 40; i++) {
      Position position = game.start();
      for (int ply = 0; ply < 12; ply++) {
        position = position.play(Move.at(quiet(position, dice)));
      }
      long millis = 400;
      long most = 4 * millis;
      Analysis fixed = think(position, Limits.time(millis));
      Analysis flexible = think(position, Limits.NONE.withMillis(millis, most));
      assertThat(fixed.nodes()).isLessThanOrEqualTo(millis * NODES_PER_MILLI + LATE);
      assertThat(flexible.nodes()).isLessThanOrEqualTo(most * NODES_PER_MILLI + LATE);
      longer += flexible.nodes() > millis * NODES_PER_MILLI + LATE ? 1 : 0;
      shorter += flexible.nodes() < fixed.nodes() ? 1 : 0;
    }
    assertThat(longer).isPositive();
    assertThat(shorter).isPositive();
  }

  /** A legal cell that does not end the game. */
  private static int quiet(Position position, Dice dice) {
    while (true) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(dice.below(moves.size()));
      if (!position.play(move).outcome().isOver()) {
        return move.cell();
      }
    }
  }
}
