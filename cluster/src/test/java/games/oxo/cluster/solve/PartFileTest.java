package games.oxo.cluster.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.cluster.storage.SharedFolder;
import games.oxo.cluster.storage.StorageException;
import games.oxo.game.Game;
import games.oxo.game.library.BuiltInGames;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The results of a task in a file")
class PartFileTest {
  private static final Game GAME = BuiltInGames.load("yavalath");
  private static final List<SolvedPosition> SOME =
      List.of(
          new SolvedPosition(5, 2, true, -3, -3, 1L << 60, true, 17, 99, ""),
          new SolvedPosition(1, 2, false, -3, 8, 0, false, 1L << 40, 0, ""),
          new SolvedPosition(1L << 60, 0, false, 0, 0, 0, false, 0, 0, "Sturm: ä".repeat(500)));

  @TempDir Path folder;

  @Test
  void isReadAsItWasWritten() {
    SharedFolder shared = SharedFolder.of(folder.toString());
    shared.write("part-000007", PartFile.write(GAME, 7, SOME));
    List<SolvedPosition> read = PartFile.read(shared, GAME, 7);
    assertThat(read.subList(0, 2)).isEqualTo(SOME.subList(0, 2));
    assertThat(read.get(2).failure()).hasSize(1000).startsWith("Sturm: ä");
  }

  @Test
  void everyChangeIsNoticedAndTheFileIsNamed() {
    SharedFolder shared = SharedFolder.of(folder.toString());
    byte[] good = PartFile.write(GAME, 7, SOME);
    for (int at = 0; at < good.length; at += 13) {
      byte[] bad = good.clone();
      bad[at] ^= 4;
      refused(shared, bad, GAME, 7);
      refused(shared, Arrays.copyOf(good, at), GAME, 7);
    }
    refused(shared, good, BuiltInGames.load("squava"), 7);
    refused(shared, good, GAME, 8);
  }

  private void refused(SharedFolder shared, byte[] bytes, Game game, int number) {
    shared.write(PartFile.name(number), bytes);
    assertThatThrownBy(() -> PartFile.read(shared, game, number))
        .isInstanceOf(StorageException.class)
        .hasMessageStartingWith(folder + "/" + PartFile.name(number) + " is damaged");
  }
}
