package games.oxo.game.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
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

  /** Every word within reach is still found, and a word of any length is answered at once. */
  @Test
  void aLongWordIsNotCompared() {
    assertThat(Nearest.hint("abcdefghi", List.of("abcdef"))).isEqualTo("; did you mean 'abcdef'?");
    assertThat(Nearest.hint("abcdefghij", List.of("abcdef"))).isEqualTo("; known: abcdef");
    List<String> many = Collections.nCopies(1_000, "width");
    assertThat(Nearest.hint("w".repeat(1_000_000), many, "all")).isEqualTo("; known: all");
  }
}
