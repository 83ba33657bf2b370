package games.oxo.match.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.match.play.BoundedLines.Line;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
  private static List<Line> lines(String text, int most) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    BoundedLines lines = new BoundedLines(new ByteArrayInputStream(bytes), most);
    List<Line> all = new ArrayList<>();
    for (Line line = lines.next(); line != null; line = lines.next()) {
      all.add(line);
    }
    return all;
  }

  private static Line whole(String text) {
    return new Line(text, false);
  }

  @Test
  void readsLinesOfAllEnds() throws IOException {
    assertThat(lines("", 9)).isEmpty();
    assertThat(lines("a\n\nbé\r\nc", 9))
        .containsExactly(whole("a"), whole(""), whole("bé"), whole("c"));
  }

  @Test
  void cutsLongLines() throws IOException {
    assertThat(lines("abc\nabcde\n", 4))
        .containsExactly(whole("abc"), new Line("abcd", true), whole("e"));
    assertThat(lines("abcd\n", 4)).containsExactly(new Line("abcd", true), whole(""));
    assertThat(lines("abcd", 4)).containsExactly(new Line("abcd", true));
  }

  @Test
  void linesGoOverTheEndsOfBuffers() throws IOException {
    String line = "x".repeat(5000);
    assertThat(lines((line + "\n").repeat(7), 1 << 16)).hasSize(7).containsOnly(whole(line));
  }

  @Test
  void anEndlessLineComesInPieces() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'x';
          }
        };
    BoundedLines lines = new BoundedLines(endless, 1000);
    for (int i = 0; i < 100; i++) {
      assertThat(lines.next()).isEqualTo(new Line("x".repeat(1000), true));
    }
  }
}
