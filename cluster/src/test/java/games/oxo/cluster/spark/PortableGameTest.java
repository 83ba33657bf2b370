package games.oxo.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.cli.option.UserGames;
import games.oxo.game.Game;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.library.BuiltInGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Games that travel to other machines")
class PortableGameTest {
  @TempDir Path folder;

  private static PortableGame copy(PortableGame game) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(game);
    return (PortableGame)
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  @Test
  void everyBuiltInGameArrives() throws Exception {
    for (String id : BuiltInGames.ids()) {
      Game arrived = copy(PortableGame.of(UserGames.sources(id))).game();
      assertThat(arrived.definition()).isEqualTo(BuiltInGames.load(id).definition());
    }
  }

  @Test
  void aSizeAndFilesThatExtendEachOtherArriveWithoutTheFiles() throws Exception {
    Path mine = folder.resolve("mine.toml");
    Path base = folder.resolve("base.toml");
    Files.writeString(mine, "name = \"Mine\"\nextends = \"base.toml\"\n");
    Files.writeString(base, "name = \"Base\"\nextends = \"connect4:5x4\"\nline = { win = 3 }\n");
    PortableGame portable = PortableGame.of(UserGames.sources(mine.toString()));
    Game here = UserGames.load(mine.toString());
    Files.delete(mine);
    Files.delete(base);
    Game there = copy(portable).game();
    assertThat(there.id()).isEqualTo(here.id());
    assertThat(RulesFingerprint.of(there)).isEqualTo(RulesFingerprint.of(here));
    assertThat(copy(portable).game()).isSameAs(there);
  }
}
