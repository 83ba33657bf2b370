package games.oxo.match.balance;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.match.balance.FirstMoves.Source;
import games.oxo.search.Value;
import games.oxo.search.Value.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Which first moves are sound")
class FirstMovesTest {
  private static Value proven(Kind kind) {
    return new Value(kind, kind == Kind.WIN ? 1 : kind == Kind.LOSS ? -1 : 0, 0);
  }

  private static FirstMove.Exact exact(Kind kind) {
    return new FirstMove.Exact(proven(kind), proven(kind));
  }

  private static FirstMove.Exact open() {
    return new FirstMove.Exact(proven(Kind.LOSS), proven(Kind.WIN));
  }

  private static FirstMove kind(int cell, double estimate, FirstMove.@Nullable Exact exact) {
    return new FirstMove(Move.at(cell), cell + 1, Value.estimate(estimate), exact);
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
            kind(0, 0, exact(Kind.DRAW)),
            kind(1, 0, exact(Kind.WIN)),
            kind(2, 0.9, exact(Kind.LOSS)));
    assertThat(moves.source()).isEqualTo(Source.EXACT);
    assertThat(moves.result()).contains(Kind.WIN);
    assertThat(sound(moves)).containsExactly(1);
    assertThat(moves.soundKinds()).isEqualTo(1);
    assertThat(moves.soundMoves()).isEqualTo(2);
    assertThat(moves.moves()).isEqualTo(6);
  }

  @Test
  void inADrawnGameThoseThatDraw() {
    FirstMoves moves = moves(-1, kind(0, 0, exact(Kind.DRAW)), kind(1, 0, exact(Kind.LOSS)));
    assertThat(moves.result()).contains(Kind.DRAW);
    assertThat(sound(moves)).containsExactly(0);
  }

  @Test
  void inALostGameNone() {
    FirstMoves moves = moves(-1, kind(0, 0, exact(Kind.LOSS)), kind(1, 0, exact(Kind.LOSS)));
    assertThat(moves.result()).contains(Kind.LOSS);
    assertThat(sound(moves)).isEmpty();
  }

  /** With a swap the exact value has it already: what wins is a loss to who makes it. */
  @Test
  void withASwapTheBalancedOnes() {
    FirstMoves moves = moves(1, kind(0, 0.9, exact(Kind.LOSS)), kind(1, 0, exact(Kind.DRAW)));
    assertThat(moves.result()).contains(Kind.DRAW);
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
    assertThat(moves.worth(moves.kinds().get(0))).isEqualTo(-0.3);
  }

  @Test
  void whatIsOpenIsJudgedByEstimatesBesideWhatIsProven() {
    FirstMoves moves =
        moves(
            -1,
            kind(0, -0.2, exact(Kind.WIN)),
            kind(1, 0.5, open()),
            kind(2, 0.1, open()),
            kind(3, 0.9, exact(Kind.LOSS)),
            kind(4, 0.5, exact(Kind.DRAW)));
    assertThat(moves.source()).isEqualTo(Source.ESTIMATE);
    assertThat(moves.settled()).isEqualTo(3);
    assertThat(moves.result()).contains(Kind.WIN);
    assertThat(sound(moves)).containsExactly(0, 1);
  }

  @Test
  void whileAMoveIsOpenTheGameMayBeToo() {
    assertThat(moves(-1, kind(0, 0, exact(Kind.LOSS)), kind(1, 0, open())).result()).isEmpty();
    assertThat(moves(-1, kind(0, 0, exact(Kind.LOSS)), kind(1, 0, null)).result()).isEmpty();
  }

  @Test
  void nobodyKnowsWhereASwapComesLater() {
    FirstMoves moves = moves(2, kind(0, 0, null), kind(1, 0.5, null));
    assertThat(moves.source()).isEqualTo(Source.NONE);
    assertThat(sound(moves)).isEmpty();
    assertThat(moves(2, kind(0, 0, exact(Kind.DRAW))).source()).isEqualTo(Source.EXACT);
  }

  @Test
  void theMarginIsThatOfTheBestMove() {
    FirstMove.Exact one =
        new FirstMove.Exact(new Value(Kind.LOSS, -3, 0), new Value(Kind.LOSS, -3, 0));
    FirstMove.Exact two = new FirstMove.Exact(new Value(Kind.WIN, 2, 0), new Value(Kind.WIN, 2, 0));
    assertThat(moves(-1, kind(0, 0, one), kind(1, 0, two)).margin().orElseThrow().score())
        .isEqualTo(2);
    assertThat(moves(-1, kind(0, 0, one), kind(1, 0, open())).margin()).isEmpty();
  }
}
