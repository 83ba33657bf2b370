package games.oxo.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.game.Game;
import games.oxo.game.Samples;
import games.oxo.game.canonical.RulesFingerprint;
import games.oxo.game.input.InputException;
import games.oxo.search.WorkerPool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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

  @Test
  void allTablesAreListed() throws IOException {
    assertThat(new TableLibrary(folder.resolve("none")).list()).isEmpty();
    TableLibrary library = new TableLibrary(folder);
    Game game = Samples.game("tic-tac-toe");
    Path file = library.file(game);
    new TableBuilder(game, file, 1 << 20, WorkerPool.SINGLE).build(BuildListener.NONE);
    byte[] whole = Files.readAllBytes(file);
    Files.write(folder.resolve("a.oxotable.part"), Arrays.copyOf(whole, 700));
    Files.write(folder.resolve("b.oxotable"), Arrays.copyOf(whole, 700));
    Files.writeString(folder.resolve("c.oxotable"), "homework");
    Files.writeString(folder.resolve("d.txt"), "homework");
    List<TableSummary> found = library.list();
    assertThat(found.stream().map(each -> each.file().getFileName().toString()))
        .containsExactly(
            "a.oxotable.part", "b.oxotable", "c.oxotable", file.getFileName().toString());
    assertThat(found).extracting(TableSummary::positions).containsExactly(0L, 0L, 0L, 627L);
    assertThat(found)
        .extracting(TableSummary::game)
        .containsExactly("Tic-Tac-Toe", "Tic-Tac-Toe", "", "Tic-Tac-Toe");
    assertThat(found).extracting(TableSummary::complete).containsExactly(false, true, true, true);
    assertThat(found.get(0).fault()).isNull();
    assertThat(found.get(1).fault()).contains("is cut off or damaged at its end");
    assertThat(found.get(2).fault()).endsWith("is not a table");
    assertThat(found.get(3).rules()).isEqualTo(RulesFingerprint.of(game).toString());
    assertThat(found.get(3).bytes()).isEqualTo(whole.length);
  }

  /** With no memory for a layer each value is asked for by itself. */
  @Test
  void anExportNeedsNoMemory() throws IOException {
    try (Table table = TestTables.build(Samples.game("tic-tac-toe"), folder)) {
      ByteArrayOutputStream much = new ByteArrayOutputStream();
      new TableExport(table, 1 << 20, BuildListener.NONE).write(much);
      ByteArrayOutputStream none = new ByteArrayOutputStream();
      new TableExport(table, 0, BuildListener.NONE).write(none);
      assertThat(none.toByteArray()).isEqualTo(much.toByteArray()).hasSizeGreaterThan(10_000);
    }
  }
}
