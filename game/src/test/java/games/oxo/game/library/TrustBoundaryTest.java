package games.oxo.game.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Await;
import games.oxo.game.Game;
import games.oxo.game.canonical.CanonicalText;
import games.oxo.game.definition.DefinitionReader;
import games.oxo.game.definition.TurnOrder;
import games.oxo.game.files.GameLibrary;
import games.oxo.game.input.InputException;
import games.oxo.game.text.MoveNotation;
import games.oxo.game.text.PositionReader;
import games.oxo.game.toml.TomlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule of the build, in {@code ArchitectureTest}, says the same of the code. */
@DisplayName("Text opens no file where nobody handed in a library of files")
@Timeout(Await.GUARD_SECONDS)
class TrustBoundaryTest {
  private static final String SOUND =
      "name = \"Secret\"\nboard = { shape = \"square\", width = 3, height = 3 }\nline.win = 3\n";

  @TempDir static Path folder;

  static Stream<String> namesOfFiles() throws IOException {
    String file = Files.writeString(folder.resolve("secret.toml"), SOUND).toString();
    Files.writeString(folder.resolve("secret"), SOUND);
    List<String> names = new ArrayList<>();
    for (String name : List.of(file, folder.resolve("secret").toString())) {
      names.addAll(List.of(name, "@" + name, "file:" + name, "file://" + name, "<" + name));
      names.add(Path.of("").toAbsolutePath().relativize(Path.of(name)).toString());
      names.add(name.replace('/', '\\'));
    }
    names.addAll(
        List.of(
            "/etc/passwd",
            "../../../../../../../etc/passwd",
            "..",
            ".",
            "/",
            "~/.profile",
            "-",
            "@-",
            "/dev/zero",
            "/dev/random",
            "/dev/stdin",
            "/proc/self/environ",
            "NUL",
            "COM1",
            "\\\\server\\share\\x.toml",
            "C:\\x.toml",
            "http://localhost:1/x.toml",
            "https://localhost:1/",
            "jar:file:/x.jar!/x.toml",
            "classpath:/oxo/games/squava.toml",
            "/oxo/games/squava.toml",
            "squava.toml",
            "squava/../connect4",
            "yavalath/side4",
            "yavalath:../squava",
            "yavalath:side4.toml",
            "index.txt",
            "a\u0000b",
            "cmd:ls",
            "$(id)",
            "`id`",
            "|id",
            "%2e%2e%2fetc"));
    return names.stream();
  }

  private static void isRefused(ThrowingCallable work) {
    assertThatThrownBy(work)
        .isInstanceOf(InputException.class)
        .message()
        .doesNotContain("Secret")
        .doesNotContain("root:")
        .doesNotContain("larger than");
  }

  @ParameterizedTest
  @MethodSource("namesOfFiles")
  void whateverTextIsGiven(String name) {
    isRefused(() -> BuiltInGames.load(name));
    String quoted = name.replace("\\", "\\\\").replace("\u0000", "\\u0000");
    isRefused(() -> BuiltInGames.define("my.toml", "extends = \"" + quoted + "\"\n"));
    isRefused(() -> BuiltInGames.define(name, "extends = \"secret.toml\"\n"));
    isRefused(() -> TomlReader.read("my.toml", name));
    isRefused(() -> TurnOrder.parse(name));
    Game game = BuiltInGames.load("squava");
    isRefused(() -> PositionReader.read(game, name));
    isRefused(() -> new MoveNotation(game).read(game.start(), name));
    isRefused(() -> game.cellNames().read(name));
    isRefused(() -> CanonicalText.read(game, name));
  }

  @Test
  void aDefinitionInTextMayExtendABuiltInGame() {
    assertThat(BuiltInGames.define("my.toml", "extends = \"squava\"\nname = \"Mine\"\n").name())
        .isEqualTo("Mine");
    assertThat(DefinitionReader.keys()).contains("extends");
  }

  @Test
  void theSameTextOpensItWithTheLibrary() {
    assertThat(new GameLibrary().load(folder.resolve("secret").toString()).name())
        .isEqualTo("Secret");
  }
}
