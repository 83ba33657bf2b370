package games.oxo.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.oxo.app.play.HistoryFile;
import games.oxo.app.play.Suggestions;
import games.oxo.game.Await;
import games.oxo.game.Position;
import games.oxo.game.library.BuiltInGames;
import games.oxo.game.text.PositionReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(Await.GUARD_SECONDS)
class KeyboardInputTest {
  private static final Pattern CODES = Pattern.compile("\u001b(\\[[0-9;?]*[A-Za-z]|\\(B|[=>])");
  private static final String PROMPT = "Your move: ";
  private static final String UP = "\u001bOA";
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_D = "\u0004";

  @TempDir Path folder;
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  private KeyboardInput keyboard(String keys, Path history) throws IOException {
    ExternalTerminal terminal =
        new ExternalTerminal("test", "xterm", new Fingers(keys), screen, StandardCharsets.UTF_8);
    terminal.setSize(Size.of(80, 24));
    return new KeyboardInput(terminal, false, Optional.of(history));
  }

  /** Types when there is something to answer, as people do, and then waits until it is closed. */
  private final class Fingers extends ByteArrayInputStream {
    private final int shownBefore = shown().length();

    Fingers(String keys) {
      super(keys.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      awaitTurn();
      return super.read(bytes, offset, length);
    }

    @Override
    public int read() {
      awaitTurn();
      return super.read();
    }

    private void awaitTurn() {
      try {
        while (!shown().substring(shownBefore).contains(PROMPT)) {
          Thread.sleep(5);
        }
        if (available() == 0) {
          Thread.sleep(Await.GUARD_MILLIS);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** What the screen shows, without codes for colours and the cursor. */
  private String shown() {
    return CODES.matcher(screen.toString(StandardCharsets.UTF_8)).replaceAll("");
  }

  private String typed(String game, String position, String keys) throws IOException {
    try (KeyboardInput input = keyboard(keys, folder.resolve("history"))) {
      return String.valueOf(input.read(PROMPT, new Suggestions(position(game, position))));
    }
  }

  private static Position position(String game, String text) {
    return PositionReader.read(BuiltInGames.load(game), text);
  }

  private static List<String> offered(String game, String position, String typed) {
    return new Suggestions(position(game, position))
        .of(typed).stream().map(LineInput.Suggestion::line).toList();
  }

  @Test
  void legalMovesAndWordsAreOffered() {
    assertThat(offered("tic-tac-toe", "a1 b2 c1", ""))
        .containsExactly(
            "b1", "a2", "c2", "a3", "b3", "c3", "undo", "hint", "why", "review", "rules", "board",
            "moves", "save", "load", "again", "quit", "help");
    assertThat(offered("tic-tac-toe", "a1 b2 c1", "why b")).containsExactly("why b1", "why b3");
    assertThat(offered("tic-tac-toe", "a1 b2 c1", "b")).containsExactly("b1", "b3", "board");
    assertThat(offered("tic-tac-toe", "", "H")).containsExactly("hint", "help");
    assertThat(offered("connect4", "111111", "")).startsWith("2", "3", "4", "5", "6", "7");
  }

  @Test
  void movesOfTwoWordsAreOfferedAsTheyAreTyped() {
    assertThat(offered("squava", "1,1", "1 ")).containsExactly("1 0", "1 2", "1 3", "1 4");
    assertThat(offered("squava", "1,1", "1,")).containsExactly("1,0", "1,2", "1,3", "1,4");
    assertThat(offered("squava", "", "")).startsWith("0 0", "0 1");
  }

  @Test
  void aSwapIsOfferedOnlyWhereTheRulesDo() {
    assertThat(offered("yavalath", "e5", "s")).containsExactly("swap", "save");
    assertThat(offered("yavalath", "e5 e6", "s")).containsExactly("save");
  }

  @Test
  void filesAreOfferedForSaveAndLoad() throws IOException {
    Files.writeString(folder.resolve("game one.txt"), "");
    Files.writeString(folder.resolve(".hidden"), "");
    Files.createDirectory(folder.resolve("games"));
    assertThat(offered("squava", "", "load " + folder + "/"))
        .containsExactly("load " + folder + "/game one.txt", "load " + folder + "/games/");
    assertThat(offered("squava", "", "save " + folder + "/games"))
        .containsExactly("save " + folder + "/games/");
    assertThat(offered("squava", "", "load " + folder + "/.h"))
        .containsExactly("load " + folder + "/.hidden");
    assertThat(offered("squava", "", "load /no/such/folder/")).isEmpty();
  }

  @Test
  void tabCompletesWhatIsTyped() throws IOException {
    assertThat(typed("tic-tac-toe", "a1 b2 c1", "hi\t\r")).isEqualTo("hint");
    assertThat(typed("squava", "1,1 1,0 2,1 1,2 0,3 1,3 2,3", "1\t\r")).isEqualTo("1 4");
    assertThat(typed("yavalath", "e5", "sw\t\r")).isEqualTo("swap");
    Files.writeString(folder.resolve("game one.txt"), "");
    assertThat(typed("squava", "", "lo\t" + folder + "/ga\t\r"))
        .isEqualTo("load " + folder + "/game one.txt");
  }

  @Test
  void tabListsWhatIsPossible() throws IOException {
    assertThat(typed("squava", "1,1", "2\t\r").strip()).isEqualTo("2");
    assertThat(shown()).contains("2 0", "2 4").doesNotContain("1 0");
    assertThat(screen.toString(StandardCharsets.UTF_8))
        .as("nothing has a colour where none is wanted")
        .doesNotContainPattern("\u001b\\[[0-9;]*3[0-9]");
  }

  @Test
  void linesAreCalledBackInTheNextGame() throws IOException {
    Path history = folder.resolve("state/oxo/history");
    LineInput.Completion none = typed -> List.of();
    try (KeyboardInput input = keyboard("e5\rhint!\r", history)) {
      assertThat(input.read(PROMPT, none)).isEqualTo("e5");
      assertThat(input.read(PROMPT, none)).isEqualTo("hint!");
    }
    assertThat(history).hasContent("e5\nhint!\n");
    try (KeyboardInput input = keyboard(UP + UP + "\r", history)) {
      assertThat(input.read(PROMPT, none)).isEqualTo("e5");
    }
  }

  @Test
  void aHistoryThatCannotBeKeptDoesNoHarm() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    LineInput.Completion none = typed -> List.of();
    try (KeyboardInput input = keyboard("e5\r" + UP + "\r", file.resolve("oxo/history"))) {
      assertThat(input.read(PROMPT, none)).isEqualTo("e5");
      assertThat(input.read(PROMPT, none)).isEqualTo("e5");
    }
    assertThat(file).isEmptyFile();
  }

  @Test
  void ctrlDEndsTheInputAndCtrlCTheGame() throws IOException {
    assertThat(typed("squava", "", CTRL_D)).isEqualTo("null");
    assertThatThrownBy(() -> typed("squava", "", "1 1" + CTRL_C))
        .isInstanceOf(GameInterrupted.class);
    assertThat(shown()).endsWith("\n");
  }

  @Test
  void theHistoryLiesWhereProgramsKeepTheirState() {
    assertThat(HistoryFile.path(Map.of(), "/home/ann"))
        .contains(Path.of("/home/ann/.local/state/oxo/history"));
    assertThat(HistoryFile.path(Map.of("XDG_STATE_HOME", "/var/state"), "/home/ann"))
        .contains(Path.of("/var/state/oxo/history"));
    assertThat(HistoryFile.path(Map.of("XDG_STATE_HOME", "here"), "/home/ann"))
        .contains(Path.of("/home/ann/.local/state/oxo/history"));
    assertThat(HistoryFile.path(Map.of(), "?")).isEmpty();
  }
}
