package games.oxo.game.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.FullRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FormatPatternTest {
  private static final List<String> FRACTIONS =
      List.of("%.0f", "%.1f", "%.2f", "%.4f", "%f", "%8.1f", "%-8.1f|", "%+.1f", "%,.0f", "%08.2f");

  /** From the name of the method to the end of the statement. */
  private static final Pattern CALL = Pattern.compile("Text\\.format\\([^;]*");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final String PLACE = "%([0-9]+\\$)?[-0,+]*[0-9]*(\\.[0-9]+)?[scdxfn%]";

  private static final List<String> WHOLE =
      List.of("%d", "%,d", "%5d", "%-5d|", "%03d", "%+d", "%x", "%016x", "%s", "%12s", "%-12s|");

  private static final int NUMBERS = FullRun.isOn() ? 100_000 : 5_000;

  @Test
  void fractionsAreWrittenAsTheLibraryWritesThem() {
    Random random = new Random(1);
    for (int i = 0; i < NUMBERS; i++) {
      double number =
          switch (i % 4) {
            case 0 -> random.nextDouble();
            case 1 -> random.nextInt(-20_000, 20_000) / 1000.0;
            case 2 -> random.nextGaussian() * Math.pow(10, random.nextInt(-8, 12));
            default -> random.nextInt(-200, 200) * 0.05;
          };
      for (String pattern : FRACTIONS) {
        assertThat(Text.format(pattern, number)).isEqualTo(expected(pattern, number));
      }
    }
  }

  /** What the library writes, but zero without a sign. */
  private static String expected(String pattern, double number) {
    String text = String.format(Locale.ROOT, pattern, number);
    return text.matches(" *-[0.]+[ |]*") ? String.format(Locale.ROOT, pattern, 0.0) : text;
  }

  @Test
  void whatIsRoundedToZeroHasNoSign() {
    assertThat(Text.format("%.2f %.1f %.0f", -0.001, -0.04, -0.4)).isEqualTo("0.00 0.0 0");
    assertThat(Text.format("%+.1f %08.2f", -0.0, -0.004)).isEqualTo("+0.0 00000.00");
    assertThat(Text.format("%.2f %.1f", -0.005, -0.05)).isEqualTo("-0.01 -0.1");
  }

  @Test
  void wholeNumbersAreWrittenAsTheLibraryWritesThem() {
    Random random = new Random(2);
    for (int i = 0; i < NUMBERS; i++) {
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
        new double[] {0, 9.995, 99.95, 0.05, 0.95, 1e-300, 1e15, Double.NaN, 1 / 0.0}) {
      assertThat(Text.format("%.1f %.2f", number, number))
          .isEqualTo(String.format(Locale.ROOT, "%.1f %.2f", number, number));
    }
  }

  @Test
  void aValueMayBeChosenByItsNumber() {
    for (String pattern : List.of("%2$s %1$s", "%s %2$5d|%s", "%1$d to -%1$d", "%2$-4d|%s")) {
      assertThat(Text.format(pattern, 1, 2)).isEqualTo(String.format(Locale.ROOT, pattern, 1, 2));
    }
  }

  /** In a call of {@code Text.format} no other place of a pattern is written. */
  @Test
  void everyPatternOfTheProgramIsKnown() throws IOException {
    for (Path source : sources()) {
      Matcher call = CALL.matcher(Files.readString(source));
      while (call.find()) {
        Matcher literal = LITERAL.matcher(call.group());
        while (literal.find()) {
          assertThat(literal.group(1).replaceAll(PLACE, ""))
              .as("%s: %s", source, literal.group())
              .doesNotContainPattern("%.");
        }
      }
    }
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      List<Path> sources =
          files
              .filter(file -> file.toString().contains("/src/main/"))
              .filter(file -> file.toString().endsWith(".java"))
              .filter(FormatPatternTest::formats)
              .toList();
      assertThat(sources).hasSizeGreaterThan(100);
      return sources;
    }
  }

  private static boolean formats(Path source) {
    try {
      return Files.readString(source).contains("Text.format(");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
