package games.oxo.game.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.input.InputException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TurnOrderTest {
  private static String first(int turns, String order) {
    TurnOrder parsed = TurnOrder.parse(order);
    return IntStream.range(0, turns)
        .mapToObj(ply -> parsed.at(ply).toString())
        .collect(Collectors.joining(" "));
  }

  @Test
  void theDotsRepeatTheLastTwoTurns() {
    assertThat(first(5, "XA, OA, ...")).isEqualTo("XA OA XA OA XA");
    assertThat(first(8, "XA, O1, O3, XA, OA, ...")).isEqualTo("XA O1 O3 XA OA XA OA XA");
  }

  @Test
  void theDotsRepeatAPartInBrackets() {
    assertThat(first(9, "XA, (OA, OA, XA, XA), ...")).isEqualTo("XA OA OA XA XA OA OA XA XA");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "XA, OA, ... | XA, OA, ...",
        "xa,o1,  O3 ,XA,OA,… | XA, O1, O3, XA, OA, ...",
        "(XA, OA, OA), ... | (XA, OA, OA), ...",
        "XA, OA, XA | XA, OA, XA"
      })
  void writesWhatItReads(String order, String written) {
    assertThat(TurnOrder.parse(order)).hasToString(written);
    assertThat(TurnOrder.parse(written)).isEqualTo(TurnOrder.parse(order));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | a turn order needs at least one turn",
        "OA, XA, ... | the first turn is OA, but X begins every game",
        "XA, ZA, ... | 'ZA' is not a turn; a turn is X or O, then A for anywhere or a ring from 1",
        "XA, O0, ... | 'O0' is not a turn",
        "XA,, OA, ... | '' is not a turn",
        "XA, XA, ... | the part that repeats, XA, XA, has no turn for O",
        "XA, (XA), ... | the part that repeats, XA, has no turn for O",
        "... | a turn order needs at least one turn"
      })
  void whatIsNoTurnOrderIsRefused(String order, String message) {
    assertThatThrownBy(() -> TurnOrder.parse(order))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }
}
