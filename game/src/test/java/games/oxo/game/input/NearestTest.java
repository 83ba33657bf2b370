package games.oxo.game.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  @Test
  void countsInsertionsDeletionsReplacementsAndSwaps() {
    assertThat(Nearest.distance("width", "width")).isZero();
    assertThat(Nearest.distance("widht", "width")).isEqualTo(1);
    assertThat(Nearest.distance("with", "width")).isEqualTo(1);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
  }

  @Test
  void namesTheNearestOrAll() {
    assertThat(Nearest.hint("widht", List.of("height", "width")))
        .isEqualTo("; did you mean 'width'?");
    assertThat(Nearest.hint("colour", List.of("height", "width")))
        .isEqualTo("; known: height, width");
    assertThat(Nearest.hint("x", List.of())).isEmpty();
  }
}
