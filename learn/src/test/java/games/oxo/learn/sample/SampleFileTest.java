package games.oxo.learn.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Dice;
import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.input.InputException;
import games.oxo.learn.RandomGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleFileTest {
  private static final Game GAME = Samples.game("squava");
  private static final List<ScoredGame> GAMES = RandomGames.of(GAME, 4, 1);
  private static final int HEADER = 40;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() {
    file = folder.resolve("games");
    add(GAMES);
  }

  private void add(List<ScoredGame> games) {
    try (SampleFile open = SampleFile.open(GAME, file)) {
      games.forEach(open::add);
    }
  }

  @Test
  void whatIsAddedIsReadAgain() {
    assertThat(SampleFile.read(GAME, file)).isEqualTo(GAMES);
    assertThat(SampleFile.readWhole(GAME, file)).isEqualTo(GAMES);
    try (SampleFile again = SampleFile.open(GAME, file)) {
      assertThat(again.games()).isEqualTo(GAMES);
      assertThat(again.positions())
          .isEqualTo(GAMES.stream().mapToLong(each -> each.samples().size()).sum());
    }
  }

  @Test
  void gamesAreNumberedInTheirOrder() {
    assertThat(SampleFile.read(GAME, file).stream().map(ScoredGame::number))
        .containsExactly(0, 1, 2, 3);
  }

  /** However much of it reached the disk, what is added later makes it whole. */
  @Test
  void aTornEndIsCutOff() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 11) {
      Files.write(file, Arrays.copyOf(whole, length));
      List<ScoredGame> left = SampleFile.read(GAME, file);
      assertThat(left).isEqualTo(GAMES.subList(0, left.size()));
      add(GAMES.subList(left.size(), GAMES.size()));
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
  }

  @Test
  void aFileOfAnotherGameIsRefusedInASentence() {
    Game other = Samples.game("yavalath");
    String sentence = file + " holds no games of self-play of yavalath";
    assertThatThrownBy(() -> SampleFile.open(other, file))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
    assertThatThrownBy(() -> SampleFile.read(other, file)).hasMessage(sentence);
  }

  @Test
  void soIsAnyOtherFile() throws IOException {
    Files.writeString(file, "This is a letter to somebody, and it is longer than the header.");
    assertThatThrownBy(() -> SampleFile.open(GAME, file))
        .hasMessage(file + " holds no games of self-play of squava");
    assertThat(Files.readString(file)).startsWith("This is a letter");
  }

  @Test
  void everyChangedByteIsNoticed() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Dice dice = new Dice(2);
    for (int at = 0; at < whole.length; at += at < 2 * HEADER ? 1 : 5) {
      byte[] changed = whole.clone();
      changed[at] ^= (byte) (1 + dice.below(255));
      Files.write(file, changed);
      assertThatThrownBy(() -> SampleFile.readWhole(GAME, file))
          .isInstanceOf(InputException.class)
          .hasMessageMatching(".*games (is damaged|holds no games of self-play of squava)");
      if (at >= HEADER && at % 10 == 0) {
        List<ScoredGame> left = SampleFile.read(GAME, file);
        assertThat(left).isEqualTo(GAMES.subList(0, left.size()));
      }
    }
  }

  @Test
  void aFileThatIsNotThereHasASentence() {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> SampleFile.readWhole(GAME, none))
        .isInstanceOf(InputException.class)
        .hasMessage(none + " cannot be read: no such file");
    assertThatThrownBy(() -> SampleFile.open(GAME, folder.resolve("no").resolve("games")))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("there is no folder for the file");
  }

  @Test
  void twoCannotWriteAtOnce() {
    try (SampleFile open = SampleFile.open(GAME, file)) {
      assertThat(open.games()).hasSize(GAMES.size());
      assertThatThrownBy(() -> SampleFile.open(GAME, file))
          .isInstanceOf(InputException.class)
          .hasMessage(file + " is being written by another program");
    }
  }
}
