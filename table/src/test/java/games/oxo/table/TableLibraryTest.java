package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableLibraryTest {
  @TempDir Path folder;

  private static Path place(Map<String, String> environment, String home) {
    return TableLibrary.of(environment, home).file(Samples.game("squava")).getParent();
  }

  @Test
  void theFolderComesFromTheEnvironmentOrTheConvention() {
    assertThat(place(Map.of("OXO_TABLES", "here"), "/home/me")).isEqualTo(Path.of("here"));
    assertThat(place(Map.of("XDG_DATA_HOME", "/data"), "/home/me"))
        .isEqualTo(Path.of("/data/oxo/tables"));
    assertThat(place(Map.of("XDG_DATA_HOME", "data"), "/home/me"))
        .isEqualTo(Path.of("/home/me/.local/share/oxo/tables"));
    assertThatThrownBy(() -> TableLibrary.of(Map.of(), ""))
        .isInstanceOf(InputException.class)
        .hasMessage("there is no folder for tables; OXO_TABLES can name one");
  }

  @Test
  void gamesOfOneNameAndOtherRulesHaveOtherTables() {
    String text = "name = \"Mine\"\nboard = { shape = \"square\", width = 3, height = 3 }\n";
    List<Game> games =
        List.of(
            Samples.gameOf(text + "line = { win = 3 }"),
            Samples.gameOf(text + "line = { lose = 3 }"),
            Samples.gameOf(text + "line = { win = 3 }\nturns = \"XA, OA, OA, XA, ...\""),
            Samples.gameOf(text + "score = { run = { length = 3, points = 2 } }"),
            Samples.gameOf(text + "score = { longest = \"path\" }"),
            Samples.gameOf(text.replace("height = 3", "height = 4") + "line = { win = 3 }"),
            Samples.gameOf(
                text.replace("height = 3", "height = 3, gravity = true") + "line = { win = 3 }"));
    TableLibrary library = new TableLibrary(folder);
    assertThat(games.stream().map(library::file).distinct()).hasSize(games.size());
    assertThat(library.file(games.get(0)).getFileName().toString())
        .matches("my-[0-9a-f]{12}\\.oxotable");
  }

  @Test
  void namesAndTheSwapMakeNoDifference() {
    String text = "board = { shape = \"square\", width = 3, height = 3 }\nline = { win = 3 }\n";
    Game one = Samples.gameOf("name = \"One\"\n" + text);
    Game two = Samples.gameOf("name = \"Two\"\nswap = true\n" + text);
    assertThat(RulesFingerprint.of(one))
        .isEqualTo(RulesFingerprint.of(two))
        .isEqualTo(RulesFingerprint.of(Samples.game("tic-tac-toe")));
  }

  /** A fingerprint that changes by accident would orphan the tables that people have. */
  @Test
  void fingerprintsStayWhatTheyAre() {
    assertThat(RulesFingerprint.of(Samples.game("tic-tac-toe")).brief()).isEqualTo("0e656c9a0927");
    assertThat(RulesFingerprint.of(Samples.game("fourtic")).brief()).isEqualTo("bedf864e9f21");
    assertThat(RulesFingerprint.of(Samples.game("squava")).brief()).isEqualTo("1236c8940bb2");
  }

  @Test
  void aTableIsFoundWhenItIsThere() {
    Game game = Samples.game("tic-tac-toe:misere");
    TableLibrary library = new TableLibrary(folder.resolve("deep/down"));
    assertThat(library.open(game)).isEmpty();
    new TableBuilder(game, library.file(game), 1 << 20, WorkerPool.SINGLE)
        .build(BuildListener.NONE);
    try (Table table = library.open(game).orElseThrow()) {
      assertThat(table.value(game.start())).hasValue(0);
      assertThat(table.file().getFileName().toString()).startsWith("tic-tac-toe-misere-");
    }
  }
}
