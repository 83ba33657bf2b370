package games.oxo.cli.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The live line of long work")
class ProgressTest {
  private static final String REMARK =
      "52 s, about 8 min left, 1234 expanded, 98765 in the book, 61% for X, 12 proven";

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private ScreenSize size = new ScreenSize(80, 24);
  private long nanos;

  private Progress progress() {
    PrintStream err = new PrintStream(screen, true, UTF_8);
    return new Progress(
        new Terminal(
            err,
            err,
            new ByteArrayInputStream(new byte[0]),
            false,
            Optional.of(() -> size),
            false,
            false,
            () -> ScreenSize.FILE),
        () -> nanos);
  }

  /** What the line has shown since it was last asked for, without codes that move the cursor. */
  private String shown() {
    String text = screen.toString(UTF_8).replaceAll("\r|\u001b\\[[?0-9]*[A-Za-z]", "");
    screen.reset();
    return text;
  }

  private void pass(long millis) {
    nanos += millis * 1_000_000;
  }

  @Test
  void theLineFollowsTheWidthOfTheScreen() {
    Progress progress = progress();
    progress.start("growing");
    progress.show(() -> "at once");
    assertThat(shown()).isEmpty();
    pass(52_000);
    progress.show(() -> REMARK.substring(6));
    assertThat(shown())
        .isEqualTo("growing: 52 s, about 8 min left, 1234 expanded, 98765 in the book, 61% for X");
    size = new ScreenSize(40, 24);
    pass(100);
    progress.show(() -> REMARK.substring(6));
    assertThat(shown()).isEmpty();
    pass(100);
    progress.show(() -> REMARK.substring(6));
    assertThat(shown()).isEqualTo("growing: 52 s, about 8 min left");
    progress.show(0.0);
    pass(1_000);
    progress.show(0.5);
    assertThat(shown()).isEqualTo("growing: 50.0%, about 54 s left");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "100 | growing: 52 s, about 8 min left, 1234 expanded, 98765 in the book, 61% for X, 12 proven",
        "60 | growing: 52 s, about 8 min left, 1234 expanded",
        "31 | growing: 52 s, about 8 min left",
        "30 | growing: 52 s",
        "12 | growi…: 52 s",
        "6 | growi…",
        "1 | …",
      })
  void whatMattersLeastIsLeftOutFirst(int width, String line) {
    assertThat(Progress.fitted("growing", REMARK, width)).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 10, 17, 40, 60, 80, 200})
  void noLineIsTooLong(int width) {
    for (String what : new String[] {"", "values", "adding /a/long/path/to/some/other/book.db"}) {
      for (String remark : new String[] {"", "?", "12.5%, about 3 h left", REMARK}) {
        assertThat(Progress.fitted(what, remark, width).length()).isLessThanOrEqualTo(width);
      }
    }
  }
}
