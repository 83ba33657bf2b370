package games.oxo.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.search.kernel.SearchStopped;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LongWorkTest {
  private static final String CLEAR = "\r\u001b[K";

  /** What goes to the screen, results and all else in the order of their printing. */
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  private final PrintStream out = new PrintStream(screen, true, StandardCharsets.UTF_8);

  private final Terminal terminal =
      new Terminal(
          out,
          out,
          InputStream.nullInputStream(),
          false,
          Optional.of(() -> new ScreenSize(80, 24)),
          false,
          false,
          () -> ScreenSize.FILE);

  private String shown() {
    return screen.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  private int run(boolean json, LongWork.Task task) {
    return LongWork.run(new Results(terminal, json), task);
  }

  private int count(boolean json) {
    return run(
        json,
        work -> {
          work.results().print(() -> "{\"n\":1}", () -> out.println("one"));
          work.results().printText(() -> out.println("for people"));
          work.results().printJson(() -> "{\"n\":2}");
          work.results().printLines(() -> "{\"n\":3}", () -> "three\n");
          return ExitStatus.UNSETTLED;
        });
  }

  @Test
  void resultsAreTextOrJson() {
    assertThat(count(false)).isEqualTo(ExitStatus.UNSETTLED);
    assertThat(shown()).isEqualTo("one\nfor people\nthree\n");
  }

  @Test
  void programsGetOneObjectALine() {
    count(true);
    assertThat(shown()).isEqualTo("{\"n\":1}\n{\"n\":2}\n{\"n\":3}\n");
  }

  @Test
  void progressMakesRoomForResults() {
    long[] now = {0};
    Progress progress = new Progress(terminal, () -> now[0]);
    try (LongWork work = new LongWork(new Results(terminal, false), progress)) {
      work.start("counting");
      now[0] = 10_000_000_000L;
      assertThat(work.goOn(0.5)).isTrue();
      assertThat(shown()).contains("counting: 50.0%");
      work.results().printText(() -> out.println("half"));
      work.say("enough");
    }
    assertThat(shown()).endsWith(CLEAR + "half\noxo: enough\n");
  }

  @Test
  void ctrlCEndsTheWorkWithItsOwnStatusAndOneSentence() {
    int status =
        run(
            false,
            work -> {
              work.whenStopped("stopped; nothing was written");
              assertThat(work.goOn(0)).isTrue();
              work.interrupt().request();
              assertThat(work.goOn(0)).isFalse();
              throw new SearchStopped();
            });
    assertThat(status).isEqualTo(Interrupt.STATUS);
    assertThat(shown()).isEqualTo("oxo: stopped; nothing was written\n");
  }

  @Test
  void whatCtrlCHasCutShortHasAStatusOfItsOwn() {
    assertThat(run(false, work -> work.status(ExitStatus.FAULT))).isEqualTo(ExitStatus.FAULT);
    int status =
        run(
            false,
            work -> {
              work.interrupt().request();
              return work.status(ExitStatus.FAULT);
            });
    assertThat(status).isEqualTo(Interrupt.STATUS);
    assertThat(shown()).isEmpty();
  }

  @Test
  void aSearchThatStopsByItselfIsNotTakenForCtrlC() {
    assertThatThrownBy(
            () ->
                run(
                    false,
                    work -> {
                      throw new SearchStopped();
                    }))
        .isInstanceOf(SearchStopped.class);
  }
}
