package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramOptionTest {
  @ParameterizedTest
  @CsvSource({
    "option name seed type spin default 1 min 0 max 1000000000, seed, 0, 1000000000",
    "option name Game type string default min max, Game, 0, 2147483647",
    "option name Clear Hash type button, Clear Hash, 0, 2147483647",
    "option  name  x, x, 0, 2147483647",
    "option name s type spin min 5 max 3, s, 5, 5",
    "option name s type spin min -4 max 3, s, -4, 3"
  })
  void readsWhatIsAnnounced(String line, String name, long least, long most) {
    assertThat(ProgramOption.read(line)).contains(new ProgramOption(name, least, most));
  }

  @ParameterizedTest
  @CsvSource({"option", "option name", "option seed type spin", "id name option"})
  void otherLinesAnnounceNothing(String line) {
    assertThat(ProgramOption.read(line)).isEmpty();
  }

  @Test
  void numbersAreBroughtWithinTheBounds() {
    ProgramOption option = new ProgramOption("Seed", 1, 10);
    assertThat(option.set("x y")).isEqualTo("setoption name Seed value x y");
    assertThat(option.set(3)).isEqualTo("setoption name Seed value 4");
    assertThat(option.set(13)).isEqualTo("setoption name Seed value 4");
    for (long seed : new long[] {Long.MIN_VALUE, -1, Long.MAX_VALUE}) {
      String text = option.set(seed);
      assertThat(Long.parseLong(text.substring(text.lastIndexOf(' ') + 1))).isBetween(1L, 10L);
    }
  }
}
