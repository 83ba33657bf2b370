package games.oxo.match.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.oxo.game.Move;
import games.oxo.match.balance.FirstMoves.Source;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Result;
import games.oxo.session.balance.ValueUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Which first moves are sound")
class FirstMovesTest {
  private static FirstMove.Exact exact(Result result) {
    return new FirstMove.Exact(Ending.of(result), Ending.of(result));
  }

  private static FirstMove.Exact open() {
    return new FirstMove.Exact(Ending.of(Result.LOSS), Ending.of(Result.WIN));
  }

  private static FirstMove kind(int cell, double estimate, FirstMove.@Nullable Exact exact) {
    return new FirstMove(Move.at(cell), cell + 1, Chance.ofMean(estimate), exact);
  }

  private static FirstMoves moves(int swapPly, FirstMove... kinds) {
    return new FirstMoves(List.of(kinds), swapPly, ValueUnit.CHANCES);
  }

  private static List<Integer> sound(FirstMoves moves) {
    List<Integer> cells = new ArrayList<>();
    for (FirstMove kind : moves.kinds()) {
      if (moves.isSound(kind)) {
        cells.add(kind.move().cell());
      }
    }
    return cells;
  }

  @Test
  void inAWonGameThoseThatWin() {
    FirstMoves moves =
        moves(
            -1,
            kind(0, 0, exact(Result.DRAW)),
            kind(1, 0, exact(Result.WIN)),
            kind(2, 0.9, exact(Result.LOSS)));
    assertThat(moves.source()).isEqualTo(Source.EXACT);
    assertThat(moves.result()).contains(Result.WIN);
    assertThat(sound(moves)).containsExactly(1);
    assertThat(moves.soundKinds()).isEqualTo(1);
    assertThat(moves.soundMoves()).isEqualTo(2);
    assertThat(moves.moves()).isEqualTo(6);
  }

  @Test
  void inADrawnGameThoseThatDraw() {
    FirstMoves moves = moves(-1, kind(0, 0, exact(Result.DRAW)), kind(1, 0, exact(Result.LOSS)));
    assertThat(moves.result()).contains(Result.DRAW);
    assertThat(sound(moves)).containsExactly(0);
  }

  @Test
  void inALostGameNone() {
    FirstMoves moves = moves(-1, kind(0, 0, exact(Result.LOSS)), kind(1, 0, exact(Result.LOSS)));
    assertThat(moves.result()).contains(Result.LOSS);
    assertThat(sound(moves)).isEmpty();
  }

  /** With a swap the exact value has it already: what wins is a loss to who makes it. */
  @Test
  void withASwapTheBalancedOnes() {
    FirstMoves moves = moves(1, kind(0, 0.9, exact(Result.LOSS)), kind(1, 0, exact(Result.DRAW)));
    assertThat(moves.result()).contains(Result.DRAW);
    assertThat(sound(moves)).containsExactly(1);
  }

  @Test
  void byEstimateThoseThatAreHardlyWorseThanTheBest() {
    FirstMoves moves =
        moves(
            -1, kind(0, 0.30, null), kind(1, 0.21, null), kind(2, 0.19, null), kind(3, -0.3, null));
    assertThat(moves.source()).isEqualTo(Source.ESTIMATE);
    assertThat(moves.result()).isEmpty();
    assertThat(sound(moves)).containsExactly(0, 1);
  }

  @Test
  void byEstimateWithASwapThoseThatAreAboutEven() {
    FirstMoves moves =
        moves(
            1, kind(0, 0.30, null), kind(1, 0.09, null), kind(2, -0.09, null), kind(3, -0.3, null));
    assertThat(sound(moves)).containsExactly(1, 2);
    assertThat(moves.value(moves.kinds().get(0))).isCloseTo(-0.3, within(1e-9));
  }

  @Test
  void whatIsOpenIsJudgedByEstimatesBesideWhatIsProven() {
    FirstMoves moves =
        moves(
            -1,
            kind(0, -0.2, exact(Result.WIN)),
            kind(1, 0.5, open()),
            kind(2, 0.1, open()),
            kind(3, 0.9, exact(Result.LOSS)),
            kind(4, 0.5, exact(Result.DRAW)));
    assertThat(moves.source()).isEqualTo(Source.ESTIMATE);
    assertThat(moves.settled()).isEqualTo(3);
    assertThat(moves.result()).contains(Result.WIN);
    assertThat(sound(moves)).containsExactly(0, 1);
  }

  @Test
  void whileAMoveIsOpenTheGameMayBeToo() {
    assertThat(moves(-1, kind(0, 0, exact(Result.LOSS)), kind(1, 0, open())).result()).isEmpty();
    assertThat(moves(-1, kind(0, 0, exact(Result.LOSS)), kind(1, 0, null)).result()).isEmpty();
  }

  @Test
  void nobodyKnowsWhereASwapComesLater() {
    FirstMoves moves = moves(2, kind(0, 0, null), kind(1, 0.5, null));
    assertThat(moves.source()).isEqualTo(Source.NONE);
    assertThat(sound(moves)).isEmpty();
    assertThat(moves(2, kind(0, 0, exact(Result.DRAW))).source()).isEqualTo(Source.EXACT);
  }

  @Test
  void theMarginIsThatOfTheBestMove() {
    FirstMove.Exact one = new FirstMove.Exact(new Margin(-3), new Margin(-3));
    FirstMove.Exact two = new FirstMove.Exact(new Margin(2), new Margin(2));
    assertThat(moves(-1, kind(0, 0, one), kind(1, 0, two)).margin()).contains(new Margin(2));
    assertThat(moves(-1, kind(0, 0, one), kind(1, 0, open())).margin()).isEmpty();
  }
}
