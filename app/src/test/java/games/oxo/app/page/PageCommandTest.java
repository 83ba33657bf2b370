package games.oxo.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import games.oxo.app.Run;
import games.oxo.session.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("oxo page")
class PageCommandTest {
  @TempDir private Path folder;

  @SuppressWarnings("NullAway.Init")
  private Path engine;

  @BeforeEach
  void writeAnEngine() throws IOException {
    engine = folder.resolve("engine.wasm");
    Files.write(engine, new byte[] {0, 'a', 's', 'm', 1, 0, 0, 0});
  }

  private Run page(Path output, String... more) {
    List<String> words =
        new ArrayList<>(List.of("page", "--engine", engine.toString(), "-o", output.toString()));
    words.addAll(List.of(more));
    return Run.oxo(words.toArray(String[]::new));
  }

  private static void assertRefused(Run run, String... sentences) {
    assertThat(run.err()).contains(sentences);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void writesOneFile() throws IOException {
    Path file = folder.resolve("oxo.html");
    Run run = page(file);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("\\Q" + file + "\\E: [0-9,]+ bytes\n");
    assertThat(Files.readString(file)).startsWith("<!doctype html>").endsWith("</html>\n");
  }

  @Test
  void tellsInJsonWhatItWrote() throws IOException {
    Path file = folder.resolve("oxo.html");
    assertThat(JsonReader.readObject(page(file, "--json").out().strip(), 1000))
        .containsOnlyKeys("file", "files", "bytes")
        .containsEntry("file", file.toString())
        .containsEntry("files", 1L)
        .containsEntry("bytes", Files.size(file));
  }

  @Test
  void keepsAFileThatIsThere() throws IOException {
    Path file = folder.resolve("oxo.html");
    Files.writeString(file, "mine");
    assertRefused(page(file), file.toString(), "--force");
    assertThat(Files.readString(file)).isEqualTo("mine");
    assertThat(page(file, "--force").status()).isZero();
    assertThat(Files.readString(file)).startsWith("<!doctype html>");
  }

  @Test
  void writesSeparateFilesForAHost() throws IOException {
    Path host = folder.resolve("host");
    Run run = page(host, "--hosted");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith(host.resolve("index.html") + ": ").contains(" files, ");
    assertThat(host.resolve("keeper.js")).exists();
    assertThat(host.resolve("oxo.wasm")).hasSameBinaryContentAs(engine);
  }

  @Test
  void keepsAFolderThatIsNotEmpty() throws IOException {
    Path mine = Files.createDirectories(folder.resolve("host")).resolve("mine.txt");
    Files.writeString(mine, "mine");
    assertRefused(page(mine.getParent(), "--hosted"), "is not empty", "--force");
    assertThat(mine.getParent().resolve("index.html")).doesNotExist();
    assertThat(page(mine.getParent(), "--hosted", "--force").status()).isZero();
    assertThat(mine).hasContent("mine");
    assertThat(mine.getParent().resolve("index.html")).exists();
  }

  @Test
  void aFileIsNoFolder() {
    assertRefused(page(engine, "--hosted"), "is a file; a folder is needed");
  }

  @Test
  void saysHowToGetTheEngine() {
    assertRefused(
        Run.oxo("page", "-o", folder.resolve("oxo.html").toString()),
        "the engine for browsers is missing",
        "./oxo page",
        "--engine FILE");
  }

  @Test
  void anEngineIsWebAssembly() throws IOException {
    Files.writeString(engine, "no engine");
    assertRefused(page(folder.resolve("oxo.html")), "is not a WebAssembly file");
    Files.delete(engine);
    assertRefused(page(folder.resolve("oxo.html")), "there is no file " + engine);
    assertThat(folder.resolve("oxo.html")).doesNotExist();
  }

  @Test
  void writesTheBoardForPagesOfOthers() throws IOException {
    Path board = folder.resolve("board");
    Run run = page(board, "--package");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith(board.resolve("oxo-board.js") + ": ");
    assertThat(board.resolve("oxo.wasm")).hasSameBinaryContentAs(engine);
    assertThat(
            JsonReader.readObject(Files.readString(board.resolve("games.json")), 1_000_000)
                .get("connect4:5x4")
                .toString())
        .contains("order=XOXOXOXOXOXOXOXOXOXO", "columns=[0, 1, 2, 3, 4, 0,");
  }

  @Test
  void writesAFrameForAPositionAPuzzleOrAGame() throws IOException {
    Path file = folder.resolve("frame.html");
    assertThat(page(file, "--embed", "yavalath", "e5", "d4", "--show", "analysis,steps").status())
        .isZero();
    assertThat(Files.readString(file))
        .contains("<oxo-board game=\"yavalath\" moves=\"e5 d4\" analysis steps></oxo-board>")
        .contains("src=\"oxo-board/oxo-board.js\"")
        .hasSizeLessThan(1000);
    page(file, "--force", "--embed", "tic-tac-toe", "XX./OO./...", "--show=puzzle", "--board=/b");
    assertThat(Files.readString(file))
        .contains("<oxo-board game=\"tic-tac-toe\" position=\"XX./OO./...\" puzzle></oxo-board>")
        .contains("src=\"/b/oxo-board.js\"");
    Path rules = folder.resolve("mine.toml");
    Files.writeString(rules, "extends = \"squava\"\nname = \"Mine & yours\"\n");
    page(file, "--force", "--embed", rules.toString());
    assertThat(Files.readString(file))
        .contains("<title>Mine &amp; yours</title>")
        .contains("definition=\"extends = &quot;squava&quot;&#10;name = ");
  }

  @Test
  void saysWhatBelongsTogether() {
    Path file = folder.resolve("frame.html");
    assertRefused(page(file, "--embed"), "--embed needs a game");
    assertRefused(page(file, "--embed", "--hosted", "squava"), "exclude each other");
    assertRefused(page(file, "squava"), "belong to --embed");
    assertRefused(
        page(file, "--embed", "squava", "--show", "puzle"), "--show is 'puzle'", "puzzle");
    assertRefused(page(file, "--embed", "squava", "9,9"), "'9 9' is not a cell");
  }
}
