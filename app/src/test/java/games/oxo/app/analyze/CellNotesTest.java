package games.oxo.app.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Move;
import games.oxo.search.Analysis;
import games.oxo.search.MoveValue;
import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Points;
import games.oxo.search.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CellNotesTest {
  @Test
  void theLegendExplainsOnlyWhatIsOnTheBoard() {
    CellNotes notes =
        notes(
            false,
            new MoveValue(Move.SWAP, Ending.win(7), 0, List.of(Move.SWAP)),
            at(0, new Chance(0.25)),
            at(1, Ending.loss(6)));
    assertThat(notes.byCell()).isEqualTo(Map.of(0, "25%", 1, "-"));
    assertThat(notes.legend()).isEqualTo("% chances, - loss");
    assertThat(notes(false).legend()).isEmpty();
  }

  @Test
  void theLegendNamesAPlaceThatIsOnTheBoard() {
    MoveValue won = at(0, Ending.win(3));
    MoveValue other = at(1, Points.evaluation(5));
    assertThat(notes(false, won, other).byCell()).containsEntry(1, "2.");
    assertThat(notes(false, won, other).legend())
        .isEqualTo("win, 2. place among the engine's choices");
    assertThat(notes(false, other, won).legend()).isEqualTo("1. the engine's first choice, win");
  }

  @Test
  void pointsAheadAndBehindAreExplainedWhereTheyAre() {
    MoveValue ahead = at(0, new Points(250, Points.Unit.HUNDREDTHS));
    MoveValue behind = at(1, new Points(-100, Points.Unit.HUNDREDTHS));
    assertThat(notes(false, ahead).legend()).isEqualTo("+2.5 points ahead");
    assertThat(notes(false, ahead, behind).legend())
        .isEqualTo("+2.5 points ahead, -1 points behind");
  }

  @Test
  void aNumberThatIsNearlyZeroHasNoSign() {
    assertThat(notes(true, at(0, new Chance(0.499))).byCell()).isEqualTo(Map.of(0, "0.00"));
  }

  private static MoveValue at(int cell, Value value) {
    return new MoveValue(Move.at(cell), value, 0, List.of(Move.at(cell)));
  }

  private static CellNotes notes(boolean raw, MoveValue... moves) {
    Move best = moves.length == 0 ? Move.at(0) : moves[0].move();
    MoveValue even = new MoveValue(best, Chance.EVEN, 0, List.of(best));
    return new CellNotes(Analysis.of(even, List.of(moves)), raw);
  }
}
