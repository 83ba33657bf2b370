package games.oxo.game.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FormatPatternTest {
  private static final List<String> FRACTIONS =
      List.of("%.0f", "%.1f", "%.2f", "%.4f", "%f", "%8.1f", "%-8.1f|", "%+.1f", "%,.0f", "%08.2f");

  private static final List<String> WHOLE =
      List.of("%d", "%,d", "%5d", "%-5d|", "%03d", "%+d", "%x", "%016x", "%s", "%12s", "%-12s|");

  @Test
  void fractionsAreWrittenAsTheLibraryWritesThem() {
    Random random = new Random(1);
    for (int i = 0; i < 100_000; i++) {
      double number =
          switch (i % 4) {
            case 0 -> random.nextDouble();
            case 1 -> random.nextInt(-20_000, 20_000) / 1000.0;
            case 2 -> random.nextGaussian() * Math.pow(10, random.nextInt(-8, 12));
            default -> random.nextInt(-200, 200) * 0.05;
          };
      for (String pattern : FRACTIONS) {
        assertThat(Text.format(pattern, number))
            .as("%s of %s", pattern, number)
            .isEqualTo(String.format(Locale.ROOT, pattern, number));
      }
    }
  }

  @Test
  void wholeNumbersAreWrittenAsTheLibraryWritesThem() {
    Random random = new Random(2);
    for (int i = 0; i < 10_000; i++) {
      long number = random.nextLong() >> random.nextInt(64);
      for (String pattern : WHOLE) {
        assertThat(Text.format(pattern, number))
            .isEqualTo(String.format(Locale.ROOT, pattern, number));
        assertThat(Text.format(pattern, (int) number))
            .isEqualTo(String.format(Locale.ROOT, pattern, (int) number));
      }
    }
  }

  @Test
  void specialNumbersAreWrittenAsTheLibraryWritesThem() {
    for (double number :
        new double[] {0, -0.0, 9.995, 99.95, 0.05, 0.95, 1e-300, 1e15, Double.NaN, 1 / 0.0}) {
      assertThat(Text.format("%.1f %.2f", number, number))
          .isEqualTo(String.format(Locale.ROOT, "%.1f %.2f", number, number));
    }
  }

  @Test
  void textStaysAsItIs() {
    assertThat(Text.format("100%% of %s, %c", "a%d", 'x')).isEqualTo("100% of a%d, x");
    assertThat(Text.format("%s", (Object) null)).isEqualTo("null");
  }

  @Test
  void patternsThatCannotBeFilledInAreFaults() {
    Object[] none = {};
    Object[] one = {1};
    assertThatThrownBy(() -> FormatPattern.fill("%d", none)).hasMessageContaining("lacks a value");
    assertThatThrownBy(() -> FormatPattern.fill("100%", none)).hasMessageContaining("ends in");
    assertThatThrownBy(() -> FormatPattern.fill("%q", one)).hasMessageContaining("'%q'");
  }
}
