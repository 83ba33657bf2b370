package games.oxo.game.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlyCounterTest {
  private static final long MEMORY = 200_000_000;

  private static List<PlyCount> count(PlyCounter counter, int depth) {
    return Stream.generate(counter::next).limit(depth + 1L).toList();
  }

  private static List<PlyCount> sequences(String game, int depth) {
    return count(new SequenceCounter(Samples.game(game), fraction -> true), depth);
  }

  private static List<PlyCount> distinct(String game, int depth, boolean fold) {
    return count(new DistinctCounter(Samples.game(game), fold, MEMORY, fraction -> true), depth);
  }

  private static long sum(List<PlyCount> plies) {
    return plies.stream().mapToLong(PlyCount::count).sum();
  }

  @Test
  void connect4PositionsWithoutSymmetry() {
    assertThat(distinct("connect4", 8, false))
        .extracting(PlyCount::count)
        .containsExactly(1L, 7L, 49L, 238L, 1120L, 4263L, 16422L, 54859L, 184275L);
  }

  @Test
  void yavalathSequencesDoNotCountTheSwap() {
    assertThat(sequences("yavalath", 4))
        .extracting(PlyCount::count)
        .containsExactly(1L, 61L, 3660L, 215940L, 12524520L);
  }

  @Test
  void yavalathPositionsUpToSymmetry() {
    assertThat(distinct("yavalath", 4, true))
        .extracting(PlyCount::count)
        .containsExactly(1L, 9L, 328L, 9164L, 262156L);
  }

  @Test
  void allOfTicTacToe() {
    assertThat(sum(distinct("tic-tac-toe", 9, false))).isEqualTo(5478);
    assertThat(sum(distinct("tic-tac-toe", 9, true))).isEqualTo(765);
    List<PlyCount> games = sequences("tic-tac-toe", 9);
    assertThat(games.stream().mapToLong(PlyCount::ended).sum()).isEqualTo(255168);
    assertThat(games.stream().mapToLong(PlyCount::winsOfX).sum()).isEqualTo(131184);
    assertThat(games.stream().mapToLong(PlyCount::winsOfO).sum()).isEqualTo(77904);
    assertThat(games.stream().mapToLong(PlyCount::draws).sum()).isEqualTo(46080);
  }

  @ParameterizedTest
  @ValueSource(strings = {"squava", "connect4", "fourtic", "tictactrains:swiss", "yavalath:side4"})
  void countersAgreeWithPositionsPlayedOutOneByOne(String name) {
    Game game = Samples.game(name);
    int depth = 3;
    List<PlyCount> sequences = sequences(name, depth);
    List<PlyCount> positions = distinct(name, depth, false);
    List<Position> layer = List.of(game.start());
    for (int ply = 0; ply <= depth; ply++) {
      Set<Position> different = new HashSet<>(layer);
      assertThat(sequences.get(ply).count()).isEqualTo(layer.size());
      assertThat(positions.get(ply).count()).isEqualTo(different.size());
      layer =
          layer.stream()
              .flatMap(p -> p.legalMoves().stream().filter(m -> !m.isSwap()).map(p::play))
              .toList();
    }
  }

  @Test
  void nothingFollowsTheFullBoard() {
    assertThat(sequences("tic-tac-toe", 11).get(10).count()).isZero();
    assertThat(distinct("tic-tac-toe", 11, true).get(11).count()).isZero();
  }

  @Test
  void theWatcherHearsProgressAndCanStop() {
    double[] last = {0};
    PlyCounter counter =
        new SequenceCounter(
            Samples.game("yavalath"),
            fraction -> {
              assertThat(fraction).isBetween(last[0] > 0.99 ? 0 : last[0], 1.0001);
              last[0] = fraction;
              return fraction < 0.5;
            });
    assertThatThrownBy(() -> count(counter, 5)).isInstanceOf(PlyCounter.Stopped.class);
    assertThat(last[0]).isBetween(0.5, 0.51);
  }

  @Test
  void tooLittleMemoryIsSaidNotSuffered() {
    PlyCounter counter =
        new DistinctCounter(Samples.game("connect4"), true, 1_000_000, fraction -> true);
    assertThatThrownBy(() -> count(counter, 12))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("need more memory than allowed");
  }
}
