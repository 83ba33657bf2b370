package games.oxo.table.extract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Minimax;
import games.oxo.game.Position;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.kernel.SearchStopped;
import games.oxo.search.solve.SolveListener;
import games.oxo.search.solve.ValueScale;
import games.oxo.table.BuildListener;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Openings that are solved without a table")
class SolvedOpeningsTest {
  private static SolvedOpenings of(Game game, int stones) {
    return new SolvedOpenings(game, stones, 1 << 20, SolveListener.NONE);
  }

  @Test
  void haveTheValuesOfTryingEverything() {
    Game game = Samples.game("tic-tac-toe");
    ValueScale scale = new ValueScale(game);
    Minimax minimax = new Minimax();
    minimax.value(game.start());
    SolvedOpenings openings = of(game, 4);
    for (Position position : minimax.known().keySet()) {
      if (position.ply() > 4) {
        assertThat(openings.value(position)).isEmpty();
        continue;
      }
      int value = minimax.known().get(position);
      int win = scale.win(position.ply() + Minimax.stonesToTheEnd(value));
      assertThat(openings.value(position)).hasValue(value == 0 ? 0 : value > 0 ? win : -win);
    }
  }

  @ParameterizedTest
  @CsvSource({"fourtic, 2", "connect4:5x4, 3", "tic-tac-toe:misere, 3"})
  void giveTheSameExtractAfterAnInterruption(String name, int few) {
    Game game = BuiltInGames.load(name);
    SolvedOpenings whole = of(game, few);
    byte[] wanted = new ExtractBuilder(game, few, whole, BuildListener.NONE).build().bytes();
    String[] lines = whole.text().split("\n");
    String half = String.join("\n", Arrays.copyOf(lines, lines.length / 2)) + "\n";
    SolvedOpenings resumed = of(game, few);
    resumed.resume(half, "it");
    assertThat(resumed.size()).isEqualTo(lines.length / 2 - 1);
    assertThat(new ExtractBuilder(game, few, resumed, BuildListener.NONE).build().bytes())
        .isEqualTo(wanted);
    assertThat(resumed.text()).isEqualTo(whole.text());
  }

  @Test
  void canBeStopped() {
    Game game = BuiltInGames.load("connect4");
    SolvedOpenings openings = new SolvedOpenings(game, 2, 1 << 20, () -> true);
    assertThatThrownBy(() -> openings.value(game.start())).isInstanceOf(SearchStopped.class);
    assertThat(openings.size()).isZero();
  }

  @Test
  void refuseWhatIsNotTheirs() {
    Game game = Samples.game("tic-tac-toe");
    SolvedOpenings openings = of(game, 2);
    openings.value(game.start());
    String text = openings.text();
    assertThatThrownBy(() -> of(game, 3).resume(text, "it"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("it does not hold solved positions of Tic-Tac-Toe with 3 stones");
    assertThatThrownBy(() -> of(Samples.game("fourtic"), 2).resume(text, "it"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> of(game, 2).resume(text.replaceFirst("\\.", "?"), "it"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> of(game, 2).resume(text + "XO./.../... 1 2\n", "it"))
        .hasMessageStartingWith("it is damaged in line ");
    assertThatThrownBy(() -> of(game, 2).resume("", "it")).isInstanceOf(InputException.class);
  }

  @Test
  void needMoreStonesThanASwap() {
    assertThatThrownBy(() -> of(BuiltInGames.load("yavalath"), 1))
        .hasMessage("a swap is possible with 1 stones in Yavalath; solve positions with more");
  }
}
