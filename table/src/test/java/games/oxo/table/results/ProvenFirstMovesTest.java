package games.oxo.table.results;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.text.MoveNotation;
import games.oxo.search.solve.ExactValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProvenFirstMovesTest {
  @ParameterizedTest
  @ValueSource(strings = {"yavalath", "yavalath:no-swap"})
  void yavalathIsWonFromTheCentreAndBesideIt(String name) {
    Game game = Samples.game(name);
    MoveNotation notation = new MoveNotation(game);
    ExactValues known = ProvenFirstMoves.of(game);
    assertThat(known.wonFirstMoves().stream().map(notation::writeInList))
        .startsWith("e5")
        .containsExactlyInAnyOrder("e5", "d4", "d5", "e4", "e6", "f4", "f5");
    assertThat(known.value(game.start())).isEmpty();
  }

  @Test
  void nothingIsKnownOfOtherRules() {
    assertThat(ProvenFirstMoves.of(Samples.game("yavalath:side4"))).isSameAs(ExactValues.NONE);
    assertThat(ProvenFirstMoves.of(Samples.game("squava"))).isSameAs(ExactValues.NONE);
  }
}
