package games.oxo.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lines of standard input")
class InputLinesTest {
  private static List<String> read(String text) throws IOException {
    InputLines lines =
        new InputLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    List<String> read = new ArrayList<>();
    for (InputLines.Line line = lines.read(); line != null; line = lines.read()) {
      read.add(line.tooLong() ? "too long: " + line.text().length() : line.text());
    }
    return read;
  }

  @Test
  void linesEndWithTheirEndOrThatOfTheText() throws IOException {
    assertThat(read("")).isEmpty();
    assertThat(read("\n")).containsExactly("");
    assertThat(read("a\r\n\nbä\nc")).containsExactly("a", "", "bä", "c");
  }

  @Test
  void aLineOfTheGreatestLengthIsRead() throws IOException {
    for (int length : new int[] {8191, 8192, 8193, InputLines.LONGEST}) {
      String line = "x".repeat(length);
      assertThat(read("a\n" + line + "\nb")).containsExactly("a", line, "b");
      assertThat(read(line)).containsExactly(line);
    }
  }

  @Test
  void aLongerOneIsReportedOnceAndSkipped() throws IOException {
    String beginning = "too long: " + (InputLines.LONGEST + 1);
    for (int length : new int[] {InputLines.LONGEST + 1, 8192 * 9, 1_000_000}) {
      String line = "x".repeat(length);
      assertThat(read("a\n" + line + "\nb\n" + line))
          .containsExactly("a", beginning, "b", beginning);
    }
  }

  @Test
  void anEndlessLineIsReportedBeforeItsEnd() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }
        };
    InputLines.Line line = new InputLines(endless).read();
    assertThat(line).isNotNull();
    assertThat(line.tooLong()).isTrue();
  }
}
