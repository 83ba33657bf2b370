package games.oxo.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Long lines are broken where words end")
class WrapTest {
  @Test
  void laterLinesAreIndented() {
    assertThat(Wrap.lines("Legal:  a1 a2 a3 a4", 8, 14))
        .containsExactly("Legal:  a1 a2", "        a3 a4");
    assertThat(Wrap.lines("short", 2, 14)).containsExactly("short");
    assertThat(Wrap.lines("", 2, 14)).containsExactly("");
  }

  @Test
  void aRoundNumberStaysWithItsMoves() {
    assertThat(Wrap.lines("1. a1 b1   2. a2 b2   3. a3", 0, 14))
        .containsExactly("1. a1 b1", "2. a2 b2", "3. a3");
  }

  @Test
  void aWordThatIsTooLongStandsAlone() {
    assertThat(Wrap.lines("see /a/very/long/path now", 0, 10))
        .containsExactly("see", "/a/very/long/path", "now");
  }

  @Test
  void whatFollowsStandsBelowItsColumn() {
    ScreenSize narrow = new ScreenSize(42, 24);
    assertThat(Wrap.columns("name      what it does in a good many words", narrow))
        .containsExactly("name      what it does in a good many", "          words");
    assertThat(Wrap.columns("  a sentence of several words that has no columns", narrow))
        .containsExactly("  a sentence of several words that has", "  no columns");
    assertThat(Wrap.columns("name      what   #################################", narrow))
        .containsExactly("name      what", "       #################################");
    assertThat(Wrap.columns("x".repeat(20) + " " + "x".repeat(21), narrow)).hasSize(1);
  }

  @Test
  void coloursTakeNoRoom() {
    String red = "\u001b[31mred\u001b[0m";
    assertThat(Wrap.lines(red + " " + red + " " + red, 0, 7)).containsExactly(red + " " + red, red);
    assertThat(Wrap.columns((red + " ").repeat(10) + red, narrowest())).hasSize(2);
  }

  private static ScreenSize narrowest() {
    return new ScreenSize(40, 24);
  }

  private static String shown(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out =
        new PrintStream(
            new WrappedOutput(bytes, () -> new ScreenSize(42, 24)), true, StandardCharsets.UTF_8)) {
      out.print(text);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void onlyLinesForPeopleAreBroken() throws IOException {
    String words = "a few words that are too long for so narrow a screen";
    assertThat(shown(words + "\n"))
        .isEqualTo("a few words that are too long for so\nnarrow a screen\n");
    assertThat(shown("{" + words + "}\n")).isEqualTo("{" + words + "}\n");
    assertThat(shown("\r\u001b[K" + words + "\n")).isEqualTo("\r\u001b[K" + words + "\n");
    assertThat(shown(words)).isEqualTo(words);
    assertThat(shown("é".repeat(41) + "\n")).isEqualTo("é".repeat(41) + "\n");
  }

  @Test
  void aScreenThatDoesNotKnowItsSizeIsOfTheUsualOne() {
    assertThat(ScreenProbe.read("50 132\n", ScreenSize.USUAL)).isEqualTo(new ScreenSize(132, 50));
    assertThat(ScreenProbe.read("0 0\n", ScreenSize.USUAL)).isEqualTo(ScreenSize.USUAL);
    assertThat(ScreenProbe.read("stty: no tty", ScreenSize.USUAL)).isEqualTo(ScreenSize.USUAL);
  }
}
