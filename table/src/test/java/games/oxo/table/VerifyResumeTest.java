package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A verification that was stopped goes on from there")
class VerifyResumeTest {
  private static final Game GAME = Samples.game("tic-tac-toe");

  @TempDir Path folder;
  private Path file;
  private Path progress;
  private Verification whole;

  @BeforeEach
  void build() {
    TestTables.build(GAME, folder).close();
    file = folder.resolve("table");
    progress = TableVerifier.progressFile(file);
    whole = verify(BuildListener.NONE);
  }

  private Verification verify(BuildListener listener) {
    try (Table table = Table.open(GAME, file)) {
      return new TableVerifier(table, 1 << 20, WorkerPool.SINGLE, listener, progress).verify();
    }
  }

  /** Stops a verification when it asks for the n-th time, and tells how often it asked. */
  private static final class Stopper implements BuildListener {
    private final int at;
    private int asked;

    Stopper(int at) {
      this.at = at;
    }

    @Override
    public void begins(Stage stage, int stones) {}

    @Override
    public boolean goOn(double fraction) {
      return ++asked < at;
    }
  }

  private void stopInTheMiddle() {
    Stopper all = new Stopper(Integer.MAX_VALUE);
    verify(all);
    Verification part = verify(new Stopper(all.asked - 4));
    assertThat(part.complete()).isFalse();
    assertThat(part.positions()).isBetween(1L, whole.positions() - 1);
    assertThat(progress).exists();
  }

  @Test
  void whereverItIsStoppedTheResultIsTheSame() {
    assertThat(whole.isRight()).isTrue();
    assertThat(whole.positions()).isEqualTo(627);
    assertThat(progress).doesNotExist();
    int stops = 0;
    for (int at = 1; ; at++) {
      Verification found = verify(new Stopper(at));
      if (found.complete()) {
        assertThat(found).isEqualTo(whole);
        break;
      }
      stops++;
      assertThat(found.fault()).isEmpty();
      assertThat(verify(BuildListener.NONE)).isEqualTo(whole);
      assertThat(progress).doesNotExist();
    }
    assertThat(stops).isGreaterThan(20);
  }

  /** Every time it comes a little further, since what is right is not looked at again. */
  @Test
  void stoppedAgainAndAgainItComesToTheEnd() {
    Stopper all = new Stopper(Integer.MAX_VALUE);
    verify(all);
    int few = all.asked - 10;
    long before = -1;
    Verification found = verify(new Stopper(few));
    while (!found.complete()) {
      assertThat(found.positions()).isGreaterThan(before);
      before = found.positions();
      found = verify(new Stopper(few));
    }
    assertThat(found).isEqualTo(whole);
  }

  @Test
  void aByteThatWasFlippedMeanwhileIsFound() throws IOException {
    stopInTheMiddle();
    byte[] right = Files.readAllBytes(file);
    for (int at = 0; at < right.length; at += 13) {
      byte[] bytes = right.clone();
      bytes[at] ^= 4;
      Files.write(file, bytes);
      assertThatThrownBy(() -> verify(BuildListener.NONE))
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith(file.toString());
    }
  }

  @Test
  void anotherTableIsNotTakenForIt() throws IOException {
    stopInTheMiddle();
    Path other = folder.resolve("other");
    Files.createDirectory(other);
    Game game = Samples.game("tic-tac-toe:misere");
    Table table = TestTables.build(game, other);
    assertThatThrownBy(
            () ->
                new TableVerifier(table, 1 << 20, WorkerPool.SINGLE, BuildListener.NONE, progress)
                    .verify())
        .isInstanceOf(InputException.class)
        .hasMessage(progress + " is about another table; remove it to verify from the start");
    table.close();
  }

  @Test
  void aDamagedFileOfTheProgressIsRefused() throws IOException {
    stopInTheMiddle();
    String right = Files.readString(progress);
    for (int at = 0; at < right.length(); at++) {
      byte[] bytes = right.getBytes(StandardCharsets.UTF_8);
      bytes[at] ^= 1;
      Files.write(progress, bytes);
      assertRefused();
    }
    Files.writeString(progress, right.substring(0, 30));
    assertRefused();
    Files.writeString(progress, "");
    assertRefused();
    Files.writeString(progress, right);
    assertThat(verify(BuildListener.NONE)).isEqualTo(whole);
  }

  private void assertRefused() {
    assertThatThrownBy(() -> verify(BuildListener.NONE))
        .isInstanceOf(InputException.class)
        .hasMessage(progress + " is damaged; remove it to verify from the start");
  }
}
