package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.input.InputException;
import games.oxo.game.library.BuiltInGames;
import games.oxo.search.engines.Knowledge;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Players of a match")
class PlayerFactoriesTest {
  private final PlayerFactories enginesOnly =
      new PlayerFactories(BuiltInGames.load("squava"), 1 << 24, 1000, Knowledge.NONE);
  private final PlayerFactories maker = enginesOnly.withPrograms(new ProgramLauncher());

  @Test
  void haveLabelsThatAllDiffer() {
    assertThat(PlayerFactories.labels(List.of("deep", "random", "deep", "deep")))
        .containsExactly("deep", "random", "deep #2", "deep #3");
  }

  @Test
  void thatStandThereAgainAreTheSameEngine() throws Forfeit {
    List<PlayerFactory> two = maker.factories(List.of("random", "random #2"));
    assertThat(two).extracting(PlayerFactory::label).containsExactly("random", "random #2");
    MatchPlayer again = two.get(1).maker().apply(() -> false);
    again.begin(1);
    again.close();
  }

  @Test
  void mayHaveANumberOfTheirOwn() {
    assertThat(maker.factories(List.of("random", "cmd:./bot #2"))).hasSize(2);
    assertThatThrownBy(() -> maker.factories(List.of("deep", "random #2")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("random #2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"cmd:touch %s", "CMD:touch %s", " cmd:touch %s", "cmd:/bin/sh -c 'touch %s'"})
  void startNoProgramWithoutALauncher(String spec, @TempDir Path folder) {
    Path sign = folder.resolve("sign");
    List<String> labels = PlayerFactories.labels(List.of(spec.replace("%s", sign.toString())));
    assertThatThrownBy(() -> enginesOnly.factories(labels))
        .isInstanceOf(InputException.class)
        .hasMessage("'cmd:' names a program, but no program can be started here");
    assertThat(sign).doesNotExist();
  }
}
