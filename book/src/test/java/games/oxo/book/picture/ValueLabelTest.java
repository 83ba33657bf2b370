package games.oxo.book.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.search.value.Chance;
import games.oxo.search.value.Ending;
import games.oxo.search.value.Margin;
import games.oxo.search.value.Points;
import games.oxo.search.value.Result;
import games.oxo.search.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ValueLabelTest {
  @Test
  void theLegendExplainsWhatIsOnTheBoard() {
    List<Value> values =
        List.of(
            Ending.win(17),
            Ending.win(22),
            Ending.loss(1),
            Ending.loss(20),
            Ending.DRAW,
            new Chance(0.554));
    assertThat(ValueLabel.legend(values))
        .isEqualTo(
            "W17 proven win in 17 moves, L1 proven loss in 1 move, = draw, 55% chance by estimate");
    for (String part : ValueLabel.legend(values).split(", ")) {
      assertThat(values.stream().map(ValueLabel::text)).contains(part.split(" ")[0]);
    }
  }

  @Test
  void pointsAreExplainedOnce() {
    List<Value> values =
        List.of(
            new Margin(1),
            new Margin(4),
            new Margin(-3),
            new Margin(0),
            new Points(-250, Points.Unit.HUNDREDTHS),
            new Points(-1, Points.Unit.HUNDREDTHS));
    assertThat(ValueLabel.legend(values))
        .isEqualTo(
            "+1 proven win by 1 point, -3 proven loss by 3 points, = draw, ~-2.5 points ahead by"
                + " estimate");
    assertThat(ValueLabel.text(values.get(5))).isEqualTo("~0.0");
    assertThat(ValueLabel.legend(List.of(Ending.of(Result.WIN)))).isEqualTo("W proven win");
  }
}
