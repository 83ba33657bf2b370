package games.oxo.game.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.input.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameLibraryTest {
  private final GameLibrary library = new GameLibrary();

  @TempDir Path folder;

  private String write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return file.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "squava, Squava",
    "SQUAVA, Squava",
    "connect4, Connect Four",
    "connect-four, Connect Four",
    "Connect Four, Connect Four",
    "misere-tic-tac-toe, Misère Tic-Tac-Toe",
    "tic-tac-toe:misere, Misère Tic-Tac-Toe",
    "fivalath, Fivalath",
    "yavalath:fivalath, Fivalath",
    "yavalath:side4, Small Yavalath",
    "tictactrains:swiss, Swiss TicTacTrains"
  })
  void findsBuiltInGamesByTheirNames(String name, String printed) {
    assertThat(library.load(name).name()).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "yavalat | there is no game 'yavalat'; did you mean 'yavalath'?",
        "conect4 | there is no game 'conect4'; did you mean 'connect4'?",
        "misere | there is no game 'misere'; the built-in games are tic-tac-toe, squava, yavalath, connect4, fourtic, tictactrains, or give the path of a definition file",
        "yavalath:sid4 | yavalath has no variant 'sid4'; did you mean 'side4'?",
        "tictactrains:zulu | tictactrains has no variant 'zulu'; known: classical, modern, postmodern, spanish, swiss, viennese, mallorcan",
        "fourtic:big | fourtic has no variant 'big'; it has only other sizes, such as fourtic:6x6",
        "no/such.toml | there is no file no/such.toml"
      })
  void saysWhatIsNearWhenThereIsNoSuchGame(String name, String message) {
    assertThatThrownBy(() -> library.load(name))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  @Test
  void loadsAUsersFileThatExtendsABuiltInGame() throws IOException {
    String file =
        write(
            "small.toml",
            "extends = \"connect4\"\nname = \"5x4\"\nboard = { width = 5, height = 4 }\n");
    Game game = library.load(file);
    assertThat(game.board().cells()).isEqualTo(20);
    assertThat(game.board().gravity()).isTrue();
    assertThat(game.id()).isEqualTo(file);
  }

  @Test
  void extendsFindsFilesBesideTheOneThatNamesThem() throws IOException {
    write("base/zero", "extends = \"squava\"\nname = \"One\"\n");
    write("base/one.toml", "extends = \"zero\"\n");
    String file = write("two.toml", "extends = \"base/one.toml\"\nswap = true\n");
    Game game = library.load(file);
    assertThat(game.name()).isEqualTo("One");
    assertThat(game.definition().swap()).isTrue();
  }

  @Test
  void aCircleThroughFilesIsFound() throws IOException {
    write("sub/b.toml", "extends = \"../a.toml\"\n");
    String file = write("a.toml", "extends = \"sub/b.toml\"\n");
    assertThatThrownBy(() -> library.load(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'extends' forms a cycle: " + file + " -> ")
        .hasMessageEndingWith(" -> " + file);
    assertThatThrownBy(() -> library.load(folder + "/./a.toml"))
        .hasMessageContaining("'extends' forms a cycle: " + file + " -> ");
  }

  @Test
  void aLinkedFolderCannotHideACircle() throws IOException {
    Files.createSymbolicLink(folder.resolve("here"), folder);
    String file = write("a.toml", "extends = \"here/a.toml\"\n");
    assertThatThrownBy(() -> library.load(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the chain of 'extends' has more than 20 files");
  }

  @Test
  void filesThatCannotBeReadAreRefused() throws IOException {
    Path latin1 = folder.resolve("latin1.toml");
    Files.write(latin1, "name = \"Mis\u00e8re\"".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> library.load(latin1.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("is not UTF-8 text");
    assertThatThrownBy(() -> library.load(folder + "/"))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("is a folder; a file is needed");
    assertThatThrownBy(() -> library.load("a\u0000b.toml")).isInstanceOf(InputException.class);
  }
}
